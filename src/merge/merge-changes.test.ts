import { describe, expect, test } from 'vitest'
import type { Change } from '../plan/plan'
import { bytesOf, textOf } from '../text/text-style'
import { mergeChanges, type MergeRules } from './merge-changes'
import { maxMergeLines } from './merge-texts'

const path = 'src/a.ts'
const rules: MergeRules = {
  mode: 'inline',
  labels: { mine: 'yours', base: 'template 1', theirs: 'template 2' },
  format: null,
  mergeLong: async () => null,
  isRegistry: () => false,
  withoutBase: new Set(),
}
const windows = { newline: '\r\n', byteOrderMark: true } as const
const lines = (...rows: string[]): string => rows.map((row) => `${row}\n`).join('')
const base = lines('a', 'b', 'c', 'd', 'e')
const sidesOf = (mine: string, theirs: string, before = base): NonNullable<Change['sides']> => ({
  base: bytesOf(before),
  mine: bytesOf(mine, windows),
  theirs: bytesOf(theirs),
})
/** Both sides have changed the same line, and each another one. */
const opposed = sidesOf(lines('A', 'b', 'mine', 'd', 'e'), lines('a', 'b', 'theirs', 'd', 'E'))
const marked =
  lines('A', 'b', '<<<<<<< yours', 'mine', '||||||| template 1', 'c', '=======', 'theirs') +
  lines('>>>>>>> template 2', 'd', 'E')
/** Sides that are no text. */
const binary = { base: new Uint8Array([0, 1]), mine: new Uint8Array([0, 2]), theirs: new Uint8Array([0, 3]) }

async function merge(change: Partial<Change>, changes: Partial<MergeRules> = {}): Promise<Change | undefined> {
  const conflict: Change = { path, action: 'conflict', reason: 'edited-both', ...change }
  const [merged] = await mergeChanges([conflict], new Map(), { ...rules, ...changes })
  return merged
}

describe('Changes that need no merge', () => {
  test('stay as they are, in their order.', async () => {
    const changes: Change[] = [
      { path: 'a', action: 'update', reason: 'pristine', sides: opposed },
      { path: 'b', action: 'conflict', reason: 'edited-and-removed' },
      { path: 'c', action: 'conflict', reason: 'untracked-file' },
      { path: 'd', action: 'refuse', reason: 'not-a-file' },
    ]
    const theirs = new Map([['b', bytesOf('upstream')]])
    expect(await mergeChanges(changes, theirs, rules)).toEqual(changes)
    const merged = await mergeChanges(changes, theirs, rules)
    for (const [index, change] of changes.entries()) expect(merged[index]).toBe(change)
  })
})

describe('A file of the team that the template has, too, without a common text', () => {
  const change: Change = { path, action: 'conflict', reason: 'untracked-file' }
  const theirs = new Map([[path, bytesOf('upstream')]])

  test.each([
    ['inline', { ...change, sidecars: { '.upstream': bytesOf('upstream') } }],
    ['sidecar', { ...change, sidecars: { '.upstream': bytesOf('upstream') } }],
    ['ours', { path, action: 'keep', reason: 'resolved-ours' }],
    ['theirs', { path, action: 'update', reason: 'resolved-theirs', bytes: bytesOf('upstream') }],
  ] as const)('is settled in the mode %s.', async (mode, settled) => {
    expect(await mergeChanges([change], theirs, { ...rules, mode })).toEqual([settled])
  })
})

describe('A merge without a conflict', () => {
  const sides = sidesOf(lines('A', 'b', 'c', 'd', 'e'), lines('a', 'b', 'c', 'd', 'E'))
  const bytes = bytesOf(lines('A', 'b', 'c', 'd', 'E'), windows)

  test.each(['inline', 'sidecar', 'ours', 'theirs'] as const)('is an update in the mode %s.', async (mode) => {
    expect(await merge({ sides }, { mode })).toEqual({ path, action: 'update', reason: 'merged', bytes })
  })

  test('keeps the old path of a file that moves.', async () => {
    expect(await merge({ sides, from: 'old.ts' })).toEqual({
      path,
      from: 'old.ts',
      action: 'update',
      reason: 'merged',
      bytes,
    })
  })
})

describe('A merge with a conflict', () => {
  test('has its markers in the file, in the style of the team’s file.', async () => {
    const bytes = bytesOf(marked, windows)
    const conflict = { path, action: 'conflict', reason: 'edited-both', sides: opposed }
    expect(await merge({ sides: opposed })).toEqual({ ...conflict, bytes, lines: [3] })
    const from = 'old.ts'
    expect(await merge({ sides: opposed, from })).toEqual({ ...conflict, from, bytes, lines: [3] })
  })

  test('leaves the file alone in the mode sidecar. The other texts are put beside it, in its style.', async () => {
    const sidecars = {
      '.upstream': bytesOf(textOf(opposed.theirs), windows),
      '.base': bytesOf(base, windows),
    }
    const conflict = { path, action: 'conflict', reason: 'edited-both', sides: opposed, sidecars }
    expect(await merge({ sides: opposed }, { mode: 'sidecar' })).toEqual(conflict)
    // A file that moves is written in any case.
    const moved = { ...conflict, from: 'old.ts', bytes: opposed.mine }
    expect(await merge({ sides: opposed, from: 'old.ts' }, { mode: 'sidecar' })).toEqual(moved)
  })

  test.each([
    ['ours', 'mine'],
    ['theirs', 'theirs'],
  ] as const)('takes the lines of one side in the mode %s, and what merges.', async (mode, row) => {
    const bytes = bytesOf(lines('A', 'b', row, 'd', 'E'), windows)
    const settled = { path, action: 'update', reason: `resolved-${mode}`, bytes }
    expect(await merge({ sides: opposed }, { mode })).toEqual(settled)
    expect(await merge({ sides: opposed, from: 'old.ts' }, { mode })).toEqual({ ...settled, from: 'old.ts' })
  })

  test.each(['ours', 'theirs'] as const)('keeps a file that the mode %s would not change.', async (mode) => {
    const sides = sidesOf(lines('a', 'b', 'mine', 'd', 'e'), lines('a', 'b', 'theirs', 'd', 'e'))
    const kept = { path, action: 'keep', reason: 'resolved-ours' }
    const taken = { path, action: 'update', reason: 'resolved-theirs', bytes: bytesOf(textOf(sides.theirs), windows) }
    expect(await merge({ sides }, { mode })).toEqual(mode === 'ours' ? kept : taken)
    // A file that moves has to be written at its new path.
    const moved = await merge({ sides, from: 'old.ts' }, { mode: 'ours' })
    expect(moved).toEqual({ path, from: 'old.ts', action: 'update', reason: 'resolved-ours', bytes: sides.mine })
  })
})

describe('Files that cannot be merged', () => {
  test.each([
    ['no text', binary, {}],
    ['without their base', opposed, { withoutBase: new Set([path]) }],
  ] as const)('(%s) have one text in the file and the others beside it.', async (name, sides, changes) => {
    const style = name === 'no text' ? undefined : windows
    const inStyle = (bytes: Uint8Array): Uint8Array => (style ? bytesOf(textOf(bytes), style) : bytes)
    const upstream = { '.upstream': inStyle(sides.theirs) }
    const sidecars = name === 'no text' ? { ...upstream, '.base': sides.base } : upstream
    const conflict = { path, action: 'conflict', reason: 'edited-both', sides, sidecars }
    for (const mode of ['inline', 'sidecar'] as const)
      expect(await merge({ sides }, { ...changes, mode })).toEqual(conflict)
    expect(await merge({ sides }, { ...changes, mode: 'ours' })).toEqual({
      path,
      action: 'keep',
      reason: 'resolved-ours',
    })
    const bytes = inStyle(sides.theirs)
    const taken = { path, action: 'update', reason: 'resolved-theirs', bytes }
    expect(await merge({ sides }, { ...changes, mode: 'theirs' })).toEqual(taken)
  })

  test('One side that is no text is enough.', async () => {
    for (const name of ['base', 'mine', 'theirs'] as const)
      expect(await merge({ sides: { ...opposed, [name]: binary[name] } })).not.toHaveProperty('lines')
  })

  test('The base of a file that moves is known by its old path.', async () => {
    const withoutBase = new Set(['old.ts'])
    const moved = await merge({ sides: opposed, from: 'old.ts' }, { withoutBase })
    expect(Object.keys(moved?.sidecars ?? {})).toEqual(['.upstream'])
    expect(await merge({ sides: opposed, from: 'other.ts' }, { withoutBase })).toHaveProperty('lines')
    expect(await merge({ sides: opposed, from: 'other.ts' }, { withoutBase: new Set([path]) })).toHaveProperty('lines')
  })
})

test('A registry is merged as a set of exports.', async () => {
  const one = "export { one } from './one'"
  const sides = sidesOf(lines("export { a } from './a'", one), lines("export { b } from './b'", one), lines(one))
  const merged = await merge({ sides }, { isRegistry: (name) => name === path })
  const text = lines("export { a } from './a'", one, "export { b } from './b'")
  expect(merged).toEqual({ path, action: 'update', reason: 'merged', bytes: bytesOf(text, windows) })
})

describe('A long text', () => {
  const mergedByGit = { text: 'merged by git\n', conflicts: [1] }
  const long = (count: number, row: string): string =>
    lines(row, ...Array.from({ length: count - 2 }, (_, index) => `row ${index}`))
  const mergeLong = async (): Promise<typeof mergedByGit> => mergedByGit

  test.each([0, 1, 2])('goes to git if side %i has more than the most lines of the built-in merge.', async (index) => {
    const texts = ['base', 'mine', 'theirs'].map((row, at) => long(at === index ? maxMergeLines + 1 : 3, row))
    const [before = '', mine = '', theirs = ''] = texts
    const bytes = bytesOf(mergedByGit.text, windows)
    expect(await merge({ sides: sidesOf(mine, theirs, before) }, { mergeLong })).toMatchObject({ bytes, lines: [1] })
  })

  test('of exactly the most lines is merged here.', async () => {
    const texts = ['base', 'mine', 'theirs'].map((row) => long(maxMergeLines, row))
    const [before = '', mine = '', theirs = ''] = texts
    const merged = await merge({ sides: sidesOf(mine, theirs, before) }, { mergeLong })
    expect(textOf(merged?.bytes ?? new Uint8Array()).startsWith('<<<<<<< yours\nmine\n')).toBe(true)
  })

  test.each(['ours', 'theirs'] as const)('with a conflict is taken from one side in the mode %s.', async (mode) => {
    const sides = sidesOf(long(maxMergeLines + 1, 'mine'), long(maxMergeLines + 1, 'theirs'))
    const merged = await merge({ sides }, { mode, mergeLong })
    if (mode === 'ours') expect(merged).toEqual({ path, action: 'keep', reason: 'resolved-ours' })
    else expect(merged?.bytes).toEqual(bytesOf(textOf(sides.theirs), windows))
  })

  test('that git cannot merge has the others beside it.', async () => {
    const sides = sidesOf(long(maxMergeLines + 1, 'mine'), long(3, 'theirs'))
    expect(Object.keys((await merge({ sides }))?.sidecars ?? {})).toEqual(['.upstream', '.base'])
  })
})

describe('The formatter of the project', () => {
  /** Formats by ending every line with a semicolon. Knows only files of TypeScript. */
  const format = async (name: string, text: string): Promise<string | null> =>
    name === path ? text.replaceAll(/;?\n/g, ';\n') : null
  const formatted = (text: string): string => text.replaceAll('\n', ';\n')

  test('is used for the texts of the template when the team’s file follows it.', async () => {
    const sides = sidesOf(formatted(lines('A', 'b', 'c')), lines('a', 'b', 'C'), lines('a', 'b', 'c'))
    expect((await merge({ sides }, { format }))?.bytes).toEqual(bytesOf(formatted(lines('A', 'b', 'C')), windows))
  })

  test('is not used when the team’s file does not follow it.', async () => {
    const mine = `${formatted(lines('A', 'b'))}c\n`
    const asked: string[] = []
    const noting: MergeRules['format'] = async (name, text) => {
      asked.push(text)
      return format(name, text)
    }
    const merged = await merge({ sides: sidesOf(mine, lines('a', 'b', 'C'), lines('a', 'b', 'c')) }, { format: noting })
    expect(asked).toEqual([mine])
    expect(textOf(merged?.bytes ?? new Uint8Array())).toContain('A;\n')
    expect(merged).toHaveProperty('lines')
  })

  test('is not used when it does not know the file of the template.', async () => {
    for (const unknown of ['base', 'theirs']) {
      const sides = sidesOf(
        lines('A', 'b', 'mine'),
        lines('a', 'B', unknown === 'theirs' ? 'theirs' : 'c'),
        lines('a', 'b', 'c'),
      )
      const refusing: MergeRules['format'] = async (_, text) =>
        text === textOf(unknown === 'base' ? sides.base : sides.theirs) ? null : text
      expect((await merge({ sides }, { format: refusing }))?.action).toBe('conflict')
    }
  })

  test('does not count when a merge of the texts as they are has fewer conflicts.', async () => {
    // The formatter joins all lines, so that both sides change the same line.
    const joining: MergeRules['format'] = async (_, text) =>
      text.includes('\n\n') ? text : `${text.trimEnd().replaceAll('\n', '')}\n`
    const before = lines('a', '', 'b', '', 'c', '', 'd')
    const [mine, theirs] = [before.replace('a', 'A'), before.replace('d', 'D')]
    const merged = await merge({ sides: sidesOf(mine, theirs, before) }, { format: joining })
    expect(merged).toMatchObject({
      action: 'update',
      bytes: bytesOf(before.replace('a', 'A').replace('d', 'D'), windows),
    })
  })
})
