import { join, posix } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import type { Framework } from './framework'

const scripts = ['tsx', 'jsx', 'js', 'ts']

/** The router of Next.js that serves the pages. */
export type NextRouter = 'app' | 'pages'

/** Returns the router of a Next.js project. Like Next.js, prefers folders beside `src` to folders inside `src`. */
export async function nextRouter(fs: FileSystem, root: string): Promise<NextRouter> {
  for (const router of ['app', 'pages'] as const) {
    if ((await firstOf(fs, root, nextFiles(router))) !== null) return router
  }
  return (await fs.kind(join(root, 'pages'))) === 'folder' || (await fs.kind(join(root, 'src', 'pages'))) === 'folder'
    ? 'pages'
    : 'app'
}

/**
 * Returns the file that every page of the project runs through. The provider belongs in this file. Returns `null` if there is no such file
 * or it is unknown.
 */
export async function findEntry(
  fs: FileSystem,
  root: string,
  host: { framework: Framework; router: NextRouter | null; sourceRoot: string },
): Promise<string | null> {
  const { framework, router, sourceRoot } = host
  const below = (...names: string[]): string[] => names.flatMap((name) => scriptsOf(posix.join(sourceRoot, name)))
  if (framework === 'next') return firstOf(fs, root, nextFiles(router ?? 'app'))
  if (framework === 'react-router' || framework === 'remix') return firstOf(fs, root, below('root'))
  if (framework === 'vite') return (await pageScript(fs, root)) ?? firstOf(fs, root, below('main', 'index'))
  if (framework === 'rsbuild' || framework === 'webpack') return firstOf(fs, root, below('index', 'main'))
  return null
}

function nextFiles(router: NextRouter): string[] {
  const file = router === 'app' ? 'app/layout' : 'pages/_app'
  return [...scriptsOf(file), ...scriptsOf(`src/${file}`)]
}

function scriptsOf(path: string): string[] {
  return scripts.map((extension) => `${path}.${extension}`)
}

/** Returns the path of the only script in Vite's page. */
async function pageScript(fs: FileSystem, root: string): Promise<string | null> {
  const page = join(root, 'index.html')
  if ((await fs.kind(page)) !== 'file') return null
  const html = new TextDecoder().decode(await fs.read(page)).replace(/<!--[\s\S]*?-->/g, '')
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc\s*=\s*["']\.?\/?([^"':?]+\.[jt]sx?)["'][^>]*>/g)]
  const [source] = sources.flatMap((match) => match[1] ?? [])
  if (source === undefined || sources.length > 1 || posix.normalize(source).startsWith('..')) return null
  return firstOf(fs, root, [posix.normalize(source)])
}

async function firstOf(fs: FileSystem, root: string, paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if ((await fs.kind(join(root, path))) === 'file') return path
  return null
}
