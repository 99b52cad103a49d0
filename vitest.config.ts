import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { leftOut } from './quality/lockdown/left-out.ts'
import { reactCompiler } from './quality/react-compiler.ts'
import template from './template/vitest.config.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Whole flows in Chromium. */
const browser = {
  environment: 'node' as const,
  globalSetup: ['e2e/support/global-setup.ts'],
  // Twice what a flow needs that has the machine to itself: two run at a time.
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // One busy moment of a shared machine is no finding; the same failure twice is. `scripts/test.mjs` counts and names what
  // needed its second try. What runs in Node has one try.
  retry: 1,
}

/** Tests of the CLI, the sandbox and the source that run in Node. */
const node = {
  environment: 'node' as const,
  globalSetup: ['src/test-support/build.ts'],
  // Three times what the slowest needs beside another one: they start npm, servers and compilers.
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** Many generated cases, a failure at every call, hostile projects, the packed package, several servers. */
const long = ['src/**/*.long.test.ts', 'quality/**/*.long.test.ts']

/** The sandbox that apps are developed against. */
const sandbox = 'src/sandbox/**/*.test.ts'

/** Apps of few chains and features: what the compiler and the linter say. */
const types = 'e2e/selections/types.test.ts'

/** The same apps: what the bundler and their own tests say. */
const selections = 'e2e/selections/**/*.test.ts'

/** Flows that measure how long tasks take. They run alone, because a build beside them would double the times. */
const measured = 'e2e/long-lists.test.ts'

/** Apps that the frameworks' own generators make, and others: they are installed from the package registry. */
const hosts = 'e2e/hosts/**/*.test.ts'

/** Flows in Firefox, which has to be installed. */
const firefox = 'e2e/firefox/**/*.test.ts'

/** What asks the package registry, so it is no part of `npm run test:all`. */
const packaged = 'e2e/package/**/*.test.ts'

/** The template's views once more, compiled by React's compiler as a host app may: it freezes what is not marked for it. */
const compiled = {
  extends: 'template/vitest.config.ts' as const,
  root: 'template',
  plugins: [reactCompiler('all')],
  test: { name: 'compiled', exclude: ['src/**/*.test.ts'], globalSetup: [path('quality/compile-ahead.ts')] },
}

/**
 * The tests of the template once more, on a page whose intrinsics are frozen. Each file has a process of its own, because a frozen process
 * stays frozen. The intrinsics are frozen before anything else is loaded, so this project does not extend the template's list of setup files.
 */
const lockdown = {
  ...template,
  root: 'template',
  test: {
    ...template.test,
    name: 'lockdown',
    pool: 'forks' as const,
    exclude: [...leftOut],
    setupFiles: [path('quality/lockdown/setup.ts'), path('template/src/wallet-modal/testing/setup.ts')],
  },
}

// `scripts/test-suites.mjs` says which projects are part of `npm test`.
export default defineConfig({
  test: {
    // Vitest leaves one core to itself; on a machine with two, half of it would stand still.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    tags: [{ name: 'main', description: 'The whole flow of a capability, one for each: part of `npm test`.' }],
    projects: [
      {
        test: {
          ...node,
          name: 'cli',
          include: ['src/**/*.test.ts', 'quality/**/*.test.ts'],
          exclude: [...long, sandbox],
        },
      },
      { extends: 'template/vitest.config.ts', root: 'template', test: { name: 'template' } },
      { test: { ...node, name: 'sandbox', include: [sandbox] } },
      { test: { ...node, name: 'long', include: long } },
      compiled,
      lockdown,
      {
        test: {
          ...browser,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: [hosts, selections, packaged, measured, firefox],
          // Every file drives one browser and its own chains, and waits for them half of the time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...browser, name: 'measured', include: [measured], maxWorkers: 1, sequence: { groupOrder: 2 } } },
      { test: { name: 'types', include: [types], environment: 'node', testTimeout: 240_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'selections',
          include: [selections],
          exclude: [types],
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
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: { ...browser, name: 'firefox', include: [firefox], maxWorkers: 1, retry: 0, sequence: { groupOrder: 5 } },
      },
      {
        test: {
          name: 'package',
          include: [packaged],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
