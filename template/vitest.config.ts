import react from '@vitejs/plugin-react'
import { walletModalSandbox } from 'create-wallet-modal/sandbox'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), walletModalSandbox()],
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/wallet-modal/testing/setup.ts'],
    restoreMocks: true,
    // The first test of a file waits for every chunk of the modal to be transformed.
    testTimeout: 20_000,
  },
})
