import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The disk of a process, which a test can stop. */
export interface Disk {
  /** `hang`: no call ends until the disk works again. `fail`: each call fails as on a broken disk. `work`: calls work. */
  become(mode: string): void
}

const names = ['mkdir', 'readFile', 'readdir', 'rename', 'rmdir', 'stat', 'unlink', 'writeFile']

/** More than the threads with which Node calls the disk. */
const threads = 8

/** Blocks all threads with which Node calls the disk, as a disk that hangs does. The returned function lets them go on. */
function blockThreads(): () => void {
  const pipe = join(tmpdir(), `server-load-${process.pid}-${performance.now()}`)
  execFileSync('mkfifo', [pipe])
  // Opening a pipe waits until somebody writes to the pipe.
  const waiting = Array.from({ length: threads }, () => fs.promises.open(pipe, 'r'))
  return () => {
    const writer = fs.openSync(pipe, fs.constants.O_RDWR)
    void Promise.all(waiting).then(async (opened) => {
      for (const handle of opened) await handle.close()
      fs.closeSync(writer)
      fs.rmSync(pipe)
    })
  }
}

/** Replaces the calls of `node:fs/promises` that the folder store uses, so that they can fail. */
export function createDisk(): Disk {
  let fails = false
  let resume = () => {}
  for (const name of names) {
    const call: unknown = Reflect.get(fs.promises, name)
    if (typeof call !== 'function') throw new Error(`there is no ${name}`)
    Reflect.set(fs.promises, name, async (...args: unknown[]): Promise<unknown> => {
      if (fails) throw Object.assign(new Error(`EIO: i/o error, ${name}`), { code: 'EIO' })
      return Reflect.apply(call, fs.promises, args)
    })
  }
  syncBuiltinESMExports()
  return {
    become(mode) {
      resume()
      resume = mode === 'hang' ? blockThreads() : () => {}
      fails = mode === 'fail'
    },
  }
}
