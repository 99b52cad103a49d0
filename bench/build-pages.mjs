// Builds the pages that are measured: the modal, a hand-written dialog, a React + MobX dialog, and React alone.
import react from '@vitejs/plugin-react'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))

export const pages = /** @type {const} */ (['modal', 'all-adapters', 'hand-written', 'react-mobx', 'react'])

/** The folder of a built page. */
export const outputOf = (/** @type {string} */ page) => join(here, '../.tmp/bench', page)

/** Builds one page for production, with source maps when asked, and returns the bundler's output. */
export async function buildPage(/** @type {string} */ page, sourcemap = false) {
  // Vite builds for what it finds here, and importing a module through it leaves `development` behind.
  process.env.NODE_ENV = 'production'
  const root = join(here, 'pages', page)
  const outDir = outputOf(page)
  await rm(outDir, { recursive: true, force: true })
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page}</title></head><body><script type="module" src="./main.tsx"></script></body></html>`
  await mkdir(join(here, '../.tmp'), { recursive: true })
  await writeFile(join(root, 'index.html'), html)
  try {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      resolve: { dedupe: ['react', 'react-dom', 'mobx', 'mobx-react-lite'] },
      build: { outDir, emptyOutDir: true, sourcemap: sourcemap && 'hidden', modulePreload: { polyfill: false } },
    })
    return /** @type {import('vite').Rollup.RollupOutput} */ (result).output
  } finally {
    await rm(join(root, 'index.html'), { force: true })
  }
}
