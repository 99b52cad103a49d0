import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  optimizeDeps: { noDiscovery: true },
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/wallet-modal/testing/setup.ts'],
    restoreMocks: true,
  },
})
