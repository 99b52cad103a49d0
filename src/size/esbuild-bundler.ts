import { join } from 'node:path'
import type { BuildOptions, BuildResult, Loader, Plugin } from 'esbuild'
import { absentFile, leftOut, type BuildInput, type Built, type Bundler } from './bundler'
import { modulePath } from './chunk'
import { isText, resolveImport } from './copy-modules'

/** The part of esbuild's module that is used here. */
export interface EsbuildModule {
  version: string
  build(options: BuildOptions): Promise<BuildResult>
}

/** Builds with the esbuild of the project. */
export function esbuildBundler(esbuild: EsbuildModule): Bundler {
  return {
    name: 'esbuild',
    version: esbuild.version,
    build: async (input) => builtFrom(await esbuild.build(optionsFor(input)), input),
  }
}

/** The name of a folder that does not exist. esbuild needs a folder for the names of the chunks, but writes nothing. */
const nowhere = 'wallet-modal-size'

function optionsFor(input: BuildInput): BuildOptions {
  return {
    absWorkingDir: input.root,
    entryPoints: [join(input.root, input.entry)],
    outdir: join(input.root, nowhere),
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: '{}',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
    external: leftOut.flatMap((name) => [name, `${name}/*`]),
    loader: Object.fromEntries(['png', 'jpg', 'svg', 'webp', 'woff2'].map((ending) => [`.${ending}`, 'file'])),
    logLevel: 'silent',
    plugins: [copyPlugin(input)],
  }
}

const loaders: Readonly<Record<string, Loader>> = { mts: 'ts', cts: 'ts', mjs: 'js', cjs: 'js' }

/** Reads the files of the copy from memory. */
function copyPlugin(input: BuildInput): Plugin {
  return {
    name: 'wallet-modal-size',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /.*/ }, ({ path, importer, kind, pluginData }) => {
        // `resolve` below has made this call.
        if (pluginData === nowhere) return undefined
        const found = resolveImport(input, path, importer === '' ? undefined : importer)
        if (found.kind === 'copy') return { path: join(input.root, found.path) }
        if (found.kind === 'absent') throw absentFile(input, path, importer)
        if (found.kind === 'project')
          return resolve(`./${found.path}`, { kind, importer, resolveDir: input.root, pluginData: nowhere })
        return undefined
      })
      onLoad({ filter: /.*/ }, ({ path }) => {
        const inside = modulePath(input.root.replaceAll('\\', '/'), path)
        const contents = isText(inside) ? input.files.get(inside) : undefined
        if (contents === undefined) return undefined
        const ending = inside.slice(inside.lastIndexOf('.') + 1)
        const loader = inside.endsWith('.module.css') ? 'local-css' : (loaders[ending] ?? (ending as Loader))
        return { contents, loader, resolveDir: join(path, '..') }
      })
    },
  }
}

function builtFrom({ metafile, outputFiles = [] }: BuildResult, { root }: BuildInput): Built {
  const nameOf = (path: string): string => modulePath(root, path)
  const texts = new Map(outputFiles.map(({ path, text }) => [nameOf(path), text]))
  const outputs = Object.entries(metafile?.outputs ?? {})
  return {
    chunks: outputs.flatMap(([name, { inputs, imports }]) =>
      name.endsWith('.js')
        ? {
            name,
            code: texts.get(name) ?? '',
            modules: Object.keys(inputs).map(nameOf),
            imports: imports.flatMap(({ path, kind }) => (kind === 'import-statement' ? path : [])),
          }
        : [],
    ),
    // esbuild repeats a module's styles in the style sheet of each chunk that begins with a dynamic import. So the sum of the style sheets
    // would have no meaning.
    styleSheets: null,
  }
}
