import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { CompileOptions } from 'svelte/compiler'
import { defineConfig } from 'vitest/config'
import { brotli } from './brotli.ts'
import { groupsIn } from './chunks.ts'
import { invitations } from './invitations.ts'
import { licences } from './licences.ts'
import { precache } from './precache.ts'

const server = process.env.SHERWOOD_SERVER ?? 'http://127.0.0.1:8000'

const LETTERS = 4 // of a hash, enough to tell a few hundred components apart

/** The class by which a component's styles find it; it stands in scripts and styles hundreds of times. */
const cssHash: NonNullable<CompileOptions['cssHash']> = ({ hash, filename, css }) =>
  `_${hash(filename || css).slice(-LETTERS)}`

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte({ compilerOptions: { cssHash } }),
    licences(),
    invitations(),
    precache(),
    brotli(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: groupsIn(import.meta.dirname) } } },
  },
  worker: { format: 'es' },
  // Files find each other wherever the page lies; only the page itself says where that is.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  // Components are tested in a made-up browser, so the browser's half of Svelte is wanted there too.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { pool: 'vmThreads', environment: 'happy-dom', include: ['*.test.ts', 'src/**/*.test.ts'] },
}))
