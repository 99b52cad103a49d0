import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// Vite puts VITE_WALLET_CONFIG of the environment into the frame. README.md describes its value.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // The policy of the page allows no inline content and no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
