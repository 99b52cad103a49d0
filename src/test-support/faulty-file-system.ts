import type { FileSystem } from '../fs/file-system'

export interface Faults {
  /** The call that fails, counted from 0. */
  at: number
  /** `once`: that call only. `writes`: from there on nothing can be created (a full disk). `dead`: every later call too (kill -9). */
  mode: 'once' | 'writes' | 'dead'
  code?: string
}

export interface FaultyFileSystem extends FileSystem {
  /** How many calls were made. */
  readonly calls: number
  /** The first call that created something, counted from 0; `Infinity` when none did. */
  readonly firstWrite: number
}

/** A file system that works until it does not: the twin that the crash tests run on. */
export function faultyFileSystem(inner: FileSystem, faults: Faults): FaultyFileSystem {
  let calls = 0
  let firstWrite = Infinity
  const guard = async <T>(name: string, path: string, creates: boolean, run: () => Promise<T>): Promise<T> => {
    const call = calls++
    if (creates) firstWrite = Math.min(firstWrite, call)
    const due = faults.mode === 'once' ? call === faults.at : call >= faults.at && (faults.mode === 'dead' || creates)
    if (due) throw failure(faults.code ?? 'EIO', name, path)
    return run()
  }
  return {
    get calls() {
      return calls
    },
    get firstWrite() {
      return firstWrite
    },
    kind: (path) => guard('kind', path, false, () => inner.kind(path)),
    read: (path) => guard('read', path, false, () => inner.read(path)),
    realPath: (path) => guard('realPath', path, false, () => inner.realPath(path)),
    list: (path) => guard('list', path, false, () => inner.list(path)),
    create: (path, bytes, like) => guard('create', path, true, () => inner.create(path, bytes, like)),
    makeFolder: (path) => guard('makeFolder', path, true, () => inner.makeFolder(path)),
    rename: (from, to) => guard('rename', from, false, () => inner.rename(from, to)),
    removeFile: (path) => guard('removeFile', path, false, () => inner.removeFile(path)),
    removeFolder: (path) => guard('removeFolder', path, false, () => inner.removeFolder(path)),
  }
}

function failure(code: string, call: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${call} '${path}'`), { code })
}
