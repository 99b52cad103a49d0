import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig, loadEnv, runnerImport } from 'vite'
import type * as completing from './build/complete-config'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const variable = 'VITE_WALLET_CONFIG'

/** Puts the checked settings into the pages. README.md describes VITE_WALLET_CONFIG. Wrong settings stop the build. */
const settings: Plugin = {
  name: 'wallet-frame-settings',
  apply: 'build',
  async config({ define, root }, { mode }) {
    const key = `import.meta.env.${variable}`
    if (define && key in define) return {}
    const { [variable]: given } = loadEnv(mode, root ?? pathOf('.'), variable)
    // This file is not imported above, because Vite requires file extensions in the imports of its configuration.
    const { module } = await runnerImport<typeof completing>(pathOf('build/complete-config.ts'))
    return { define: { [key]: JSON.stringify(module.completeConfig(given)) } }
  },
}

// The account page and the pages of the wallet's windows are a build of their own, with the mode `account-page`: shared code would make the
// frame larger, and visitors wait until the frame has loaded.
export default defineConfig(({ mode }) => ({
  root: pathOf('.'),
  base: './',
  publicDir: false,
  plugins: [settings],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: mode !== 'account-page',
    // The policy of the pages allows no inline content and no data addresses.
    assetsInlineLimit: 0,
    // Vite adds no lists of files to preload, so the frame posts READY earlier. Style sheets are still loaded.
    modulePreload: false,
    rolldownOptions: {
      input: (mode === 'account-page' ? ['export.html', 'confirm.html', 'loading.html'] : ['index.html']).map(pathOf),
    },
  },
}))
