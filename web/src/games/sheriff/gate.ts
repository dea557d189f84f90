/** All that is wanted as soon as bags lie at the gate, as one file. */
export { default as Gate } from './Gate.svelte'
export { linesFor } from './lines'
export { spokenIn } from './spoken'
