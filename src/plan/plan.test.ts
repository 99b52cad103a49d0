import { describe, expect, test } from 'vitest'
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

test('With overwrite, files in the way are replaced, but not folders or links.', () => {
  const theirs = tree('new')
  const arrive = (ours: string): unknown => plan({ base: new Map(), ours: local(ours), theirs, overwrite: true })
  expect(arrive('mine')).toEqual([{ path: 'a.ts', action: 'update', reason: 'overwritten', bytes: bytes('new') }])
  expect(arrive('<folder>')).toMatchObject([{ action: 'refuse' }])
})

test('There is one change for each path, sorted.', () => {
  const changes = plan({ base: files({ c: '', a: '' }), ours: new Map(), theirs: files({ b: '', a: '' }) })
  expect(changes.map(({ path }) => path)).toEqual(['a', 'b', 'c'])
})

const files = (entries: Record<string, string>): Map<string, Uint8Array> =>
  new Map(Object.entries(entries).map(([path, text]) => [path, bytes(text)]))
const host = (entries: Record<string, string>): Map<string, Local> =>
  new Map(Object.entries(entries).map(([path, text]) => [path, { kind: 'file', bytes: bytes(text) }]))

describe('a file that upstream has moved', () => {
  const renames = new Map([['old.ts', 'new.ts']])
  const base = files({ 'old.ts': 'a' })

  test.each([
    // The host's text at the old path, the template's text at the new path, then the change and the written text.
    ['a', 'a', { action: 'move', reason: 'renamed', from: 'old.ts' }, 'a'],
    ['a', 'b', { action: 'move', reason: 'renamed', from: 'old.ts' }, 'b'],
    ['mine', 'a', { action: 'move', reason: 'renamed', from: 'old.ts' }, 'mine'],
    ['mine', 'b', { action: 'conflict', reason: 'edited-both', from: 'old.ts' }, undefined],
  ])('ours %s, theirs %s', (mine, theirs, expected, text) => {
    const [change, ...others] = plan({
      base,
      ours: host({ 'old.ts': mine }),
      theirs: files({ 'new.ts': theirs }),
      renames,
    })
    expect(change).toMatchObject({ path: 'new.ts', ...expected })
    expect(change?.bytes).toEqual(text === undefined ? undefined : bytes(text))
    expect(others).toEqual([])
  })

  test('When the team has deleted it, it stays deleted at both places.', () => {
    const changes = plan({ base, ours: new Map(), theirs: files({ 'new.ts': 'b' }), renames })
    expect(changes).toEqual([{ path: 'new.ts', action: 'keep', reason: 'deleted-locally' }])
  })

  test('When the team has a file at the new place, nothing moves and that file is a conflict.', () => {
    const ours = host({ 'old.ts': 'a', 'new.ts': 'mine' })
    expect(plan({ base, ours, theirs: files({ 'new.ts': 'b' }), renames })).toMatchObject([
      { path: 'new.ts', action: 'conflict', reason: 'untracked-file' },
      { path: 'old.ts', action: 'remove' },
    ])
  })
})

describe('line ends', () => {
  const base = files({ 'a.ts': 'one\ntwo\n' })

  test('A file that differs only in line ends counts as unedited, and an update keeps its line ends.', () => {
    const ours = host({ 'a.ts': '\uFEFFone\r\ntwo\r\n' })
    expect(plan({ base, ours, theirs: base })).toMatchObject([{ action: 'keep', reason: 'pristine' }])
    const [change] = plan({ base, ours, theirs: files({ 'a.ts': 'one\n2\n' }) })
    expect(change).toMatchObject({ action: 'update', bytes: bytes('\uFEFFone\r\n2\r\n') })
  })

  test('A new file takes the line ends of most other files.', () => {
    const ours = host({ 'a.ts': 'one\r\ntwo\r\n' })
    const changes = plan({ base, ours, theirs: files({ 'a.ts': 'one\ntwo\n', 'b.ts': 'x\n' }) })
    expect(changes.at(-1)).toMatchObject({ path: 'b.ts', action: 'add', bytes: bytes('x\r\n') })
  })

  test('A binary file is compared byte for byte and never rewritten.', () => {
    const image = (end: string): Map<string, Uint8Array> => files({ 'a.png': `\0\r\n${end}` })
    const ours = host({ 'a.png': '\0\n' })
    expect(plan({ base: image(''), ours, theirs: image('') })).toMatchObject([{ reason: 'edited' }])
    expect(plan({ base: files({ 'a.png': '\0\n' }), ours, theirs: image('x') })[0]?.bytes).toEqual(bytes('\0\r\nx'))
  })
})

test('With removeEdited, edited files are removed together with their unit.', () => {
  const input = { base: tree('old'), ours: local('mine'), theirs: tree(null) }
  expect(plan({ ...input, removeEdited: true })).toMatchObject([{ action: 'remove' }])
})

test('isAsWritten tells a formatter’s changes from edits.', () => {
  const input = { base: tree('old'), ours: local('OLD'), theirs: tree('new'), isAsWritten: () => true }
  expect(plan(input)).toMatchObject([{ action: 'update', reason: 'upstream-changed' }])
})

test('isIgnored and isYours keep files as they are.', () => {
  const input = { base: tree('old'), ours: local('mine'), theirs: tree('new') }
  expect(plan({ ...input, isIgnored: () => true })).toMatchObject([{ action: 'keep', reason: 'ignored' }])
  expect(plan({ ...input, isYours: () => true })).toMatchObject([{ action: 'keep', reason: 'yours' }])
  expect(plan({ ...input, ours: local('old'), isYours: () => true })).toMatchObject([{ action: 'update' }])
})

test('An edited file that only moves keeps the line end of each line.', () => {
  const mine = bytes('one\r\ntwo\nthree\n')
  const [change] = plan({
    base: tree('old'),
    ours: new Map([['a.ts', { kind: 'file', bytes: mine }]]),
    theirs: new Map([['b.ts', bytes('old')]]),
    renames: new Map([['a.ts', 'b.ts']]),
  })
  expect(change).toMatchObject({ path: 'b.ts', action: 'move', from: 'a.ts' })
  expect(change?.bytes).toEqual(mine)
})
