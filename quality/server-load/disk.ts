import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** The disk of a process, which a test can stop. */
export interface Disk {
  /** `hang`: no call ends until the disk works again. `fail`: each call fails as on a broken disk. `work`: calls work. */
  become(mode: string): void
}

const names = ['mkdir', 'readFile', 'readdir', 'rename', 'rmdir', 'stat', 'unlink', 'writeFile']

/** Replaces the calls of `node:fs/promises` that the folder store uses. */
export function createDisk(): Disk {
  let mode = 'work'
  let resume = () => {}
  let working = Promise.resolve()
  for (const name of names) {
    const call: unknown = Reflect.get(fs.promises, name)
    if (typeof call !== 'function') throw new Error(`there is no ${name}`)
    Reflect.set(fs.promises, name, async (...args: unknown[]): Promise<unknown> => {
      if (mode === 'fail') throw Object.assign(new Error(`EIO: i/o error, ${name}`), { code: 'EIO' })
      await working
      return Reflect.apply(call, fs.promises, args)
    })
  }
  syncBuiltinESMExports()
  return {
    become(next) {
      resume()
      mode = next
      if (mode === 'hang') working = new Promise((resolve) => (resume = resolve))
    },
  }
}
