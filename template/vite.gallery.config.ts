import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `npm run gallery`: every view in every state, without a wallet or a chain. */
export default defineConfig({
  plugins: [react()],
  server: { open: '/gallery.html' },
  build: { outDir: 'dist-gallery', rollupOptions: { input: 'gallery.html' } },
})
