import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'cli',
          include: ['src/**/*.test.ts', 'quality/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['src/test-support/build.ts'],
          testTimeout: 20_000,
        },
      },
      { extends: 'template/vitest.config.ts', root: 'template', test: { name: 'template' } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['e2e/support/global-setup.ts'],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 240_000,
          // Every file drives one browser and its own chains: together they would only take the machine from each other.
          fileParallelism: false,
        },
      },
    ],
  },
})
