import react from '@vitejs/plugin-react'
import type { TestModule, Vitest } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** The tests that `scripts/mutation.mjs` has chosen, from the root of the repository. */
const tests = (process.env['MUTATION_TESTS'] ?? '').split(',')

/** Whether these tests need the setup of the modal's tests. Loading React's testing library for each mutant would take most of the time. */
const hasSetup = process.env['MUTATION_SETUP'] === 'modal'

/** Stryker looks only at tests. Without this reporter it would overlook a mutant that makes a whole test file fail before its first test. */
class BrokenFiles {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestModuleEnd(file: TestModule): void {
    for (const error of file.errors()) this.#vitest?.state.catchError(error, 'Broken test file')
  }
}

// Stryker runs this file in its copy of the repository. Unlike the repository's own projects, these tests need no built package, because no mutant
// would reach a built package.
export default defineConfig({
  plugins: hasSetup ? [react()] : [],
  test: {
    include: tests,
    reporters: [new BrokenFiles()],
    // The modal's test files share their modules. With a copy for each file, loading the modal takes most of the time of a mutant.
    isolate: !hasSetup,
    ...(hasSetup && { environment: 'happy-dom', setupFiles: ['template/src/wallet-modal/testing/setup.ts'] }),
    restoreMocks: true,
    testTimeout: 20_000,
    // Two things take most of the time of these tests: verifying signatures and sending random amounts. With fewer changed bytes in each signature
    // and with fewer amounts, the tests notice the same mutants.
    env: { SIWX_BYTE_STEP: '16', SEND_ROUNDS: '100' },
  },
})
