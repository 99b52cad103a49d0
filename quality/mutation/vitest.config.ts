import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The tests that `scripts/mutation.mjs` has chosen, from the root of the repository. */
const tests = (process.env['MUTATION_TESTS'] ?? '').split(',')

/** Whether these tests need the setup of the modal's tests. Loading React's testing library for each mutant would take most of the time. */
const hasSetup = process.env['MUTATION_SETUP'] === 'modal'

// Stryker runs this file in its copy of the repository. Unlike the repository's own projects, these tests need no built package, because no mutant
// would reach a built package.
export default defineConfig({
  plugins: hasSetup ? [react()] : [],
  test: {
    include: tests,
    ...(hasSetup && { environment: 'happy-dom', setupFiles: ['template/src/wallet-modal/testing/setup.ts'] }),
    restoreMocks: true,
    testTimeout: 20_000,
  },
})
