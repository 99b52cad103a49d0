import { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Every function of node:fs/promises that the CLI could use on a project. */
const names = [
  'access',
  'chmod',
  'copyFile',
  'link',
  'lstat',
  'mkdir',
  'open',
  'readFile',
  'readdir',
  'readlink',
  'realpath',
  'rename',
  'rm',
  'rmdir',
  'stat',
  'symlink',
  'unlink',
  'writeFile',
] as const

/** Reports every call to the disk of this process, right before it happens, while a function runs. */
export async function watchingCalls<T>(before: (name: string) => void, run: () => Promise<T>): Promise<T> {
  const real = names.map((name): [string, unknown] => [name, Reflect.get(promises, name)])
  for (const [name, call] of real) {
    if (typeof call !== 'function') throw new Error(`node:fs/promises has no ${name}`)
    const watched = (...args: unknown[]): unknown => {
      before(name)
      return Reflect.apply(call, promises, args)
    }
    Reflect.set(promises, name, watched)
  }
  syncBuiltinESMExports()
  try {
    return await run()
  } finally {
    for (const [name, call] of real) Reflect.set(promises, name, call)
    syncBuiltinESMExports()
  }
}
