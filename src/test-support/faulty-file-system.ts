import type { FileSystem } from '../fs/file-system'
import { watchedFileSystem } from './watched-file-system'

export interface Faults {
  /** The call that fails, counted from 0. */
  at: number
  /**
   * `once`: only this call fails. `writes`: from this call on, nothing can be created (a full disk). `dead`: this call and all later calls
   * fail (kill -9).
   */
  mode: 'once' | 'writes' | 'dead'
  code?: string
}

export interface FaultyFileSystem extends FileSystem {
  /** The number of calls so far. */
  readonly calls: number
  /** The first call that created something, counted from 0; `Infinity` if no call did. */
  readonly firstWrite: number
}

/** A file system that fails at a chosen call, for the crash tests. */
export function faultyFileSystem(inner: FileSystem, faults: Faults): FaultyFileSystem {
  let calls = 0
  let firstWrite = Infinity
  const watched = watchedFileSystem(inner, ({ name, path, creates }) => {
    const call = calls++
    if (creates) firstWrite = Math.min(firstWrite, call)
    const due = faults.mode === 'once' ? call === faults.at : call >= faults.at && (faults.mode === 'dead' || creates)
    if (due) throw failure(faults.code ?? 'EIO', name, path)
  })
  return {
    ...watched,
    get calls() {
      return calls
    },
    get firstWrite() {
      return firstWrite
    },
  }
}

function failure(code: string, call: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${call} '${path}'`), { code })
}
