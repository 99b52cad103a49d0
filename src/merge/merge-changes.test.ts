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
/** Both sides have changed the third line. Only the team has changed the first line, and only upstream has changed the last line. */
const opposed = sidesOf(lines('A', 'b', 'mine', 'd', 'e'), lines('a', 'b', 'theirs', 'd', 'E'))
const marked =
  lines('A', 'b', '<<<<<<< yours', 'mine', '||||||| template 1', 'c', '=======', 'theirs') +
  lines('>>>>>>> template 2', 'd', 'E')
/** Three sides with bytes that are not text. */
const binary = { base: new Uint8Array([0, 1]), mine: new Uint8Array([0, 2]), theirs: new Uint8Array([0, 3]) }

async function merge(change: Partial<Change>, changes: Partial<MergeRules> = {}): Promise<Change | undefined> {
  const conflict: Change = { path, action: 'conflict', reason: 'edited-both', ...change }
  const [merged] = await mergeChanges([conflict], new Map(), { ...rules, ...changes })
  return merged
}

describe('Changes that need no merge', () => {
  test('Changes that need no three-way merge are returned unchanged and in the same order.', async () => {
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

describe('Untracked files of the team at paths of the template', () => {
  const change: Change = { path, action: 'conflict', reason: 'untracked-file' }
  const theirs = new Map([[path, bytesOf('upstream')]])

  test.each([
    [
      'inline',
      'stays, with the upstream text beside the file',
      { ...change, sidecars: { '.upstream': bytesOf('upstream') } },
    ],
    [
      'sidecar',
      'stays, with the upstream text beside the file',
      { ...change, sidecars: { '.upstream': bytesOf('upstream') } },
    ],
    ['ours', 'is kept as it is', { path, action: 'keep', reason: 'resolved-ours' }],
    [
      'theirs',
      'is replaced by the upstream text',
      { path, action: 'update', reason: 'resolved-theirs', bytes: bytesOf('upstream') },
    ],
  ] as const)(
    'In the mode %s, an untracked file of the team at a path of the template %s.',
    async (mode, _, settled) => {
      expect(await mergeChanges([change], theirs, { ...rules, mode })).toEqual([settled])
    },
  )
})

describe('Merges without a conflict', () => {
  const sides = sidesOf(lines('A', 'b', 'c', 'd', 'e'), lines('a', 'b', 'c', 'd', 'E'))
  const bytes = bytesOf(lines('A', 'b', 'c', 'd', 'E'), windows)

  test.each(['inline', 'sidecar', 'ours', 'theirs'] as const)(
    'In the mode %s, a three-way merge without a conflict updates the file with the changes of both sides, in the team’s line ends.',
    async (mode) => {
      expect(await merge({ sides }, { mode })).toStrictEqual({ path, action: 'update', reason: 'merged', bytes })
    },
  )

  test('If the template moves a file that merges without a conflict, the update has the old path and the new path of the file.', async () => {
    expect(await merge({ sides, from: 'old.ts' })).toEqual({
      path,
      from: 'old.ts',
      action: 'update',
      reason: 'merged',
      bytes,
    })
  })
})

describe('Merges with a conflict', () => {
  test('In the mode inline, the file gets conflict markers and keeps the line ends and the byte order mark of the team’s file.', async () => {
    const bytes = bytesOf(marked, windows)
    const conflict = { path, action: 'conflict', reason: 'edited-both', sides: opposed }
    expect(await merge({ sides: opposed })).toEqual({ ...conflict, bytes, lines: [3] })
    const from = 'old.ts'
    expect(await merge({ sides: opposed, from })).toEqual({ ...conflict, from, bytes, lines: [3] })
  })

  test('In the mode sidecar, the team’s file stays, and the upstream and base texts are put beside the file with the team’s line ends.', async () => {
    const sidecars = {
      '.upstream': bytesOf(textOf(opposed.theirs), windows),
      '.base': bytesOf(base, windows),
    }
    const conflict = { path, action: 'conflict', reason: 'edited-both', sides: opposed, sidecars }
    expect(await merge({ sides: opposed }, { mode: 'sidecar' })).toEqual(conflict)
    // If the template moves the file, the team's text is written to the new path.
    const moved = { ...conflict, from: 'old.ts', bytes: opposed.mine }
    expect(await merge({ sides: opposed, from: 'old.ts' }, { mode: 'sidecar' })).toEqual(moved)
  })

  test.each([
    ['ours', 'mine'],
    ['theirs', 'theirs'],
  ] as const)(
    'In the mode %s, conflicting lines are taken from the side of the mode, and the other changes of both sides are merged.',
    async (mode, row) => {
      const bytes = bytesOf(lines('A', 'b', row, 'd', 'E'), windows)
      const settled = { path, action: 'update', reason: `resolved-${mode}`, bytes }
      expect(await merge({ sides: opposed }, { mode })).toEqual(settled)
      expect(await merge({ sides: opposed, from: 'old.ts' }, { mode })).toEqual({ ...settled, from: 'old.ts' })
    },
  )

  test.each(['ours', 'theirs'] as const)(
    'If a conflict is the only change, the mode %s gives the whole text of its side. The mode ours writes only a moved file.',
    async (mode) => {
      const sides = sidesOf(lines('a', 'b', 'mine', 'd', 'e'), lines('a', 'b', 'theirs', 'd', 'e'))
      const kept = { path, action: 'keep', reason: 'resolved-ours' }
      const taken = { path, action: 'update', reason: 'resolved-theirs', bytes: bytesOf(textOf(sides.theirs), windows) }
      expect(await merge({ sides }, { mode })).toEqual(mode === 'ours' ? kept : taken)
      // If the template moves the file, its unchanged text has to be written to the new path.
      const moved = await merge({ sides, from: 'old.ts' }, { mode: 'ours' })
      expect(moved).toEqual({ path, from: 'old.ts', action: 'update', reason: 'resolved-ours', bytes: sides.mine })
    },
  )
})

describe('Files that cannot be merged', () => {
  test.each([
    ['a file that is not text', binary, {}],
    ['a file whose base is unknown', opposed, { withoutBase: new Set([path]) }],
  ] as const)(
    'No merge is made for %s. The team’s file stays with the other texts beside the file, or the mode takes a whole side.',
    async (name, sides, changes) => {
      const style = name === 'a file that is not text' ? undefined : windows
      const inStyle = (bytes: Uint8Array): Uint8Array => (style ? bytesOf(textOf(bytes), style) : bytes)
      const upstream = { '.upstream': inStyle(sides.theirs) }
      const sidecars = name === 'a file that is not text' ? { ...upstream, '.base': sides.base } : upstream
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
    },
  )

  test('A file is not merged if only the base, only the team’s file or only the upstream file is not text.', async () => {
    for (const name of ['base', 'mine', 'theirs'] as const)
      expect(await merge({ sides: { ...opposed, [name]: binary[name] } })).not.toHaveProperty('lines')
  })

  test('Whether the base of a moved file is unknown depends on the old path of the file, and not on the new path.', async () => {
    const withoutBase = new Set(['old.ts'])
    const moved = await merge({ sides: opposed, from: 'old.ts' }, { withoutBase })
    expect(Object.keys(moved?.sidecars ?? {})).toEqual(['.upstream'])
    expect(await merge({ sides: opposed, from: 'other.ts' }, { withoutBase })).toHaveProperty('lines')
    expect(await merge({ sides: opposed, from: 'other.ts' }, { withoutBase: new Set([path]) })).toHaveProperty('lines')
  })
})

test('A registry is merged as a set of exports, so exports that both sides add at the same place cause no conflict.', async () => {
  const one = "export { one } from './one'"
  const sides = sidesOf(lines("export { a } from './a'", one), lines("export { b } from './b'", one), lines(one))
  const merged = await merge({ sides }, { isRegistry: (name) => name === path })
  const text = lines("export { a } from './a'", one, "export { b } from './b'")
  expect(merged).toEqual({ path, action: 'update', reason: 'merged', bytes: bytesOf(text, windows) })
})

describe('Long texts', () => {
  const mergedByGit = { text: 'merged by git\n', conflicts: [1] }
  const long = (count: number, row: string): string =>
    lines(row, ...Array.from({ length: count - 2 }, (_, index) => `row ${index}`))
  const mergeLong = async (): Promise<typeof mergedByGit> => mergedByGit

  test.each([
    ['base text', 0],
    ['team’s text', 1],
    ['upstream text', 2],
  ] as const)('If the %s alone is longer than the built-in merge accepts, git merges the texts.', async (_, index) => {
    const texts = ['base', 'mine', 'theirs'].map((row, at) => long(at === index ? maxMergeLines + 1 : 3, row))
    const [before = '', mine = '', theirs = ''] = texts
    const bytes = bytesOf(mergedByGit.text, windows)
    expect(await merge({ sides: sidesOf(mine, theirs, before) }, { mergeLong })).toMatchObject({ bytes, lines: [1] })
  })

  test('Texts with exactly the largest number of lines that the built-in merge accepts are merged without git.', async () => {
    const texts = ['base', 'mine', 'theirs'].map((row) => long(maxMergeLines, row))
    const [before = '', mine = '', theirs = ''] = texts
    const merged = await merge({ sides: sidesOf(mine, theirs, before) }, { mergeLong })
    expect(textOf(merged?.bytes ?? new Uint8Array()).startsWith('<<<<<<< yours\nmine\n')).toBe(true)
  })

  test.each(['ours', 'theirs'] as const)(
    'If git finds a conflict in a long text, the mode %s takes the whole text of its side.',
    async (mode) => {
      const sides = sidesOf(long(maxMergeLines + 1, 'mine'), long(maxMergeLines + 1, 'theirs'))
      const merged = await merge({ sides }, { mode, mergeLong })
      if (mode === 'ours') expect(merged).toEqual({ path, action: 'keep', reason: 'resolved-ours' })
      else expect(merged?.bytes).toEqual(bytesOf(textOf(sides.theirs), windows))
    },
  )

  test('If git cannot merge a long text, the upstream text and the base text are put beside the file.', async () => {
    const sides = sidesOf(long(maxMergeLines + 1, 'mine'), long(3, 'theirs'))
    expect(Object.keys((await merge({ sides }))?.sidecars ?? {})).toEqual(['.upstream', '.base'])
  })
})

describe('The formatter of the project', () => {
  /** Ends every line of `src/a.ts` with a semicolon. Returns `null` for every other path. */
  const format = async (name: string, text: string): Promise<string | null> =>
    name === path ? text.replaceAll(/;?\n/g, ';\n') : null
  const formatted = (text: string): string => text.replaceAll('\n', ';\n')

  test('If the team’s file follows the formatter of the project, the base text and the upstream text are formatted before the merge.', async () => {
    const sides = sidesOf(formatted(lines('A', 'b', 'c')), lines('a', 'b', 'C'), lines('a', 'b', 'c'))
    expect((await merge({ sides }, { format }))?.bytes).toEqual(bytesOf(formatted(lines('A', 'b', 'C')), windows))
  })

  describe('When only formatted texts have equal lines', () => {
    /** A formatter that writes all letters as capitals, so that a test sees which text of a merge it has formatted. */
    const capitals: MergeRules['format'] = async (_, text) => text.toUpperCase()

    test('The changes of both sides are merged with the formatted base text and the formatted upstream text.', async () => {
      const sides = sidesOf(lines('A', 'B', 'C', 'D', 'MINE'), lines('theirs', 'b', 'c', 'd', 'e'))
      expect(await merge({ sides }, { format: capitals })).toMatchObject({
        action: 'update',
        bytes: bytesOf(lines('THEIRS', 'B', 'C', 'D', 'MINE'), windows),
      })
    })

    test('A conflict of the formatted texts is kept, because the conflict of the other texts is not smaller.', async () => {
      const sides = sidesOf(lines('A', 'MINE', 'C', 'D', 'E'), lines('a', 'theirs', 'c', 'd', 'e'))
      const merged = await merge({ sides }, { format: capitals })
      expect(merged).toMatchObject({ action: 'conflict', lines: [2] })
      expect(textOf(merged?.bytes ?? new Uint8Array())).toContain('A\n<<<<<<< yours\nMINE\n|||||||')
    })
  })

  test('If the team’s file does not follow the formatter, the base text and the upstream text are not formatted, and the merge has a conflict.', async () => {
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

  test('If the formatter cannot format the base text or the upstream text, a conflict of the unformatted texts stays a conflict.', async () => {
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

  test('If the formatted texts conflict and the unformatted texts do not, the file gets the merge of the unformatted texts.', async () => {
    // The formatter does not change the team’s text, so the team’s file counts as formatted. In the other texts, the formatter joins all
    // lines.
    const joining: MergeRules['format'] = async (_, text) =>
      text.startsWith('A') ? text : `${text.trimEnd().replaceAll('\n', '')}\n`
    const before = lines('a', 'b', 'c', 'd')
    const [mine, theirs] = [before.replace('a', 'A'), before.replace('d', 'D')]
    const merged = await merge({ sides: sidesOf(mine, theirs, before) }, { format: joining })
    expect(merged).toMatchObject({ action: 'update', bytes: bytesOf(lines('A', 'b', 'c', 'D'), windows) })
  })
})
