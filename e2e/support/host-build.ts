import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { build, type InlineConfig, type PluginOption } from 'vite'

const host = fileURLToPath(new URL('../host/', import.meta.url))

/** The folders of the built host app. */
export interface HostBuilds {
  readonly plain: string
  /** Compiled by React's compiler. */
  readonly compiled: string
  /** Holds `server.mjs`, a module for Node that exports `render`. */
  readonly server: string
}

/** Builds the host app for production, in each of its forms, below `folder`. */
export async function buildHost(folder: string): Promise<HostBuilds> {
  const builds = { plain: join(folder, 'plain'), compiled: join(folder, 'compiled'), server: join(folder, 'server') }
  // A test run says `test` here, and React would build its development form.
  const mode = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await build(page(builds.plain, [react()]))
    await build(page(builds.compiled, [react(), babel({ presets: [reactCompilerPreset()] })]))
    await build(server(builds.server))
  } finally {
    process.env['NODE_ENV'] = mode
  }
  return builds
}

function page(outDir: string, plugins: PluginOption[]): InlineConfig {
  const output = { outDir, emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false }
  return { root: host, configFile: false, logLevel: 'error', plugins, build: output }
}

/** Everything is bundled, so that the module runs wherever it lies. */
function server(outDir: string): InlineConfig {
  const input = { server: join(host, 'server.tsx') }
  return {
    root: host,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
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
