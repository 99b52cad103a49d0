import type { FileSystem, Ground } from '../fs/file-system'

/** A call to a disk, before it happens. */
export interface DiskCall {
  name: Exclude<keyof FileSystem | keyof Ground, 'root' | 'leave'>
  /** The path of the call: absolute, or relative to the entered folder. */
  path: string
  /** Whether the call takes up space on the disk. */
  creates: boolean
}

/** A file system that calls `before` immediately before each call. If `before` throws, the call rejects with that error. */
export function watchedFileSystem(inner: FileSystem, before: (call: DiskCall) => unknown): FileSystem {
  const tell = async <T>(name: DiskCall['name'], path: string, run: () => Promise<T>): Promise<T> => {
    await before({ name, path, creates: name === 'create' || name === 'makeFolder' })
    return run()
  }
  const watchedGround = (ground: Ground): Ground => ({
    root: ground.root,
    kind: (path) => tell('kind', path, () => ground.kind(path)),
    read: (path) => tell('read', path, () => ground.read(path)),
    list: (path) => tell('list', path, () => ground.list(path)),
    isSame: (path, other) => tell('isSame', path, () => ground.isSame(path, other)),
    create: (path, bytes, like) => tell('create', path, () => ground.create(path, bytes, like)),
    makeFolder: (path) => tell('makeFolder', path, () => ground.makeFolder(path)),
    rename: (from, to) => tell('rename', from, () => ground.rename(from, to)),
    place: (from, to) => tell('place', from, () => ground.place(from, to)),
    removeFile: (path) => tell('removeFile', path, () => ground.removeFile(path)),
    removeFolder: (path) => tell('removeFolder', path, () => ground.removeFolder(path)),
    leave: () => ground.leave(),
  })
  return {
    kind: (path) => tell('kind', path, () => inner.kind(path)),
    read: (path) => tell('read', path, () => inner.read(path)),
    size: (path) => tell('size', path, () => inner.size(path)),
    realPath: (path) => tell('realPath', path, () => inner.realPath(path)),
    list: (path) => tell('list', path, () => inner.list(path)),
    enter: (root) => tell('enter', root, async () => watchedGround(await inner.enter(root))),
  }
}
