import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

// Vite puts VITE_WALLET_CONFIG of the environment into the pages. README.md describes its value. The account page is a build of its own,
// with the mode `account-page`: code that it shared with the frame would make the frame larger, which visitors wait for.
export default defineConfig(({ mode }) => ({
  root: pathOf('.'),
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: mode !== 'account-page',
    // The policy of the pages allows no inline content and no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: (mode === 'account-page' ? ['export.html'] : ['index.html', 'confirm.html']).map(pathOf),
    },
  },
}))
