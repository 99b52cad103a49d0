import { dirname } from 'node:path'
import type { EntryKind, FileSystem, Ground } from '../fs/file-system'
import { groundOver, type WritableDisk } from './ground-over'

type Entry = Uint8Array | 'folder' | 'link'

/** A disk in memory with the rules of a real disk, so that tests can run thousands of crashes quickly. */
export class MemoryFileSystem implements FileSystem, WritableDisk {
  readonly #entries = new Map<string, Entry>([['/', 'folder']])

  /** Creates a disk with these files (texts) and the folders above them. */
  constructor(files: Readonly<Record<string, string>> = {}, folders: readonly string[] = []) {
    for (const folder of folders) this.#parents(`${folder}/.`)
    for (const [path, text] of Object.entries(files)) {
      this.#parents(path)
      this.#entries.set(path, new TextEncoder().encode(text))
    }
  }

  /** Every path with its text, or `/` for a folder, for comparisons in tests. */
  snapshot(): Record<string, string> {
    const rows = [...this.#entries].map(([path, entry]): [string, string] => [
      path,
      typeof entry === 'string' ? (entry === 'folder' ? '/' : entry) : new TextDecoder().decode(entry),
    ])
    return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** A disk with the same content. */
  clone(): MemoryFileSystem {
    const copy = new MemoryFileSystem()
    for (const [path, entry] of this.#entries) copy.#entries.set(path, entry)
    return copy
  }

  /** Puts a symbolic link at a path. */
  link(path: string): void {
    this.#entries.set(path, 'link')
  }

  async kind(path: string): Promise<EntryKind | null> {
    const entry = this.#entries.get(path)
    if (entry === undefined) return null
    return typeof entry === 'string' ? entry : 'file'
  }

  async read(path: string): Promise<Uint8Array> {
    const entry = this.#entries.get(path)
    if (entry === undefined) throw failure('ENOENT', path)
    if (typeof entry === 'string') throw failure('EISDIR', path)
    return entry
  }

  async size(path: string): Promise<number> {
    return (await this.read(path)).length
  }

  /** Links of this disk lead nowhere. */
  async realPath(path: string): Promise<string> {
    if (!this.#entries.has(path)) throw failure('ENOENT', path)
    return path
  }

  enter(root: string): Promise<Ground> {
    return groundOver(this, root, this)
  }

  async list(path: string): Promise<string[]> {
    this.#requireFolder(path)
    return this.#below(path)
      .filter((child) => dirname(child) === path)
      .map((child) => child.slice(path.length + (path === '/' ? 0 : 1)))
      .sort()
  }

  /** This disk has no permissions. If `like` is given, it must name a file. */
  async create(path: string, bytes: Uint8Array, like?: string): Promise<void> {
    if (like !== undefined) await this.read(like)
    this.#requireFolder(dirname(path))
    if (this.#entries.has(path)) throw failure('EEXIST', path)
    this.#entries.set(path, bytes)
  }

  async makeFolder(path: string): Promise<void> {
    this.#requireFolder(dirname(path))
    if (this.#entries.has(path)) throw failure('EEXIST', path)
    this.#entries.set(path, 'folder')
  }

  async rename(from: string, to: string): Promise<void> {
    const entry = this.#entries.get(from)
    if (entry === undefined) throw failure('ENOENT', from)
    this.#requireFolder(dirname(to))
    if (this.#below(to).length > 0) throw failure('ENOTEMPTY', to)
    for (const path of this.#below(from)) this.#move(path, to + path.slice(from.length))
    this.#move(from, to)
  }

  async removeFile(path: string): Promise<void> {
    await this.read(path)
    this.#entries.delete(path)
  }

  async removeFolder(path: string): Promise<void> {
    this.#requireFolder(path)
    if (this.#below(path).length > 0) throw failure('ENOTEMPTY', path)
    this.#entries.delete(path)
  }

  /** Creates a folder and its missing parents. */
  async makeFolders(path: string): Promise<void> {
    this.#parents(`${path}/.`)
  }

  /** Removes a file, or a folder with everything below it. */
  async removeTree(path: string): Promise<void> {
    for (const other of [path, ...this.#below(path)]) this.#entries.delete(other)
  }

  #below(path: string): string[] {
    const prefix = path === '/' ? '/' : `${path}/`
    return [...this.#entries.keys()].filter((other) => other !== path && other.startsWith(prefix))
  }

  #move(from: string, to: string): void {
    const entry = this.#entries.get(from)
    if (entry !== undefined) this.#entries.set(to, entry)
    this.#entries.delete(from)
  }

  #parents(path: string): void {
    for (let at = dirname(path); !this.#entries.has(at); at = dirname(at)) this.#entries.set(at, 'folder')
  }

  #requireFolder(path: string): void {
    const entry = this.#entries.get(path)
    if (entry !== 'folder') throw failure(entry === undefined ? 'ENOENT' : 'ENOTDIR', path)
  }
}

function failure(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code })
}
