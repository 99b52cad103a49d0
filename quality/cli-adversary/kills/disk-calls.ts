import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** A call that changes the disk, right before it happens. */
export interface DiskCall {
  name: string
  args: readonly unknown[]
  /** Makes the call. */
  run: () => unknown
}

/** The functions of node:fs that change the disk. `writeFileSync` calls `openSync`, `writeSync` and `fsyncSync`. */
const names = [
  'chmodSync',
  'copyFileSync',
  'fchmodSync',
  'fsyncSync',
  'ftruncateSync',
  'linkSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'symlinkSync',
  'truncateSync',
  'unlinkSync',
  'writeSync',
] as const

/** The functions of node:fs/promises that change the disk. */
const promiseNames = ['link', 'mkdir', 'mkdtemp', 'rename', 'rm', 'rmdir', 'symlink', 'unlink', 'writeFile'] as const

/** Passes each call of this process that changes the disk to a function, which makes it or does not. Returns what ends that. */
export function interceptCalls(meet: (call: DiskCall) => unknown): () => void {
  const undo = [
    ...names.map((name) => replace(fs, name, meet)),
    ...promiseNames.map((name) => replace(fs.promises, name, meet)),
  ]
  syncBuiltinESMExports()
  return () => {
    for (const each of undo) each()
    syncBuiltinESMExports()
  }
}

function replace(owner: object, name: string, meet: (call: DiskCall) => unknown): () => void {
  const real: unknown = Reflect.get(owner, name)
  if (typeof real !== 'function') throw new Error(`node:fs has no ${name}`)
  const watched = (...args: unknown[]): unknown => {
    const run = (): unknown => Reflect.apply(real, owner, args)
    return changesDisk(name, args) ? meet({ name, args, run }) : run()
  }
  Reflect.set(owner, name, watched)
  return () => void Reflect.set(owner, name, real)
}

function changesDisk(name: string, args: readonly unknown[]): boolean {
  // The standard streams are no files of a project.
  if (name === 'writeSync') return typeof args[0] === 'number' && args[0] > 2
  if (name !== 'openSync') return true
  const [, flags = 'r'] = args
  const { O_WRONLY, O_RDWR, O_CREAT } = fs.constants
  return typeof flags === 'number' ? (flags & (O_WRONLY | O_RDWR | O_CREAT)) !== 0 : /[wa+]/.test(String(flags))
}

/** Makes only the first half of a write. Returns whether the call was one. */
export function writeHalf({ name, args }: DiskCall, write: typeof fs.writeSync): boolean {
  const [handle, bytes] = args
  if (name !== 'writeSync' || typeof handle !== 'number' || !(bytes instanceof Uint8Array) || bytes.length < 2)
    return false
  write(handle, bytes, 0, Math.floor(bytes.length / 2))
  return true
}
