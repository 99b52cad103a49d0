import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { realShop, treeBelow, type RealShop } from '../test-support/real-shop'
import { runAdd } from './change/add'
import type { ChangeOutcome } from './change-outcome'
import { runRemove } from './change/remove'
import { runUndo } from './undo/undo'
import { runUpdate } from './update/update'

let origin: RealShop
let shop: RealShop
beforeAll(async () => {
  origin = await realShop()
})
afterAll(() => origin.remove())
beforeEach(() => {
  shop = origin.copy()
})
afterEach(() => shop.remove())

const commands: Record<string, () => Promise<ChangeOutcome>> = {
  add: () => runAdd({ units: ['solana'] }, shop.world),
  remove: () => runRemove({ units: ['send'] }, shop.world),
  update: () => runUpdate({}, shop.world),
  undo: () => runUndo({ force: true }, shop.world),
}

/** Moves the entry at a path out of the project, and puts a link to its new place there. A run that followed the link would work. */
function linkTo(path: string): void {
  const at = join(shop.app, path)
  const away = join(shop.outside, 'moved')
  if (existsSync(at)) renameSync(at, away)
  symlinkSync(away, at)
}

function linkInstead(path: string, to: string): void {
  rmSync(join(shop.app, path), { recursive: true, force: true })
  symlinkSync(to, join(shop.app, path))
}

/** Puts a file where a folder belongs, or a folder where a file belongs. */
function replace(path: string, kind: 'file' | 'folder'): void {
  const at = join(shop.app, path)
  rmSync(at, { recursive: true, force: true })
  if (kind === 'folder') mkdirSync(at, { recursive: true })
  else shop.write(path, 'in the way\n')
}

const modal = 'src/wallet-modal'
const traps: Record<string, () => void> = {
  'the copied folder is a link': () => linkTo(modal),
  'the source folder is a link': () => linkTo('src'),
  'a folder inside it is a link': () => linkTo(`${modal}/features`),
  'a file inside it is a link': () => linkTo(`${modal}/index.ts`),
  'a registry is a link': () => linkTo(`${modal}/adapters/index.ts`),
  'the manifest is a link': () => linkTo(`${modal}/wallet-modal.json`),
  'package.json is a link': () => linkTo('package.json'),
  'what is kept for undoing is a link': () => linkTo('.wallet-modal-undo'),
  'the stage is a link': () => linkTo('.wallet-modal-stage'),
  'a link leads nowhere where a folder is to come': () => linkInstead(`${modal}/deep`, '/nowhere/at/all'),
  'a link leads outside where a folder is to come': () => linkInstead(`${modal}/deep`, shop.outside),
  'a link leads outside where a file is to come': () => {
    mkdirSync(join(shop.app, modal, 'adapters/solana'), { recursive: true })
    symlinkSync(join(shop.outside, 'index.ts'), join(shop.app, modal, 'adapters/solana/solana.adapter.ts'))
  },
  'a file is where a folder is to come': () => replace(`${modal}/adapters/solana`, 'file'),
  'a file is where a folder was': () => replace(`${modal}/features/send`, 'file'),
  'a folder is where a file is to come': () => replace(`${modal}/deep/new.ts`, 'folder'),
  'a folder is where a file was': () => replace(`${modal}/features/send/index.ts`, 'folder'),
  'a folder is where the stage’s files go': () =>
    mkdirSync(join(shop.app, '.wallet-modal-stage/new/src'), { recursive: true }),
}

/** The files of a tree without undo records, which users do not see. */
const seen = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(treeBelow(folder)).filter(([path]) => !path.includes('.wallet-modal-')))

describe.each(Object.entries(traps))('%s', (_, trap) => {
  test.each(Object.entries(commands))(
    '%s touches nothing outside the project, and changes everything or nothing',
    async (name, run) => {
      if (name === 'undo') await runUpdate({}, shop.world)
      trap()
      const outside = treeBelow(shop.outside)
      const before = seen(shop.app)
      const outcome = await run()
      expect(treeBelow(shop.outside)).toEqual(outside)
      expect([0, 4, 5], outcome.error?.message).toContain(outcome.exitCode)
      if (outcome.exitCode === 4) expect(seen(shop.app)).toEqual(before)
      if (outcome.error) expect(outcome.error.hint).not.toBe('')
      expect(existsSync(join(shop.app, '.wallet-modal-stage/journal.json'))).toBe(false)
      if (outcome.exitCode === 4 || name === 'undo') return
      // Undo restores every byte.
      expect(await runUndo({}, shop.world)).toMatchObject({ exitCode: 0 })
      expect(seen(shop.app)).toEqual(before)
      expect(treeBelow(shop.outside)).toEqual(outside)
    },
  )
})

test('A replaced file keeps its permissions, and undo restores them.', async () => {
  chmodSync(join(shop.modal, 'index.ts'), 0o755)
  chmodSync(join(shop.modal, 'features/send/index.ts'), 0o444)
  const before = seen(shop.app)
  expect(await runUpdate({}, shop.world)).toMatchObject({ exitCode: 0 })
  expect(statSync(join(shop.modal, 'index.ts')).mode & 0o777).toBe(0o755)
  await runUndo({}, shop.world)
  expect(seen(shop.app)).toEqual(before)
  expect(await runRemove({ units: ['send'] }, shop.world)).toMatchObject({ exitCode: 0 })
  await runUndo({}, shop.world)
  expect(seen(shop.app)).toEqual(before)
})
