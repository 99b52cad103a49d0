import { describe, expect, test } from 'vitest'
import { restyle, styleGiven, type CodeStyle } from './code-style'
import { inStyleOfMine } from './style-of-mine'

const lines = (...rows: string[]): string => rows.map((row) => `${row}\n`).join('')
const style = (changes: Partial<CodeStyle>): CodeStyle => ({ quotes: [], ends: [], ...changes })
const given = (before: string, after: string, path = 'a.ts'): CodeStyle | null => styleGiven(path, before, after)

describe('An applied style', () => {
  const text = lines('f(() => {', '  a({', "    b: 'c',", '    d', '  });', '})', '', '/**', ' * e', ' */', 'g()')

  test('replaces each step of an indentation, and keeps the rest.', () => {
    const indent = { from: '  ', to: '\t' }
    expect(restyle('a.ts', text, style({ indent }))).toBe(
      lines('f(() => {', '\ta({', "\t\tb: 'c',", '\t\td', '\t});', '})', '', '/**', ' * e', ' */', 'g()'),
    )
    expect(restyle('a.ts', 'a(\n     b,\n)\n', style({ indent }))).toBe('a(\n\t\t b,\n)\n')
    expect(restyle('a.ts', 'a(\n\t  b,\n)\n', style({ indent }))).toBe('a(\n\t  b,\n)\n')
    expect(restyle('a.ts', 'a(\n\tb,\n)\n', style({ indent: { from: '\t', to: '    ' } }))).toBe('a(\n    b,\n)\n')
    expect(restyle('a.ts', 'a(`\n  b\n  `,\n  c)\n', style({ indent }))).toBe('a(`\n  b\n  `,\n\tc)\n')
  })

  test('replaces the quotes of strings or of attributes, each of one kind.', () => {
    const source = `a('b', "c", <d e='f' g="h" />)\n`
    const quoted = (...quotes: CodeStyle['quotes']): string | null => restyle('a.tsx', source, style({ quotes }))
    expect(quoted({ from: "'", to: '"', isAttribute: false })).toBe(`a("b", "c", <d e='f' g="h" />)\n`)
    expect(quoted({ from: '"', to: "'", isAttribute: false })).toBe(`a('b', 'c', <d e='f' g="h" />)\n`)
    expect(quoted({ from: "'", to: '"', isAttribute: true })).toBe(`a('b', "c", <d e="f" g="h" />)\n`)
    const both = [true, false].map((isAttribute) => ({ from: '"', to: "'", isAttribute }) as const)
    expect(quoted(...both)).toBe(`a('b', 'c', <d e='f' g='h' />)\n`)
  })

  test('adds or removes the signs at the ends of lines.', () => {
    const ended = (...ends: CodeStyle['ends']): string | null => restyle('a.ts', text, style({ ends }))
    expect(ended({ sign: ';', isThere: true })).toBe(text.replace('\n})', '\n});').replace('g()', 'g();'))
    expect(ended({ sign: ';', isThere: false })).toBe(text.replace(');', ')'))
    expect(ended({ sign: ',', isThere: true })).toBe(text.replace('    d\n', '    d,\n'))
    expect(restyle('a.ts', 'a(\n  b,\n)\n', style({ ends: [{ sign: ',', isThere: false }] }))).toBe('a(\n  b\n)\n')
  })

  test('makes all changes of a line at once.', () => {
    const all = style({
      indent: { from: '  ', to: '\t' },
      quotes: [{ from: "'", to: '"', isAttribute: false }],
      ends: [
        { sign: ';', isThere: true },
        { sign: ',', isThere: true },
      ],
    })
    expect(restyle('a.ts', "a(\n  'b'\n)\n  'c'\n''\n", all)).toBe('a(\n\t"b",\n);\n\t"c";\n"";\n')
  })

  test('of a text that cannot be parsed is none.', () => {
    expect(restyle('a.ts', 'let = = 1', style({}))).toBeNull()
    expect(restyle('a.md', 'a', style({}))).toBeNull()
  })
})

describe('The style of a file that was reformatted as a whole', () => {
  test.each<[string, string, string, Partial<CodeStyle>]>([
    [
      'tabs',
      lines('a(', '  b,', '  c(', '    d,', '  ),', ')'),
      lines('a(', '\tb,', '\tc(', '\t\td,', '\t),', ')'),
      { indent: { from: '  ', to: '\t' } },
    ],
    [
      'four spaces',
      lines('a(', '  b,', '  c,', ')'),
      lines('a(', '    b,', '    c,', ')'),
      { indent: { from: '  ', to: '    ' } },
    ],
    [
      'double quotes',
      lines("a('b')", "c('d')"),
      lines('a("b")', 'c("d")'),
      { quotes: [{ from: "'", to: '"', isAttribute: false }] },
    ],
    [
      'single quotes',
      lines('a("b")', 'c("d")'),
      lines("a('b')", "c('d')"),
      { quotes: [{ from: '"', to: "'", isAttribute: false }] },
    ],
    ['semicolons', lines('a()', 'b()'), lines('a();', 'b();'), { ends: [{ sign: ';', isThere: true }] }],
    ['no semicolons', lines('a();', 'b();'), lines('a()', 'b()'), { ends: [{ sign: ';', isThere: false }] }],
    [
      'commas',
      lines('a(', '  b', ')', 'c(', '  d', ')'),
      lines('a(', '  b,', ')', 'c(', '  d,', ')'),
      { ends: [{ sign: ',', isThere: true }] },
    ],
    [
      'no commas',
      lines('a(', '  b,', ')', 'c(', '  d,', ')'),
      lines('a(', '  b', ')', 'c(', '  d', ')'),
      { ends: [{ sign: ',', isThere: false }] },
    ],
  ])('has %s.', (_, before, after, changes) => {
    expect(given(before, after)).toEqual(style(changes))
    expect(restyle('a.ts', before, style(changes))).toBe(after)
    expect(given(before, before)).toBeNull()
  })

  test('has other quotes for attributes.', () => {
    const before = lines("a = <b c='d' />", "e = <f g='h' i='j' />", "k('l', 'm')")
    const after = lines('a = <b c="d" />', 'e = <f g="h" i="j" />', "k('l', 'm')")
    expect(given(before, after, 'a.tsx')).toEqual(style({ quotes: [{ from: "'", to: '"', isAttribute: true }] }))
    expect(given(after, before, 'a.tsx')).toEqual(style({ quotes: [{ from: '"', to: "'", isAttribute: true }] }))
  })

  test('can differ in everything at once, in the order of the kinds.', () => {
    const before = lines('a(', '  "b"', ');', 'c(', '  "d"', ');', "e = <f g='h' i='j' />;")
    const after = lines('a(', "\t'b',", ')', 'c(', "\t'd',", ')', 'e = <f g="h" i="j" />')
    expect(given(before, after, 'a.tsx')).toEqual({
      indent: { from: '  ', to: '\t' },
      quotes: [
        { from: "'", to: '"', isAttribute: true },
        { from: '"', to: "'", isAttribute: false },
      ],
      ends: [
        { sign: ';', isThere: false },
        { sign: ',', isThere: true },
      ],
    })
  })

  test('is found although lines were added, removed and moved.', () => {
    const before = lines('one()', 'a("b")', 'c("d")', 'two()', 'e("f")')
    const after = lines('zero()', "a('b')", "c('d')", "e('f')", 'three()')
    expect(given(before, after)).toEqual(style({ quotes: [{ from: '"', to: "'", isAttribute: false }] }))
  })

  test('is none for files whose whitespace has a meaning, and for texts that cannot be parsed.', () => {
    const [before, after] = [lines('a("b")', 'c("d")'), lines("a('b')", "c('d')")]
    expect(given(before, after, 'a.md')).toBeNull()
    expect(given(`${before}let = =\n`, after)).toBeNull()
    expect(given(before, `${after}let = =\n`)).toBeNull()
  })

  test('of a style sheet is its indentation.', () => {
    const [before, after] = [lines('a {', '  b: "c";', '  d: 1;', '}'), lines('a {', '\tb: "c";', '\td: 1;', '}')]
    expect(given(before, after, 'a.css')).toEqual(style({ indent: { from: '  ', to: '\t' } }))
  })
})

describe('Four in five lines have to follow a style, and at least two', () => {
  const rows = (count: number, row: (index: number) => string): string =>
    lines(...Array.from({ length: count }, (_, at) => row(at)))

  test.each([
    [1, 1, false],
    [2, 2, true],
    [5, 4, true],
    [5, 3, false],
    [10, 8, true],
    [10, 7, false],
  ])('of %i lines, %i: %j', (all, changed, isStyle) => {
    const quoted = given(
      rows(all, (at) => `a('${at}')`),
      rows(all, (at) => (at < changed ? `a("${at}")` : `a('${at}')`)),
    )
    expect(quoted !== null).toBe(isStyle)
    const ended = given(
      rows(all, (at) => `a(${at})`),
      rows(all, (at) => (at < changed ? `a(${at});` : `a(${at})`)),
    )
    expect(ended !== null).toBe(isStyle)
    const indented = given(
      `a(\n${rows(all, (at) => `  ${at},`)})\n`,
      `a(\n${rows(all, (at) => (at < changed ? `\t${at},` : `  ${at},`))})\n`,
    )
    expect(indented !== null).toBe(isStyle)
  })

  test('A line whose text has changed does not count.', () => {
    const before = lines("a('b')", "c('d')", "e('f')", "g('h')")
    expect(given(before, lines('a("b")', 'c("d")', 'x("f")', 'y("h")'))).not.toBeNull()
    expect(given(before, lines('a("b")', 'x("d")', 'y("f")', 'z("h")'))).toBeNull()
  })

  test('A line that already has the sign or the quotes does not count.', () => {
    const before = lines('a();', 'b();', 'c();', 'd()', 'e()')
    expect(given(before, lines('a();', 'b();', 'c();', 'd();', 'e();'))).toEqual(
      style({ ends: [{ sign: ';', isThere: true }] }),
    )
    const quotes = lines('a("b")', 'a("c")', 'a("d")', "a('e')", "a('f')")
    expect(given(quotes, quotes.replaceAll("'", '"'))).toEqual(
      style({ quotes: [{ from: "'", to: '"', isAttribute: false }] }),
    )
  })
})

describe('An indentation', () => {
  test('that was removed, or that several lines changed in several ways, is no style.', () => {
    expect(given(lines('a(', '  b,', '  c,', ')'), lines('a(', 'b,', 'c,', ')'))).toBeNull()
    expect(given(lines('a(', '  b,', '  c,', ')'), lines('a(', '\tb,', '   c,', ')'))).toBeNull()
  })

  test('is that of most lines of one step.', () => {
    const before = lines('a(', '  b,', '  c,', '  d,', '  e,', '  f,', ')')
    const after = lines('a(', '    b,', '\tc,', '\td,', '\te,', '\tf,', ')')
    expect(given(before, after)).toEqual(style({ indent: { from: '  ', to: '\t' } }))
  })

  test('has its shortest form as one step, wherever it stands.', () => {
    const before = lines('a(', '    b(', '      c,', '    ),', '  d,', '  e,', ')')
    const after = lines('a(', '\t\tb(', '\t\t\tc,', '\t\t),', '\td,', '\te,', ')')
    expect(given(before, after)).toEqual(style({ indent: { from: '  ', to: '\t' } }))
  })

  test('of comments and of empty lines does not count.', () => {
    const before = lines('a(', '  b,', '  c,', '   ', '  /*', '   * d', '   */', ')')
    const after = lines('a(', '\tb,', '\tc,', '   ', '\t/*', '   * d', '   */', ')')
    expect(given(before, after)).toEqual(style({ indent: { from: '  ', to: '\t' } }))
  })

  test('inside of a template is its content: another one is another line.', () => {
    const before = lines('a(`', '  b', '  c', '  d', '`)', 'e()')
    expect(given(before, before.replaceAll('  ', '\t'))).toBeNull()
  })
})

describe('The texts of the template in the style of the team', () => {
  const path = 'a.ts'
  const base = lines("a('b')", "c('d')", "e('f')")
  const team = (text: string): string => text.replaceAll("'", '"')

  test('are none when no side was reformatted.', () => {
    expect(inStyleOfMine(path, { base, mine: base.replace('a', 'A'), theirs: base.replace('e', 'E') })).toBeNull()
  })

  test('have the style that the team gave to the base.', () => {
    const [mine, theirs] = [team(base).replace('a', 'A'), base.replace('e', 'E')]
    expect(inStyleOfMine(path, { base, mine, theirs })).toEqual({ base: team(base), mine, theirs: team(theirs) })
  })

  test('keep the style of the base when upstream was reformatted.', () => {
    const [mine, theirs] = [base.replace('a', 'A'), team(base).replace('e', 'E')]
    expect(inStyleOfMine(path, { base, mine, theirs })).toEqual({ base, mine, theirs: base.replace('e', 'E') })
  })

  test('have the style of the team when both were reformatted.', () => {
    const ended = (text: string): string => text.replaceAll(')\n', ');\n')
    const [mine, theirs] = [ended(base).replace('a', 'A'), team(base).replace('e', 'E')]
    const expected = { base: ended(base), mine, theirs: ended(base).replace('e', 'E') }
    expect(inStyleOfMine(path, { base, mine, theirs })).toEqual(expected)
  })

  test('are none when the new text cannot be parsed.', () => {
    const theirs = `${base}let = =\n`
    expect(inStyleOfMine(path, { base, mine: team(base), theirs })).toBeNull()
  })
})
