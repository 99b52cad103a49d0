import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type PluginOption } from 'vite'
import { reactCompiler } from '../../quality/react-compiler'

/** The package that is installed in the template's workspace. */
const alias = { '@wagmi/core': fileURLToPath(new URL('../../template/node_modules/@wagmi/core', import.meta.url)) }

const host = fileURLToPath(new URL('../host/', import.meta.url))

/** The folders of the built host app. */
export interface HostBuilds {
  readonly plain: string
  /** Built with React's development version, which prints warnings. */
  readonly development: string
  /** Compiled by React's compiler. */
  readonly compiled: string
  /** Holds `server.mjs`, a module for Node that exports `render`. */
  readonly server: string
  /** The wallet frame. Its scripts have `frameConfigMark` in place of its settings. */
  readonly frame: string
}

/** Stands for the settings in the built wallet frame. The server of the frame replaces it. */
export const frameConfigMark = '__wallet_frame_settings__'

/** Builds the host app in each of its forms, below `folder`. */
export async function buildHost(folder: string): Promise<HostBuilds> {
  const [plain, development, compiled, rendering, frame] = ['plain', 'development', 'compiled', 'server', 'frame'].map(
    (name) => join(folder, name),
  ) as [string, string, string, string, string]
  await inMode('production', async () => {
    await build(page(plain, [react()]))
    await build(page(compiled, [react(), reactCompiler('infer')]))
    await build(server(rendering))
    await buildFrame(frame)
  })
  await inMode('development', () => build({ ...page(development, [react()]), mode: 'development' }))
  return { plain, development, compiled, server: rendering, frame }
}

/** In a test run NODE_ENV is `test`, and React would build its development version everywhere. */
async function inMode(mode: string, run: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = mode
  try {
    await run()
  } finally {
    process.env['NODE_ENV'] = before
  }
}

function page(outDir: string, plugins: PluginOption[]): InlineConfig {
  const output = { outDir, emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false }
  const all = [...plugins, listOfModules]
  return { root: host, configFile: false, logLevel: 'error', plugins: all, resolve: { alias }, build: output }
}

/** Writes the list of each script's modules next to the build. */
const listOfModules: PluginOption = {
  name: 'list-of-modules',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((item) =>
      item.type === 'chunk' ? [[item.fileName, item.moduleIds]] : [],
    )
    this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(Object.fromEntries(chunks)) })
  },
}

/** Builds the wallet frame and its account page. The mark takes the place of the settings, which each host writes when it serves a file. */
async function buildFrame(outDir: string): Promise<void> {
  const define = { 'import.meta.env.VITE_WALLET_CONFIG': JSON.stringify(frameConfigMark) }
  const configFile = fileURLToPath(
    new URL('../../template/src/wallet-modal/wallet-frame/vite.config.ts', import.meta.url),
  )
  for (const mode of ['production', 'account-page']) {
    const emptyOutDir = mode === 'production'
    const output = { outDir, emptyOutDir, reportCompressedSize: false }
    await build({ configFile, mode, define, logLevel: 'error', build: output })
  }
}

/** All packages are bundled, so that the module runs in any folder. */
function server(outDir: string): InlineConfig {
  const input = { server: join(host, 'server.tsx') }
  return {
    root: host,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      reportCompressedSize: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  }
}
