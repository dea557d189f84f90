import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Rules that need types are left to svelte-check: here they would make linting slow.
export default defineConfig(
  { ignores: ['dist'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-undef': 'off', // the type check knows all names
      // `() => {}` is how one says that nothing is to be done.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // A test fails where it is wrong about `!`; arithmetic knows how long its arrays are.
    files: ['**/*.test.ts', 'src/parts/sha256.ts', 'src/parts/shuffle.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
)
