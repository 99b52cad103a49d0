import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { below } from '../fs/file-system'
import { nodeFileSystem } from '../fs/node-file-system'
import { sha256 } from '../hash'
import { ownSeal } from '../test-support/seals'
import { signStage, stageFile, stageName, writeJournal, type Move } from './journal'
import { findUnfinished, recover } from './recover'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wallet-modal-recover-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const hash = (text: string): string => sha256(new TextEncoder().encode(text))
const moves: Move[] = [
  { path: 'added.ts', sha256: hash('new'), brings: true, before: null },
  { path: 'changed.ts', sha256: hash('new'), brings: true, before: hash('old') },
  { path: 'removed.ts', sha256: null, brings: false, before: hash('old') },
]
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Puts files into the project, and the stage of a run that was killed before it moved its first file. */
async function layRun(): Promise<void> {
  for (const path of ['changed.ts', 'removed.ts']) put(path, 'old')
  await below(nodeFileSystem, root, async (ground) => {
    const place = { fs: nodeFileSystem, seal: ownSeal, root }
    await ground.makeFolder(stageName)
    await signStage(place, ground, stageName, 7)
    await ground.makeFolder(stageFile.fresh(stageName))
    await ground.makeFolder(stageFile.old(stageName))
    await writeJournal(place, ground, stageName, { schema: 2, root, folders: [], moves })
  })
  for (const path of ['added.ts', 'changed.ts']) put(stageFile.fresh(stageName, path), 'new')
}

const move = (from: string, to: string): void => renameSync(join(root, from), join(root, to))
const link = (from: string, to: string): void => linkSync(join(root, from), join(root, to))
const [fresh, old] = [
  (path: string): string => stageFile.fresh(stageName, path),
  (path: string): string => stageFile.old(stageName, path),
]

/** The moments between the link of a file and the removal of its first name. */
const moments: Readonly<Record<string, () => void>> = {
  'an added file was placed': () => link(fresh('added.ts'), 'added.ts'),
  'a changed file was placed': () => {
    move('changed.ts', old('changed.ts'))
    link(fresh('changed.ts'), 'changed.ts')
  },
  'a changed file was put back': () => {
    move('changed.ts', old('changed.ts'))
    link(old('changed.ts'), 'changed.ts')
  },
  'a removed file was put back': () => {
    move('removed.ts', old('removed.ts'))
    link(old('removed.ts'), 'removed.ts')
  },
}

describe.each(Object.entries(moments))('A run that was killed while %s', (_, happen) => {
  test.each([
    ['continue', { 'added.ts': 'new', 'changed.ts': 'new' }],
    ['abort', { 'changed.ts': 'old', 'removed.ts': 'old' }],
  ] as const)('can be settled: %s', async (choice, files) => {
    await layRun()
    happen()
    const world = { fs: nodeFileSystem, seal: ownSeal }
    const unfinished = await findUnfinished(root, { ...world, isAlive: () => false, clear: true })
    if (!unfinished) throw new Error('there is nothing to settle')
    await recover(world, unfinished, choice)
    const left = readdirSync(root).map((name) => [name, readFileSync(join(root, name), 'utf8')])
    expect(Object.fromEntries(left)).toEqual(files)
  })
})

test('An edit of a file that the killed run has left in both places is not lost.', async () => {
  await layRun()
  link(fresh('added.ts'), 'added.ts')
  put('added.ts', 'edited by the team')
  const world = { fs: nodeFileSystem, seal: ownSeal }
  const unfinished = await findUnfinished(root, { ...world, isAlive: () => false, clear: true })
  if (!unfinished) throw new Error('there is nothing to settle')
  await expect(recover(world, unfinished, 'continue')).rejects.toMatchObject({ code: 'WM_RUN_EDITED' })
  expect(readFileSync(join(root, 'added.ts'), 'utf8')).toBe('edited by the team')
})
