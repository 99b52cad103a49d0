import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The tests that `scripts/mutation.mjs` has chosen, from the root of the repository. */
const tests = (process.env['MUTATION_TESTS'] ?? '').split(',')

// Stryker runs this file in its copy of the repository. Unlike the repository's own projects, these need no built package: a mutant in a
// source file would not reach it.
export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: tests,
    ...(tests.every((path) => path.startsWith('template/')) && {
      setupFiles: ['template/src/wallet-modal/testing/setup.ts'],
    }),
    restoreMocks: true,
    testTimeout: 20_000,
  },
})
