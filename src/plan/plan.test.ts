import { expect, test } from 'vitest'
import { plan, type Local } from './plan'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const tree = (text: string | null): Map<string, Uint8Array> => new Map(text === null ? [] : [['a.ts', bytes(text)]])
const local = (text: string | null): Map<string, Local> =>
  new Map(
    text === null ? [] : [['a.ts', text === '<folder>' ? { kind: 'other' } : { kind: 'file', bytes: bytes(text) }]],
  )

test.each([
  // base, ours, theirs → action, reason
  [null, null, 'new', 'add', 'new'],
  [null, 'new', 'new', 'keep', 'same'],
  [null, 'mine', 'new', 'conflict', 'untracked-file'],
  [null, '<folder>', 'new', 'refuse', 'not-a-file'],
  ['old', 'old', 'old', 'keep', 'pristine'],
  ['old', 'mine', 'old', 'keep', 'edited'],
  ['old', null, 'old', 'keep', 'deleted-locally'],
  ['old', 'old', 'new', 'update', 'upstream-changed'],
  ['old', 'new', 'new', 'keep', 'same'],
  ['old', 'mine', 'new', 'conflict', 'edited-both'],
  ['old', null, 'new', 'keep', 'deleted-locally'],
  ['old', 'old', null, 'remove', 'upstream-removed'],
  ['old', 'mine', null, 'conflict', 'edited-and-removed'],
  ['old', null, null, 'keep', 'deleted-locally'],
])('base %s, ours %s, theirs %s: %s (%s)', (base, ours, theirs, action, reason) => {
  const [change] = plan({ base: tree(base), ours: local(ours), theirs: tree(theirs) })
  expect(change).toMatchObject({ path: 'a.ts', action, reason })
  expect(change?.bytes).toEqual(action === 'add' || action === 'update' ? bytes('new') : undefined)
})

test('parameters: overwrite replaces files in the way, and only files', () => {
  const theirs = tree('new')
  const arrive = (ours: string): unknown => plan({ base: new Map(), ours: local(ours), theirs, overwrite: true })
  expect(arrive('mine')).toEqual([{ path: 'a.ts', action: 'update', reason: 'overwritten', bytes: bytes('new') }])
  expect(arrive('<folder>')).toMatchObject([{ action: 'refuse' }])
})

test('behavior: one change for each path, sorted', () => {
  const files = (paths: string[]): Map<string, Uint8Array> => new Map(paths.map((path) => [path, bytes('')]))
  const changes = plan({ base: files(['c', 'a']), ours: new Map(), theirs: files(['b', 'a']) })
  expect(changes.map(({ path }) => path)).toEqual(['a', 'b', 'c'])
})
