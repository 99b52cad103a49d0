import { dirname, join } from 'node:path'
import { parse as parseJsonc } from 'jsonc-parser'
import type { FileSystem } from '../fs/file-system'
import { isRecord } from '../json'

/** A hash of a package's archive in the registry. */
export interface PackageHash {
  alg: 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'
  /** The hash in hexadecimal digits. */
  content: string
}

/** The hashes in a lockfile, by `name@version`. */
export type LockfileHashes = ReadonlyMap<string, PackageHash[]>

const algorithms: Readonly<Record<string, { alg: PackageHash['alg']; digits: number }>> = {
  sha1: { alg: 'SHA-1', digits: 40 },
  sha256: { alg: 'SHA-256', digits: 64 },
  sha384: { alg: 'SHA-384', digits: 96 },
  sha512: { alg: 'SHA-512', digits: 128 },
}

const readers: readonly (readonly [name: string, read: (text: string) => (readonly [string, string])[]])[] = [
  ['package-lock.json', fromNpm],
  ['npm-shrinkwrap.json', fromNpm],
  ['pnpm-lock.yaml', fromPnpm],
  ['yarn.lock', fromYarn],
  ['bun.lock', fromBun],
]

/** The largest lockfile that is read, in bytes. */
const longest = 100_000_000

/**
 * Reads the hashes of the nearest lockfile in a folder or its parent folders. Lockfiles of Yarn 2 and later have no hashes of registry
 * archives, and `bun.lockb` is binary, so both give no hashes.
 */
export async function readLockfileHashes(fs: FileSystem, folder: string): Promise<LockfileHashes> {
  for (let at = folder; ; at = dirname(at)) {
    for (const [name, read] of readers) {
      const path = join(at, name)
      if ((await fs.kind(path)) !== 'file' || (await fs.size(path)) > longest) continue
      return toHashes(read(new TextDecoder().decode(await fs.read(path))))
    }
    if (dirname(at) === at || (await fs.kind(join(at, '.git'))) !== null) return new Map()
  }
}

function toHashes(entries: readonly (readonly [string, string])[]): LockfileHashes {
  const hashes = new Map<string, PackageHash[]>()
  for (const [id, integrity] of entries) {
    const found = integrity.split(/\s+/).flatMap((each) => hashOf(each) ?? [])
    if (found.length > 0) hashes.set(id, found)
  }
  return hashes
}

/** Returns the hash of one part of an `integrity` value, such as `sha512-…` in base64; `null` for any other text. */
function hashOf(integrity: string): PackageHash | null {
  const [, name = '', base64 = ''] = /^(sha\d+)-([A-Za-z0-9+/]+={0,2})$/.exec(integrity) ?? []
  const known = algorithms[name]
  const content = Buffer.from(base64, 'base64').toString('hex')
  return known && content.length === known.digits ? { alg: known.alg, content } : null
}

function fromNpm(text: string): [string, string][] {
  const { packages } = recordIn(() => JSON.parse(text) as unknown)
  return Object.entries(isRecord(packages) ? packages : {}).flatMap(([path, entry]): [string, string][] => {
    if (!isRecord(entry) || typeof entry['integrity'] !== 'string') return []
    // A package that is installed under an alias has a folder with another name than its own.
    const name = typeof entry['name'] === 'string' ? entry['name'] : path.slice(path.lastIndexOf('node_modules/') + 13)
    return [[`${name}@${String(entry['version'])}`, entry['integrity']]]
  })
}

function fromPnpm(text: string): [string, string][] {
  const entry =
    /^ {2}['"]?\/?((?:@[^@/\s'"]+\/)?[^@/\s'"]+@[^\s'"(:]+)[^\n]*:\n {4}resolution: \{integrity: ([^,}\s]+)/gm
  return [...text.matchAll(entry)].map(([, id = '', integrity = '']) => [id, integrity])
}

function fromYarn(text: string): [string, string][] {
  const entry =
    /^"?((?:@[^@/\s"]+\/)?[^@\s"]+)@[^\n]*:\n {2}version "([^"\n]+)"\n(?: {2}resolved [^\n]*\n)? {2}integrity (\S[^\n]*)/gm
  return [...text.matchAll(entry)].map(([, name = '', version = '', integrity = '']) => [
    `${name}@${version}`,
    integrity,
  ])
}

function fromBun(text: string): [string, string][] {
  const { packages } = recordIn(() => parseJsonc(text) as unknown)
  return Object.values(isRecord(packages) ? packages : {}).flatMap((entry): [string, string][] => {
    const parts: readonly unknown[] = Array.isArray(entry) ? entry : []
    const [id, integrity] = [parts[0], parts.at(-1)]
    return typeof id === 'string' && typeof integrity === 'string' ? [[id, integrity]] : []
  })
}

/** Parses an object from a lockfile. Returns an empty object when the lockfile is damaged. */
function recordIn(read: () => unknown): Record<string, unknown> {
  try {
    const value = read()
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
