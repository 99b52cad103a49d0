import { basename, dirname, join, resolve } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import { isRecord, parseJsonObject } from '../json'

const packageName = 'create-wallet-modal'

/**
 * The origin of this package. `clone`: its repository. `folder`: an unpacked package. `tarball`: an installed file, with its path if the
 * path is known. `registry`: any other origin.
 */
export type PackageOrigin = { kind: 'clone' | 'folder' | 'registry' } | { kind: 'tarball'; path: string | null }

/** Detects the origin of the package in a folder by the files that package managers leave beside it. */
export async function originOf(fs: FileSystem, packageRoot: string): Promise<PackageOrigin> {
  const isFile = async (path: string): Promise<boolean> => (await fs.kind(path)) === 'file'
  if (await isFile(join(packageRoot, 'src', 'cli.ts'))) return { kind: 'clone' }
  const modules = dirname(packageRoot)
  if (basename(modules) !== 'node_modules')
    return { kind: (await isFile(join(packageRoot, 'dist', 'cli.js'))) ? 'folder' : 'registry' }
  const installedIn = dirname(modules)
  const spec = (await lockedBeside(fs, modules)) ?? (await namedIn(fs, installedIn))
  if (spec !== null) {
    const path = resolve(installedIn, spec)
    return { kind: 'tarball', path: (await isFile(path)) ? path : null }
  }
  // pnpm puts the path of a tarball into the name of the package's folder.
  return basename(installedIn).startsWith(`${packageName}@file+`)
    ? { kind: 'tarball', path: null }
    : { kind: 'registry' }
}

/** Returns the tarball that npm's hidden lockfile names. */
async function lockedBeside(fs: FileSystem, modules: string): Promise<string | null> {
  const { packages } = await readObject(fs, join(modules, '.package-lock.json'))
  const entry = isRecord(packages) ? packages[`node_modules/${packageName}`] : undefined
  return isRecord(entry) ? fileIn(entry['resolved']) : null
}

/**
 * Returns the tarball that a package.json names: the package.json of the project, or of the folder in which `npx` and similar commands
 * install.
 */
async function namedIn(fs: FileSystem, folder: string): Promise<string | null> {
  const json = await readObject(fs, join(folder, 'package.json'))
  const sections = [json['dependencies'], json['devDependencies']]
  return sections.map((section) => (isRecord(section) ? fileIn(section[packageName]) : null)).find(Boolean) ?? null
}

function fileIn(spec: unknown): string | null {
  if (typeof spec !== 'string') return null
  return /^file:(.+)$/.exec(spec)?.[1] ?? (/^[./].*\.tgz$/.test(spec) ? spec : null)
}

async function readObject(fs: FileSystem, path: string): Promise<Record<string, unknown>> {
  if ((await fs.kind(path)) !== 'file') return {}
  try {
    return parseJsonObject(new TextDecoder().decode(await fs.read(path)))
  } catch {
    return {}
  }
}
