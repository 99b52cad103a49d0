import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// One file with all of its packages, so that it can be copied to the machine where a backup is restored.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  build: {
    target: 'node20',
    ssr: fileURLToPath(new URL('./main.ts', import.meta.url)),
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'check.mjs', codeSplitting: false } },
  },
  ssr: { noExternal: true },
})
