import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Every function of node:fs that the CLI could use on a project. Those that read and write an open file are left out. */
const names = [
  'accessSync',
  'chmodSync',
  'copyFileSync',
  'linkSync',
  'lstatSync',
  'mkdirSync',
  'openSync',
  'readFileSync',
  'readdirSync',
  'readlinkSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'statSync',
  'symlinkSync',
  'unlinkSync',
  'writeFileSync',
] as const

/** Reports every call to the disk of this process, right before it happens, while a function runs. */
export async function watchingCalls<T>(before: (name: string) => void, run: () => Promise<T>): Promise<T> {
  const real = names.map((name): [string, unknown] => [name, Reflect.get(fs, name)])
  // `before` may use the disk, too. Its calls are not calls of the run, so they are not reported.
  let isBefore = false
  for (const [name, call] of real) {
    if (typeof call !== 'function') throw new Error(`node:fs has no ${name}`)
    const watched = (...args: unknown[]): unknown => {
      if (!isBefore) {
        isBefore = true
        try {
          before(name)
        } finally {
          isBefore = false
        }
      }
      return Reflect.apply(call, fs, args)
    }
    Reflect.set(fs, name, watched)
  }
  syncBuiltinESMExports()
  try {
    return await run()
  } finally {
    for (const [name, call] of real) Reflect.set(fs, name, call)
    syncBuiltinESMExports()
  }
}
