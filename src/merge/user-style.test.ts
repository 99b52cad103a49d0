import { array, assert, asyncProperty, constantFrom, nat, record, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesOf, textOf } from '../text/text-style'
import type { ConflictMode } from './conflict-mode'
import { mergeChanges, type MergeRules } from './merge-changes'

const lines = (...rows: string[]): string => rows.map((row) => `${row}\n`).join('')
const rules = (mode: ConflictMode): MergeRules => ({
  mode,
  labels: { mine: 'yours', base: 'template 1', theirs: 'template 2' },
  format: null,
  mergeLong: async () => null,
  isRegistry: () => false,
  withoutBase: new Set(),
})

async function mergeBytes(
  path: string,
  sides: { base: string; mine: string; theirs: string },
  mode: ConflictMode = 'inline',
): Promise<{ text: string; conflicts: number }> {
  const { base, mine, theirs } = sides
  const change = {
    path,
    action: 'conflict' as const,
    reason: 'edited-both' as const,
    sides: { base: bytesOf(base), mine: new TextEncoder().encode(mine), theirs: bytesOf(theirs) },
  }
  const [merged] = await mergeChanges([change], new Map(), rules(mode))
  return { text: new TextDecoder().decode(merged?.bytes), conflicts: merged?.lines?.length ?? 0 }
}

/** A module with single quotes, no semicolons, two spaces and trailing commas. */
const source = lines(
  "import { a } from './a'",
  "import { b } from './b'",
  '',
  'export const options = {',
  "  name: 'modal',",
  "  theme: 'dark',",
  '  size: 3,',
  '}',
  '',
  'export function greet(name: string) {',
  "  const hello = 'Hello'",
  '  if (name) {',
  '    return `',
  '      Dear ${name}',
  '      ${hello}',
  '    `',
  '  }',
  "  return a('x') + b('y')",
  '}',
)

/** The module after the team's formatter has formatted it. */
const reformatted = source
  .replaceAll(/^( {2})+(?![ ]*(Dear|\$|`))/gm, (indent) => '\t'.repeat(indent.length / 2))
  .replaceAll("'", '"')
  .replaceAll(/(import.*|hello = "Hello"|`|b\("y"\))$/gm, (row) => (row === '`' ? row : `${row};`))
  .replace('return `;', 'return `')
  .replace(/^ {4}`$/m, '    `;')
  .replace(/^}\n\nexport function/m, '};\n\nexport function')

const change = (text: string, from: string, to: string): string => {
  expect(text).toContain(from)
  return text.replace(from, () => to)
}

describe('a line whose whitespace, quotes or comma the team changed, and whose text upstream changed', () => {
  test.each([
    ['quotes', "  theme: 'dark',", '  theme: "dark",', "  theme: 'light',"],
    ['indentation', '  size: 3,', '      size: 3,', '  size: 4,'],
    ['a trailing comma', '  size: 3,', '  size: 3', '  size: 4,'],
    ['a closing semicolon', "  const hello = 'Hello'", "  const hello = 'Hello';", "  const hello = 'Hi'"],
    ['spaces at the end', '  size: 3,', '  size: 3,  ', '  size: 4,'],
  ])('is not replaced by the line of upstream without a word: %s', async (_, old, own, upstream) => {
    const mine = change(source, old, own)
    // Another conflict in the same file must not change this.
    const sides = {
      base: source,
      mine: change(mine, "  return a('x') + b('y')", '  return a(1)'),
      theirs: change(change(source, old, upstream), "  return a('x') + b('y')", '  return a(2)'),
    }
    const { text, conflicts } = await mergeBytes('src/modal.ts', sides)
    expect(text).toContain(`${own}\n`)
    expect(text).toContain(`${upstream}\n`)
    expect(conflicts).toBe(2)
  })
})

describe('whitespace that is content', () => {
  test.each([
    ['a template literal', 'src/modal.ts', lines('const text = `', '  first', '  second', '`', 'next()')],
    ['Markdown', 'docs/read-me.md', lines('- one', '  first', '  second', '- two', 'end')],
    ['YAML', 'config.yml', lines('one:', '  first', '  second', 'two:', 'end')],
  ])('an indentation that both sides changed in %s is a conflict, not one of the two', async (_, path, base) => {
    const sides = {
      base,
      mine: change(base, '  first\n', '    first\n'),
      theirs: change(base, '  first\n', '\tfirst\n'),
    }
    const { text, conflicts } = await mergeBytes(path, sides)
    expect(conflicts).toBe(1)
    expect(text).toContain('\n    first\n')
    expect(text).toContain('\n\tfirst\n')
  })

  test.each([
    ['a template literal', 'src/modal.ts', lines('const text = `', '  first', '  second', '  third', '`', 'next()')],
    ['Markdown', 'docs/read-me.md', lines('- one', '  first', '  second', '  third', '- two', 'end')],
  ])('a change of upstream to it in %s arrives where a conflict is elsewhere', async (_, path, base) => {
    const last = base.trimEnd().split('\n').at(-1) ?? ''
    const sides = {
      base,
      mine: change(base, last, 'mine()'),
      theirs: change(change(base, '  first\n', '      first\n'), last, 'theirs()'),
    }
    const { text, conflicts } = await mergeBytes(path, sides)
    expect(conflicts).toBe(1)
    expect(text).toContain('\n      first\n')
  })

  test('quotes inside a string are its content', async () => {
    const base = lines(`say('a "b"')`, 'one()', 'two()', 'three()')
    const sides = {
      base,
      mine: change(base, `say('a "b"')`, `say("a 'b'")`).replace('three()', 'mine()'),
      theirs: change(base, `say('a "b"')`, `speak('a "b"')`).replace('three()', 'theirs()'),
    }
    const { text } = await mergeBytes('src/modal.ts', sides)
    expect(text).toContain(`say("a 'b'")\n`)
  })
})

describe('a file that was reformatted as a whole, without a formatter at hand', () => {
  test('the example is what a formatter would make of it', () => {
    expect(reformatted).toContain('import { a } from "./a";\n')
    expect(reformatted).toContain('\tif (name) {\n\t\treturn `\n      Dear ${name}\n')
    expect(reformatted).toContain('\n};\n\nexport function')
  })

  test('merges with a change of upstream to any of its lines, and the line takes the style of the file', async () => {
    const theirs = change(change(source, "theme: 'dark'", "theme: 'light'"), "b('y')", "b('z')")
    const merged = await mergeBytes('src/modal.ts', { base: source, mine: reformatted, theirs })
    const expected = change(change(reformatted, 'theme: "dark"', 'theme: "light"'), 'b("y")', 'b("z")')
    expect(merged).toEqual({ text: expected, conflicts: 0 })
  })

  test('new lines of upstream take the style of the file, except inside a template literal', async () => {
    const theirs = change(
      change(source, '  size: 3,\n', "  size: 3,\n  more: ['x'],\n"),
      '  if (name) {\n',
      "  log(`\n  it's\n  `)\n  if (name) {\n",
    )
    const { text, conflicts } = await mergeBytes('src/modal.ts', { base: source, mine: reformatted, theirs })
    expect(conflicts).toBe(0)
    expect(text).toContain('\tsize: 3,\n\tmore: ["x"],\n};')
    expect(text).toContain("\tlog(`\n  it's\n  `);\n\tif (name) {\n")
  })

  test('a line that the team put in a style of its own is still a conflict', async () => {
    const mine = change(reformatted, '\ttheme: "dark"', "\t\ttheme: 'dark'")
    const theirs = change(source, "theme: 'dark'", "theme: 'light'")
    const { text, conflicts } = await mergeBytes('src/modal.ts', { base: source, mine, theirs })
    expect(conflicts).toBe(1)
    expect(text).toContain("\t\ttheme: 'dark',\n")
  })

  test('merges where it is upstream that reformatted it: the team’s file keeps its style', async () => {
    const mine = change(change(source, "theme: 'dark'", "theme: 'light'"), "b('y')", "b('z')")
    const merged = await mergeBytes('src/modal.ts', { base: source, mine, theirs: reformatted })
    expect(merged).toEqual({ text: mine, conflicts: 0 })
  })

  test.each(['ours', 'theirs'] as const)('a side that is chosen loses nothing that merges: %s', async (mode) => {
    const theirs = change(change(source, "theme: 'dark'", "theme: 'light'"), "b('y')", "b('z')")
    const mine = change(reformatted, 'b("y")', 'b("own")')
    const { text } = await mergeBytes('src/modal.ts', { base: source, mine, theirs }, mode)
    expect(text).toContain('\ttheme: "light",\n')
    expect(text).toContain(mode === 'ours' ? 'b("own");\n' : 'b("z");\n')
  })
})

test('In a file with mixed line ends, each line keeps its own.', async () => {
  for (const mine of [
    source.replaceAll('\n', '\r\n').replace("'./a'\r\n", "'./a'\n"),
    source.replace("'./a'\n", "'./a'\r\n"),
  ]) {
    const theirs = change(source, "b('y')", "b('z')")
    const { text, conflicts } = await mergeBytes('src/modal.ts', { base: source, mine, theirs })
    expect(conflicts).toBe(0)
    expect(text).toBe(change(mine, "b('y')", "b('z')"))
  }
})

/** The edits that the team or upstream make to one line. */
const touches = {
  words: (row: string, who: string) => `${row} // ${who}`,
  quotes: (row: string) => row.replaceAll("'", '"'),
  indentation: (row: string) => (row === '' ? row : `  ${row}`),
  comma: (row: string) => row.replace(/,$/, ''),
  semicolon: (row: string) => `${row};`,
  spaces: (row: string) => `${row} `,
}
type Touch = keyof typeof touches
const rows = source.trimEnd().split('\n')
const touched = uniqueArray(
  record({
    at: nat(rows.length - 1),
    how: constantFrom<Touch>('words', 'words', 'quotes', 'indentation', 'comma', 'semicolon', 'spaces'),
  }),
  // So few edits do not count as a new style of the whole file.
  { maxLength: 3, selector: ({ at }) => at },
)
const withTouches = (list: readonly { at: number; how: Touch }[], who: string): string[] =>
  list.reduce((text, { at, how }) => text.with(at, touches[how](text[at] ?? '', who)), rows)

/** Returns a line without the parts that a formatter decides. */
const unstyled = (row: string): string =>
  row
    .trim()
    .replaceAll('"', "'")
    .replace(/[,;]+$/, '')

describe('properties', () => {
  const path = constantFrom('src/modal.ts', 'docs/read-me.md', 'config.yml', 'style.css')

  test('every line that the team touched is there byte for byte, and every line of upstream in one style or the other', async () => {
    await assert(
      asyncProperty(path, touched, touched, async (name, own, upstream) => {
        const mine = withTouches(own, 'team')
        const theirs = withTouches(upstream, 'upstream')
        const sides = { base: source, mine: lines(...mine), theirs: lines(...theirs) }
        const { text } = await mergeBytes(name, sides)
        const after = text.split('\n')
        const unstyledAfter = after.map(unstyled)
        for (const [at, row] of rows.entries()) {
          const [own = '', upstreams = ''] = [mine[at], theirs[at]]
          if (own !== row) expect(after, 'a line of the team').toContain(own)
          // If upstream has changed only the style of a line, the team's text may replace the line.
          const isKept = unstyled(upstreams) === unstyled(row) && unstyledAfter.includes(unstyled(own))
          if (upstreams !== row && !isKept) expect(unstyledAfter, 'a line of upstream').toContain(unstyled(upstreams))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a file that the team reformatted as a whole merges with any change of upstream, and stays formatted', async () => {
    const words = array(nat(rows.length - 1), { maxLength: 4 })
    const places = words.map((list) => list.filter((at) => !/`|Dear|\$\{hello/.test(rows[at] ?? '')))
    await assert(
      asyncProperty(places, async (at) => {
        const theirs = at.reduce((text, place) => text.with(place, `${rows[place] ?? ''} // upstream ${place}`), rows)
        const sides = { base: source, mine: reformatted, theirs: lines(...theirs) }
        const { text, conflicts } = await mergeBytes('src/modal.ts', sides)
        expect(conflicts).toBe(0)
        expect(text.replaceAll(/ \/\/ upstream \d+/g, '')).toBe(reformatted)
        for (const place of at) expect(text).toContain(`// upstream ${place}\n`)
      }),
      { numRuns: 100 },
    )
  })
})

test('A text without any line end is merged like any other.', async () => {
  const { text } = await mergeBytes('a.md', { base: 'a', mine: 'b', theirs: 'c' })
  expect(textOf(new TextEncoder().encode(text))).toContain('b\n')
})
