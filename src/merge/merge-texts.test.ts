import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { conflictLines } from './conflict-lines'
import { mergeTexts, type Sides } from './merge-texts'

const labels = { mine: 'yours', base: 'template 1', theirs: 'template 2' }
const lines = (...rows: string[]): string => rows.map((row) => `${row}\n`).join('')
const merge = (base: string, mine: string, theirs: string): ReturnType<typeof mergeTexts> =>
  mergeTexts({ base, mine, theirs }, { labels })

describe('one change on each side', () => {
  const base = lines('a', 'b', 'c', 'd', 'e')

  test('Changes that are far apart are both kept.', () => {
    expect(merge(base, lines('A', 'b', 'c', 'd', 'e'), lines('a', 'b', 'c', 'd', 'E'))).toEqual({
      text: lines('A', 'b', 'c', 'd', 'E'),
      conflicts: [],
    })
  })

  test('The same change on both sides appears once.', () => {
    const both = lines('a', 'b', 'C', 'd', 'e')
    expect(merge(base, both, both)).toEqual({ text: both, conflicts: [] })
  })

  test('Changes of the same line are marked as git marks them, and the line of the marker is returned.', () => {
    const { text, conflicts } = merge(base, lines('a', 'b', 'mine', 'd', 'e'), lines('a', 'b', 'theirs', 'd', 'e'))
    expect(text).toBe('a\nb\n<<<<<<< yours\nmine\n||||||| template 1\nc\n=======\ntheirs\n>>>>>>> template 2\nd\ne\n')
    expect(conflicts).toEqual([3])
    expect(conflictLines(text)).toEqual([3])
  })

  test('With favor one side is taken; changes that do not touch are merged all the same.', () => {
    const sides = { base, mine: lines('A', 'b', 'mine', 'd', 'e'), theirs: lines('a', 'b', 'theirs', 'd', 'E') }
    expect(mergeTexts(sides, { labels, favor: 'mine' }).text).toBe(lines('A', 'b', 'mine', 'd', 'E'))
    expect(mergeTexts(sides, { labels, favor: 'theirs' }).text).toBe(lines('A', 'b', 'theirs', 'd', 'E'))
  })
})

describe('formatted by other rules', () => {
  const base = lines("import { a } from './a'", '', 'export function f() {', '  return a', '}')
  const mine = lines('import { a } from "./a";', '', 'export function f() {', '\treturn a + 1;', '}')

  test('An upstream change elsewhere arrives, and the formatting stays.', () => {
    const theirs = lines("import { a } from './a'", '', 'export function f() {', '  return a', '}', '', 'f()')
    expect(merge(base, mine, theirs)).toEqual({ text: mine + lines('', 'f()'), conflicts: [] })
  })

  test('The same line changed on both sides is still a conflict.', () => {
    const theirs = lines("import { a } from './a'", '', 'export function f() {', '  return a + 2', '}')
    expect(merge(base, mine, theirs).conflicts).toHaveLength(1)
  })
})

test.each([
  ['an empty base', '', 'a\n', 'b\n'],
  ['no final newline', 'a\nb', 'a\nB', 'a\nb\nc'],
  ['accents and emoji', 'é\n', 'é!\n', '👋\n'],
])('Merging: %s', (_, base, mine, theirs) => {
  expect(merge(base, mine, mine).text).toBe(mine)
  expect(merge(base, base, theirs).text.replace(/\n$/, '')).toBe(theirs.replace(/\n$/, ''))
  expect(merge(base, mine, base).text).toBe(mine)
})

const row = constantFrom('{', '}', '  a', '  b', 'c;', 'd', '')
const text = array(row, { maxLength: 12 }).map((rows) => lines(...rows))

describe('properties', () => {
  test('A change of only one side arrives unchanged.', () => {
    assert(
      property(text, text, (base, other) => {
        expect(merge(base, other, base)).toEqual({ text: other, conflicts: [] })
        expect(merge(base, base, other)).toEqual({ text: other, conflicts: [] })
        expect(merge(base, other, other)).toEqual({ text: other, conflicts: [] })
      }),
    )
  })

  test('Every line that the team added is in the text or in a reported conflict.', () => {
    assert(
      property(text, text, text, nat(12), (base, theirs, unrelated, at) => {
        const rows = base.split('\n').slice(0, -1)
        const mine = lines(...rows.slice(0, at), '// added by the team', ...rows.slice(at))
        expect(merge(base, mine, theirs).text).toContain('// added by the team\n')
        expect(merge(unrelated, mine, theirs).text).toContain('// added by the team\n')
      }),
    )
  })
})

describe('git', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-merge-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const gitConflicts = (sides: Sides): boolean => {
    for (const name of ['mine', 'base', 'theirs'] as const) writeFileSync(join(folder, name), sides[name])
    const { status } = spawnSync('git', ['merge-file', '-p', 'mine', 'base', 'theirs'], { cwd: folder })
    return (status ?? 0) > 0
  }
  const program = lines(...Array.from({ length: 40 }, (_, index) => `const name${index} = ${index}`))
  const edit = record({ at: nat(39), text: constantFrom('edited', 'another', '') })
  const edited = (edits: { at: number; text: string }[]): string =>
    lines(
      ...program
        .split('\n')
        .slice(0, -1)
        .flatMap((line, index) => edits.find(({ at }) => at === index)?.text ?? line),
    )

  test('It finds the same conflicts as git, except that edits on adjacent lines may merge.', () => {
    const several = array(edit, { maxLength: 4 })
    assert(
      property(several, several, (own, upstream) => {
        const sides = { base: program, mine: edited(own), theirs: edited(upstream) }
        // When edits touch, git may report a conflict that this merge resolves.
        if (mergeTexts(sides, { labels }).conflicts.length > 0) expect(gitConflicts(sides)).toBe(true)
        else if (gitConflicts(sides)) expect(adjacent(own, upstream)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

/** Whether two lists of edits touch, where git and diff3 may differ. */
function adjacent(own: { at: number }[], upstream: { at: number }[]): boolean {
  return own.some(({ at }) => upstream.some((other) => Math.abs(other.at - at) <= 3))
}
