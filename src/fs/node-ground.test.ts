import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { treeBelow } from '../test-support/real-shop'
import { FoldersByHandle } from './folders-by-handle'
import { FoldersByIdentity } from './folders-by-identity'
import type { Ground } from './file-system'
import type { HeldFolders } from './held-folders'
import { NodeGround } from './node-ground'
import { nodeFileSystem, portableFileSystem } from './node-file-system'

let top: string
let root: string
let outside: string
let ground: Ground | undefined
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'wallet-modal-ground-'))
  root = join(top, 'project')
  outside = join(top, 'outside')
  for (const folder of ['project/src/deep', 'outside/deep']) mkdirSync(join(top, folder), { recursive: true })
  for (const path of ['outside/a.ts', 'outside/new.ts', 'outside/deep/a.ts']) writeFileSync(join(top, path), 'theirs')
  for (const path of ['src/a.ts', 'src/deep/a.ts', 'b.ts']) writeFileSync(join(root, path), 'mine')
})
afterEach(async () => {
  await ground?.leave()
  ground = undefined
  rmSync(top, { recursive: true, force: true })
})

const bytes = new TextEncoder().encode('new')
const text = (path: string): string => readFileSync(join(root, path), 'utf8')

/** All operations that write. Each of them would change `src`. */
const writes: Record<string, (on: Ground) => Promise<void>> = {
  create: (on) => on.create('src/new.ts', bytes),
  makeFolder: (on) => on.makeFolder('src/folder'),
  'rename out': (on) => on.rename('src/a.ts', 'c.ts'),
  'rename in': (on) => on.rename('b.ts', 'src/b.ts'),
  'place out': (on) => on.place('src/a.ts', 'c.ts'),
  'place in': (on) => on.place('b.ts', 'src/b.ts'),
  removeFile: (on) => on.removeFile('src/a.ts'),
  removeFolder: (on) => on.removeFolder('src/deep'),
}

const isLinux = process.platform === 'linux'
const systems = {
  'folders by handle': { fs: nodeFileSystem, holds: FoldersByHandle, isHere: isLinux },
  'folders by identity': { fs: portableFileSystem, holds: FoldersByIdentity, isHere: true },
}

describe.each(Object.entries(systems).filter(([, { isHere }]) => isHere))('%s', (_, { fs, holds }) => {
  const enter = async (): Promise<Ground> => (ground = await fs.enter(root))

  test('Files below the folder are written, moved and removed.', async () => {
    const on = await enter()
    await on.create('src/new.ts', bytes)
    await on.makeFolder('src/folder')
    await on.rename('src/new.ts', 'src/folder/x.ts')
    await on.place('src/a.ts', 'src/folder/a.ts')
    expect(text('src/folder/x.ts')).toBe('new')
    expect(await on.list('src')).toEqual(['deep', 'folder'])
    expect(await on.list('src/folder')).toEqual(['a.ts', 'x.ts'])
    expect(new TextDecoder().decode(await on.read('src/folder/a.ts'))).toBe('mine')
    for (const path of ['src/folder/a.ts', 'src/folder/x.ts']) await on.removeFile(path)
    await on.rename('src/folder', 'moved')
    await on.removeFolder('moved')
    expect(await on.kind('moved')).toBeNull()
    expect(await on.kind('nowhere/at/all')).toBeNull()
  })

  test('A path that is longer than the disk allows counts as missing, and creating a file there fails with ENAMETOOLONG.', async () => {
    const on = await enter()
    const long = 'x'.repeat(300)
    expect([await on.kind(long), await fs.kind(join(root, long))]).toEqual([null, null])
    await expect(on.create(long, bytes)).rejects.toMatchObject({ code: 'ENAMETOOLONG' })
    await expect(on.rename('b.ts', long)).rejects.toMatchObject({ code: 'ENAMETOOLONG' })
    expect(text('b.ts')).toBe('mine')
  })

  test('Placing or moving a file never replaces another one.', async () => {
    const on = await enter()
    await expect(on.place('b.ts', 'src/a.ts')).rejects.toMatchObject({ code: 'EEXIST' })
    await expect(on.rename('b.ts', 'src/a.ts')).rejects.toMatchObject({ code: 'EEXIST' })
    await expect(on.create('b.ts', bytes)).rejects.toMatchObject({ code: 'EEXIST' })
    expect([text('b.ts'), text('src/a.ts')]).toEqual(['mine', 'mine'])
  })

  test('A file whose placing was interrupted by a kill is placed by the next call.', async () => {
    linkSync(join(root, 'b.ts'), join(root, 'src/b.ts'))
    const on = await enter()
    expect(await on.isSame('b.ts', 'src/b.ts')).toBe(true)
    expect(await on.isSame('b.ts', 'src/a.ts')).toBe(false)
    await on.place('b.ts', 'src/b.ts')
    expect(await on.kind('b.ts')).toBeNull()
    expect(text('src/b.ts')).toBe('mine')
  })

  test('A new file can take its permissions from another one.', async () => {
    chmodSync(join(root, 'b.ts'), 0o750)
    const on = await enter()
    await on.create('c.ts', bytes, 'b.ts')
    expect(lstatSync(join(root, 'c.ts')).mode & 0o777).toBe(0o750)
  })

  test('Only a file can be read.', async () => {
    symlinkSync(join(outside, 'a.ts'), join(root, 'link.ts'))
    const on = await enter()
    for (const path of ['link.ts', 'src']) await expect(on.read(path)).rejects.toThrow()
    await expect(fs.read(join(root, 'src'))).rejects.toMatchObject({ code: 'EISDIR' })
  })

  test.skipIf(process.platform === 'win32')(
    'Reading a pipe fails with EISDIR, and does not wait for a program that writes into the pipe.',
    async () => {
      spawnSync('mkfifo', [join(root, 'pipe')])
      const on = await enter()
      for (const read of [on.read('pipe'), fs.read(join(root, 'pipe'))])
        await expect(read).rejects.toMatchObject({ code: 'EISDIR' })
    },
  )

  test.each(['../outside/a.ts', '/etc/passwd', 'src/../../outside/a.ts', '', '.', '.git/config', '.GIT/hooks/x'])(
    '%j is refused as a path below the folder.',
    async (path) => {
      const on = await enter()
      const before = treeBelow(top)
      for (const run of [
        () => on.create(path, bytes),
        () => on.rename('b.ts', path),
        () => on.place('b.ts', path),
        () => on.rename(path, 'c.ts'),
        () => on.place(path, 'c.ts'),
        () => on.makeFolder(path),
        () => on.removeFile(path),
        () => on.removeFolder(path),
        () => on.create('c.ts', bytes, path),
      ]) {
        await expect(run()).rejects.toMatchObject({ code: 'WM_PATH_UNSAFE' })
      }
      expect(treeBelow(top)).toEqual(before)
    },
  )

  test('A link cannot be entered.', async () => {
    symlinkSync(outside, join(top, 'link'))
    await expect(fs.enter(join(top, 'link'))).rejects.toMatchObject({ code: 'WM_PATH_UNSAFE' })
  })

  describe.each(Object.entries(writes))('%s', (_name, write) => {
    test('A folder that has become a link to another place is not followed.', async () => {
      const on = await enter()
      await on.list('src')
      renameSync(join(root, 'src'), join(top, 'aside'))
      symlinkSync(outside, join(root, 'src'))
      const before = treeBelow(top)
      await expect(write(on)).rejects.toMatchObject({ code: 'WM_PATH_UNSAFE' })
      expect(treeBelow(top)).toEqual(before)
    })

    test('A folder that was moved and replaced by a link to itself is not followed.', async () => {
      const on = await enter()
      await on.list('src')
      renameSync(join(root, 'src'), join(top, 'aside'))
      symlinkSync(join(top, 'aside'), join(root, 'src'))
      const before = treeBelow(top)
      await expect(write(on)).rejects.toMatchObject({ code: 'WM_PATH_UNSAFE' })
      expect(treeBelow(top)).toEqual(before)
    })

    test('When the entered folder has become a link, the call is refused.', async () => {
      const on = await enter()
      renameSync(root, join(top, 'aside'))
      symlinkSync(outside, root)
      const before = treeBelow(top)
      await expect(write(on)).rejects.toMatchObject({ code: expect.stringMatching(/^WM_/) })
      expect(treeBelow(top)).toEqual(before)
    })

    test('When a folder is swapped at the moment of writing, nothing outside is touched.', async () => {
      const folders = holds.enter(root)
      if (folders === null) throw new Error('this system holds no folders')
      const on = (ground = new NodeGround(root, swappedAfterCheck(folders)))
      const theirs = treeBelow(outside)
      const result = await write(on).then(
        () => null,
        (error: unknown) => error,
      )
      expect(treeBelow(outside)).toEqual(theirs)
      expect(result).not.toBeNull()
    })
  })

  /** Replaces `src` by a link immediately after the check that `src` is in its place. */
  function swappedAfterCheck(inner: HeldFolders): HeldFolders {
    let isSwapped = false
    return {
      areSure: inner.areSure,
      hold: (folder) => {
        const held = inner.hold(folder)
        if (isSwapped || (folder !== 'src' && folder !== 'src/deep')) return held
        renameSync(join(root, 'src'), join(root, 'aside'))
        symlinkSync(outside, join(root, 'src'))
        isSwapped = true
        return held
      },
      forget: (folder) => inner.forget(folder),
      release: () => inner.release(),
    }
  }
})

test('lets go of every folder', { skip: !isLinux }, async () => {
  const open = (): number => readdirSync('/proc/self/fd').length
  const before = open()
  for (let count = 0; count < 50; count++) {
    const on = await nodeFileSystem.enter(root)
    await on.list('src/deep')
    await on.leave()
    await expect(nodeFileSystem.enter(join(root, 'b.ts'))).rejects.toThrow()
  }
  expect(open()).toBeLessThan(before + 10)
})
