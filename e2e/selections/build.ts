import { build, type Rollup } from 'vite'
import { modulePath, type Chunk as BuiltChunk } from '../../src/size/chunk'

/** A script of a built app. */
export interface Chunk extends BuiltChunk {
  /** The number of characters of each module in the script. */
  lengths: ReadonlyMap<string, number>
  isEntry: boolean
}

/** The output of a build: its scripts, and all other files as text. */
export interface Built {
  chunks: readonly Chunk[]
  assets: readonly string[]
}

/** Builds an app for production by its own config, and writes nothing. */
export async function buildApp(folder: string): Promise<Built> {
  const result = await forProduction(() => build({ root: folder, logLevel: 'error', build: { write: false } }))
  if (!('output' in result)) throw new Error('The app is built in more than one form.')
  const { output } = result
  return {
    chunks: output.flatMap((item) => (item.type === 'chunk' ? [chunkOf(item, folder)] : [])),
    assets: output.flatMap((item) => (item.type === 'asset' ? [item.source.toString()] : [])),
  }
}

/** The number of characters that some modules have in some chunks. */
export function weightOf(chunks: Iterable<Chunk>, modules: readonly string[]): number {
  const lengths = [...chunks].flatMap((chunk) => modules.map((path) => chunk.lengths.get(path) ?? 0))
  return lengths.reduce((sum, length) => sum + length, 0)
}

/** The packages whose code is in a build. */
export function packagesIn({ chunks }: Built): Set<string> {
  const modules = chunks.flatMap((chunk) => chunk.modules)
  return new Set(modules.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []))
}

function chunkOf(chunk: Rollup.OutputChunk, folder: string): Chunk {
  const { fileName, code, isEntry, imports } = chunk
  const lengths = new Map(
    Object.entries(chunk.modules).map(([id, module]) => [modulePath(folder, id), module.renderedLength]),
  )
  return { name: fileName, code, modules: [...lengths.keys()], lengths, isEntry, imports }
}

/** In a test run NODE_ENV is `test`, and React would build its development version. */
async function forProduction<T>(run: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await run()
  } finally {
    process.env['NODE_ENV'] = before
  }
}
