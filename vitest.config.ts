import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { reactCompiler } from './quality/react-compiler.ts'

/** One busy moment of a shared machine is no finding; the same failure twice is. `scripts/test.mjs` names what needed it. */
const retry = 1

/** Whole flows in Chromium. */
const browser = {
  environment: 'node' as const,
  globalSetup: ['e2e/support/global-setup.ts'],
  // Twice what a flow needs that has the machine to itself: two run at a time.
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 120_000,
  hookTimeout: 240_000,
  retry,
}

/** Apps of few chains and features: what the compiler, the linter, the bundler and their own tests say. */
const selections = 'e2e/selections/**/*.test.ts'

/** Apps that the frameworks' own generators make, and others: they are installed from the package registry. */
const hosts = 'e2e/hosts/**/*.test.ts'

/** What asks the package registry, so it is no part of `npm test`. */
const packaged = 'e2e/package/**/*.test.ts'

/** The template's views once more, compiled by React's compiler as a host app may: it freezes what is not marked for it. */
const compiled = {
  extends: 'template/vitest.config.ts' as const,
  root: 'template',
  plugins: [reactCompiler('all')],
  test: { name: 'compiled', retry, exclude: ['src/**/*.test.ts'] },
}

export default defineConfig({
  test: {
    // Vitest leaves one core to itself; on a machine with two, half of it would stand still.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'cli',
          include: ['src/**/*.test.ts', 'quality/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['src/test-support/build.ts'],
          retry,
          // Three times what the slowest needs beside another one: they start npm, servers and compilers.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { extends: 'template/vitest.config.ts', root: 'template', test: { name: 'template', retry } },
      compiled,
      {
        test: {
          ...browser,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: [hosts, selections, packaged],
          // Every file drives one browser and its own chains, and waits for them half of the time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'selections',
          include: [selections],
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 60_000,
          // With the flows in the browser, which leave a core unused now and then.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...browser,
          name: 'hosts',
          include: [hosts],
          globalSetup: ['src/test-support/build.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'package',
          include: [packaged],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
