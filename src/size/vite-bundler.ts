import { join } from 'node:path'
import type { InlineConfig, Plugin, Rollup } from 'vite'
import { absentFile, isLeftOut, type BuildInput, type Built, type Bundler } from './bundler'
import { modulePath } from './chunk'
import { isText, resolveImport } from './copy-modules'

/** The part of Vite's module that is used here. */
export interface ViteModule {
  version: string
  build(config: InlineConfig): Promise<unknown>
}

/** Builds with the Vite of the project. The project's Vite, PostCSS and environment files are not read. */
export function viteBundler(vite: ViteModule): Bundler {
  return {
    name: 'vite',
    version: vite.version,
    build: async (input) => builtFrom(await vite.build(configFor(input, vite.version)), input),
  }
}

function configFor(input: BuildInput, version: string): InlineConfig {
  const jsx = Number.parseInt(version, 10) >= 8 ? { oxc: { jsx: { runtime: 'automatic' as const } } } : esbuildJsx
  return {
    root: input.root,
    configFile: false,
    envFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'silent',
    plugins: [copyPlugin(input)],
    css: { postcss: { plugins: [] } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ...jsx,
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: join(input.root, input.entry),
        external: isLeftOut,
        // Vite ends the build if it cannot resolve an import. All other warnings, for example about "use client", are ignored, because they
        // do not matter for the sizes.
        onwarn: (warning, handle) => {
          if (warning.code === 'UNRESOLVED_IMPORT') handle(warning)
        },
      },
    },
  }
}

/** The option of Vite 7 and earlier, which transform with esbuild. */
const esbuildJsx = { esbuild: { jsx: 'automatic' } } as const

/** Reads the files of the copy from memory. */
function copyPlugin(input: BuildInput): Plugin {
  return {
    name: 'wallet-modal-size',
    enforce: 'pre',
    async resolveId(source, importer) {
      const found = resolveImport(input, source, importer)
      if (found.kind === 'copy') return join(input.root, found.path)
      if (found.kind === 'absent') throw absentFile(input, source, importer)
      if (found.kind === 'project') return this.resolve(join(input.root, found.path), importer, { skipSelf: true })
      return null
    },
    load(id) {
      const path = modulePath(input.root, id)
      const bytes = isText(path) && !id.includes('?') ? input.files.get(path) : undefined
      return bytes === undefined ? null : new TextDecoder().decode(bytes)
    },
  }
}

function builtFrom(result: unknown, { root }: BuildInput): Built {
  const [first] = Array.isArray(result) ? result : [result]
  const { output } = first as Rollup.RollupOutput
  return {
    chunks: output.flatMap((item) =>
      item.type === 'chunk'
        ? {
            name: item.fileName,
            code: item.code,
            modules: Object.keys(item.modules).map((id) => modulePath(root, id)),
            imports: item.imports,
          }
        : [],
    ),
    styleSheets: output.flatMap((item) =>
      item.type === 'asset' && item.fileName.endsWith('.css') ? String(item.source) : [],
    ),
  }
}
