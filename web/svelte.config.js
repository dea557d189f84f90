import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

const LETTERS = 4 // of a hash, enough to tell a few hundred components apart

/** The class by which a component's styles find it; it stands in scripts and styles hundreds of times. */
const cssHash = ({ hash, filename, css }) => `_${hash(filename ?? css).slice(-LETTERS)}`

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } }
