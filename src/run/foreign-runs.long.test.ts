import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../hash'
import { realShop, treeBelow, type RealShop } from '../test-support/real-shop'
import { runAdd } from './change/add'
import { runCreate } from './create/create'
import { runDiff } from './inspect/diff'
import { runDoctor } from './inspect/doctor'
import { runLink } from './link/link'
import { runList } from './inspect/list'
import type { Outcome } from './outcome'
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

const hash = (text: string): string => sha256(new TextEncoder().encode(text))

/** Writes a journal as an attacker might: in the current form and in plain JSON. */
function layJournal(moves: unknown[], folders: string[] = []): void {
  const journal = { schema: 2, root: shop.app, folders, moves }
  const isSigned = { content: journal, signature: 'f'.repeat(64) }
  shop.write(
    '.wallet-modal-stage/owner.json',
    JSON.stringify({ pid: 1, content: { pid: 1 }, signature: 'f'.repeat(64) }),
  )
  shop.write('.wallet-modal-stage/journal.json', JSON.stringify({ ...journal, ...isSigned }))
}

/** The files that an attacker may have committed at the paths that runs use. */
const traps: Record<string, () => void> = {
  'a finished journal whose record is to become a git hook': () => {
    mkdirSync(join(shop.app, '.git/hooks'), { recursive: true })
    shop.write('.wallet-modal-stage/old/a.txt', '#!/bin/sh\necho owned\n')
    shop.write('.wallet-modal-stage/undo/record', '{}')
    layJournal([{ path: 'a.txt', sha256: null, brings: false, before: '../../.git/hooks/pre-commit' }])
  },
  'a finished journal whose old files are a link to outside': () => {
    shop.write('.wallet-modal-stage/undo/record', '{}')
    symlinkSync(shop.outside, join(shop.app, '.wallet-modal-stage/old'))
    layJournal([{ path: 'index.ts', sha256: null, brings: false, before: hash('outside\n') }])
  },
  'a journal that is half done, and brings a file': () => {
    shop.write('.wallet-modal-stage/new/.env', 'EVIL=1\n')
    layJournal([{ path: '.env', sha256: hash('EVIL=1\n'), brings: true, before: null }])
  },
  'a journal that takes a file away': () => {
    layJournal([{ path: 'package.json', sha256: null, brings: false, before: 'x' }])
  },
  'a stage without a journal': () => shop.write('.wallet-modal-stage/notes.txt', 'mine\n'),
}

const commands: Record<string, () => Promise<Outcome>> = {
  create: () => runCreate({ dir: '.' }, shop.world),
  add: () => runAdd({ units: ['solana'] }, shop.world),
  'add --continue': () => runAdd({ units: [], unfinished: 'continue' }, shop.world),
  'add --abort': () => runAdd({ units: [], unfinished: 'abort' }, shop.world),
  remove: () => runRemove({ units: ['send'] }, shop.world),
  update: () => runUpdate({}, shop.world),
  'update --check': () => runUpdate({ check: true }, shop.world),
  'update --dry-run': () => runUpdate({ dryRun: true }, shop.world),
  undo: () => runUndo({ force: true }, shop.world),
  link: () => runLink({}, shop.world),
  'link --dry-run': () => runLink({ dryRun: true }, shop.world),
}

describe.each(Object.entries(traps))('%s, left by an attacker', (_, trap) => {
  test.each(Object.entries(commands))('%s reports it, follows nothing and removes nothing', async (_name, run) => {
    trap()
    const before = treeBelow(shop.root)
    const outcome = await run()
    expect(treeBelow(shop.root)).toEqual(before)
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_FOREIGN' } })
    expect(outcome.error?.message).toContain('.wallet-modal-stage')
  })

  test('doctor reports it; list and diff only read.', async () => {
    trap()
    const before = treeBelow(shop.root)
    const { checks } = await runDoctor({ node: '22.12.0', fix: true }, shop.world)
    expect(checks.find(({ id }) => id === 'unfinished')).toMatchObject({ status: 'warn' })
    expect(await runList({}, shop.world)).toMatchObject({ exitCode: 0 })
    expect(await runDiff({}, shop.world)).toMatchObject({ exitCode: 0 })
    expect(treeBelow(shop.root)).toEqual(before)
  })
})

describe('an undo record that an attacker has committed', () => {
  const lay = (files: unknown[]): void => {
    const record = { schema: 2, command: 'add', from: '1.2.3', to: '1.2.3', open: [], folders: [], files }
    const text = JSON.stringify({ ...record, content: record, signature: 'f'.repeat(64) })
    shop.write('.wallet-modal-undo/record', text)
  }

  test.each([
    ['that removes a file', () => lay([{ path: 'package.json', before: null, after: fileHash('package.json') }])],
    [
      'that brings a file',
      () => {
        shop.write(`.wallet-modal-undo/${hash('EVIL=1\n')}`, 'EVIL=1\n')
        lay([{ path: '.env', before: hash('EVIL=1\n'), after: null }])
      },
    ],
  ])('%s: undo writes nothing', async (_, trap) => {
    trap()
    const before = treeBelow(shop.root)
    const outcome = await runUndo({ force: true }, shop.world)
    expect(treeBelow(shop.root)).toEqual(before)
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_FOREIGN' } })
  })

  test.each([
    ['a record', () => lay([])],
    ['a folder of somebody’s own', () => shop.write('.wallet-modal-undo/notes.txt', 'mine\n')],
    [
      'an own record beside somebody’s file',
      async () => {
        await runRemove({ units: ['send'] }, shop.world)
        shop.write('.wallet-modal-undo/notes.txt', 'mine\n')
      },
    ],
  ])('the next run does not replace it: %s', async (_, trap) => {
    await trap()
    const before = treeBelow(shop.root)
    const outcome = await runAdd({ units: ['solana'] }, shop.world)
    expect(treeBelow(shop.root)).toEqual(before)
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_FOREIGN' } })
    expect(outcome.error?.message).toContain('.wallet-modal-undo')
  })

  test('undo keeps files that somebody has put beside a genuine record.', async () => {
    await runRemove({ units: ['send'] }, shop.world)
    shop.write('.wallet-modal-undo/notes.txt', 'mine\n')
    expect(await runUndo({}, shop.world)).toMatchObject({ exitCode: 0 })
    const left = Object.keys(treeBelow(join(shop.app, '.wallet-modal-undo'))).map((path) => path.slice(shop.app.length))
    expect(left).toEqual(['/.wallet-modal-undo', '/.wallet-modal-undo/notes.txt'])
  })
})

function fileHash(path: string): string {
  const text = treeBelow(join(shop.app, path))[join(shop.app, path)]
  return hash(text?.slice(text.indexOf(' ') + 1) ?? '')
}
