/** What somebody can do with their face. */
export const EMOTES = ['stare', 'sweat', 'wink', 'shrug', 'laugh', 'clap'] as const
export type EmoteName = (typeof EMOTES)[number]
