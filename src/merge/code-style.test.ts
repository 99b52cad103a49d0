import { describe, expect, test } from 'vitest'
import { restyle, styleGiven, type CodeStyle } from './code-style'
import { inStyleOfMine } from './style-of-mine'

const lines = (...rows: string[]): string => rows.map((row) => `${row}\n`).join('')
const style = (changes: Partial<CodeStyle>): CodeStyle => ({ quotes: [], ends: [], ...changes })
const given = (before: string, after: string, path = 'a.ts'): CodeStyle | null => styleGiven(path, before, after)

describe('The application of a style to a text', () => {
  const text = lines('f(() => {', '  a({', "    b: 'c',", '    d', '  });', '})', '', '/**', ' * e', ' */', 'g()')

  test('A style replaces each full step of an indentation. A remaining space, a foreign indentation and the text of a template literal stay.', () => {
    const indent = { from: '  ', to: '\t' }
    expect(restyle('a.ts', text, style({ indent }))).toBe(
      lines('f(() => {', '\ta({', "\t\tb: 'c',", '\t\td', '\t});', '})', '', '/**', ' * e', ' */', 'g()'),
    )
    expect(restyle('a.ts', 'a(\n     b,\n)\n', style({ indent }))).toBe('a(\n\t\t b,\n)\n')
    expect(restyle('a.ts', 'a(\n\t  b,\n)\n', style({ indent }))).toBe('a(\n\t  b,\n)\n')
    expect(restyle('a.ts', 'a(\n\tb,\n)\n', style({ indent: { from: '\t', to: '    ' } }))).toBe('a(\n    b,\n)\n')
    expect(restyle('a.ts', 'a(`\n  b\n  `,\n  c)\n', style({ indent }))).toBe('a(`\n  b\n  `,\n\tc)\n')
  })

  test('A style replaces the quotes of strings and of JSX attributes separately, and only quotes of the kind that the style names.', () => {
    const source = `a('b', "c", <d e='f' g="h" />)\n`
    const quoted = (...quotes: CodeStyle['quotes']): string | null => restyle('a.tsx', source, style({ quotes }))
    expect(quoted({ from: "'", to: '"', isAttribute: false })).toBe(`a("b", "c", <d e='f' g="h" />)\n`)
    expect(quoted({ from: '"', to: "'", isAttribute: false })).toBe(`a('b', 'c', <d e='f' g="h" />)\n`)
    expect(quoted({ from: "'", to: '"', isAttribute: true })).toBe(`a('b', "c", <d e="f" g="h" />)\n`)
    const both = [true, false].map((isAttribute) => ({ from: '"', to: "'", isAttribute }) as const)
    expect(quoted(...both)).toBe(`a('b', 'c', <d e='f' g='h' />)\n`)
    const swapped = { from: "'", to: '"', isAttribute: false } as const
    const back = { from: '"', to: "'", isAttribute: false } as const
    expect(quoted(swapped, back)).toBe(`a("b", 'c', <d e='f' g="h" />)\n`)
  })

  test('A style adds or removes optional semicolons and trailing commas at the ends of lines.', () => {
    const ended = (...ends: CodeStyle['ends']): string | null => restyle('a.ts', text, style({ ends }))
    expect(ended({ sign: ';', isThere: true })).toBe(text.replace('\n})', '\n});').replace('g()', 'g();'))
    expect(ended({ sign: ';', isThere: false })).toBe(text.replace(');', ')'))
    expect(ended({ sign: ',', isThere: true })).toBe(text.replace('    d\n', '    d,\n'))
    expect(restyle('a.ts', 'a(\n  b,\n)\n', style({ ends: [{ sign: ',', isThere: false }] }))).toBe('a(\n  b\n)\n')
  })

  test('A style can change the indentation, the quotes, and the semicolon or the trailing comma of the same line.', () => {
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

  test('A text that cannot be parsed and a file without a layout are not restyled, and the result is null.', () => {
    expect(restyle('a.ts', 'let = = 1', style({}))).toBeNull()
    expect(restyle('a.md', 'a', style({}))).toBeNull()
  })
})

describe('The style of a reformatted file', () => {
  test.each<[string, string, string, Partial<CodeStyle>]>([
    [
      'tabs instead of two spaces',
      lines('a(', '  b,', '  c(', '    d,', '  ),', ')'),
      lines('a(', '\tb,', '\tc(', '\t\td,', '\t),', ')'),
      { indent: { from: '  ', to: '\t' } },
    ],
    [
      'four spaces instead of two spaces',
      lines('a(', '  b,', '  c,', ')'),
      lines('a(', '    b,', '    c,', ')'),
      { indent: { from: '  ', to: '    ' } },
    ],
    [
      'double quotes instead of single quotes',
      lines("a('b')", "c('d')"),
      lines('a("b")', 'c("d")'),
      { quotes: [{ from: "'", to: '"', isAttribute: false }] },
    ],
    [
      'single quotes instead of double quotes',
      lines('a("b")', 'c("d")'),
      lines("a('b')", "c('d')"),
      { quotes: [{ from: '"', to: "'", isAttribute: false }] },
    ],
    [
      'semicolons at the ends of statements',
      lines('a()', 'b()'),
      lines('a();', 'b();'),
      { ends: [{ sign: ';', isThere: true }] },
    ],
    [
      'no semicolons at the ends of statements',
      lines('a();', 'b();'),
      lines('a()', 'b()'),
      { ends: [{ sign: ';', isThere: false }] },
    ],
    [
      'trailing commas',
      lines('a(', '  b', ')', 'c(', '  d', ')'),
      lines('a(', '  b,', ')', 'c(', '  d,', ')'),
      { ends: [{ sign: ',', isThere: true }] },
    ],
    [
      'no trailing commas',
      lines('a(', '  b,', ')', 'c(', '  d,', ')'),
      lines('a(', '  b', ')', 'c(', '  d', ')'),
      { ends: [{ sign: ',', isThere: false }] },
    ],
  ])(
    'A file that was reformatted with %s has a style that turns the old text into the new text. An unchanged file has no style.',
    (_, before, after, changes) => {
      expect(given(before, after)).toEqual(style(changes))
      expect(restyle('a.ts', before, style(changes))).toBe(after)
      expect(given(before, before)).toBeNull()
    },
  )

  test('The quotes of strings at the beginning of a line count for the style of the file.', () => {
    const quotes = [{ from: "'", to: '"', isAttribute: false } as const]
    expect(given(lines("'use a'", "'use b'"), lines('"use a"', '"use b"'))).toEqual(style({ quotes }))
  })

  test('If only the quotes of JSX attributes were replaced, the style of the file names attributes and no other strings.', () => {
    const before = lines("a = <b c='d' />", "e = <f g='h' i='j' />", "k('l', 'm')")
    const after = lines('a = <b c="d" />', 'e = <f g="h" i="j" />', "k('l', 'm')")
    expect(given(before, after, 'a.tsx')).toEqual(style({ quotes: [{ from: "'", to: '"', isAttribute: true }] }))
    expect(given(after, before, 'a.tsx')).toEqual(style({ quotes: [{ from: '"', to: "'", isAttribute: true }] }))
  })

  test('If indentation, quotes, semicolons and commas were all changed, the style lists attributes first and semicolons before commas.', () => {
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

  test('The style of a reformatted file is found, although other lines of the file were added and removed.', () => {
    const before = lines('one()', 'a("b")', 'c("d")', 'two()', 'e("f")')
    const after = lines('zero()', "a('b')", "c('d')", "e('f')", 'three()')
    expect(given(before, after)).toEqual(style({ quotes: [{ from: '"', to: "'", isAttribute: false }] }))
  })

  test('A Markdown file has no style, because its whitespace has a meaning, and neither has a script whose old or new text cannot be parsed.', () => {
    const [before, after] = [lines('a("b")', 'c("d")'), lines("a('b')", "c('d')")]
    expect(given(before, after, 'a.md')).toBeNull()
    expect(given(`${before}let = =\n`, after)).toBeNull()
    expect(given(before, `${after}let = =\n`)).toBeNull()
  })

  test('The style of a style sheet that was reformatted with tabs is its new indentation.', () => {
    const [before, after] = [lines('a {', '  b: "c";', '  d: 1;', '}'), lines('a {', '\tb: "c";', '\td: 1;', '}')]
    expect(given(before, after, 'a.css')).toEqual(style({ indent: { from: '  ', to: '\t' } }))
  })
})

describe('The number of lines that have to follow a style', () => {
  const rows = (count: number, row: (index: number) => string): string =>
    lines(...Array.from({ length: count }, (_, at) => row(at)))

  test.each([
    [1, 1, 'is no style, because a style needs at least two lines', false],
    [2, 2, 'is a style, because two lines are enough', true],
    [5, 4, 'is a style, because four in five lines are enough', true],
    [5, 3, 'is no style, because a style needs four in five lines', false],
    [10, 8, 'is a style, because four in five lines are enough', true],
    [10, 7, 'is no style, because a style needs four in five lines', false],
  ])('Of %i lines, a change of quotes, semicolons or indentation in %i lines %s.', (all, changed, _, isStyle) => {
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

  test('A line whose text was edited does not count for a style. Two unedited lines make a style, and a single unedited line does not.', () => {
    const before = lines("a('b')", "c('d')", "e('f')", "g('h')")
    expect(given(before, lines('a("b")', 'c("d")', 'x("f")', 'y("h")'))).not.toBeNull()
    expect(given(before, lines('a("b")', 'x("d")', 'y("f")', 'z("h")'))).toBeNull()
    // The lines with the strings begin in the text of template literals, which was edited, too.
    expect(given(lines('a(`', "b`, 'c')", 'd(`', "e`, 'f')"), lines('a(`', 'x`, "c")', 'd(`', 'y`, "f")'))).toBeNull()
  })

  test('A line that already had the new semicolon or the new quotes does not count, so the other lines alone make the style.', () => {
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

describe('The detection of a new indentation', () => {
  test('Indentation that was removed, or that was replaced by a different indentation in each line, is no style.', () => {
    expect(given(lines('a(', '  b,', '  c,', ')'), lines('a(', 'b,', 'c,', ')'))).toBeNull()
    expect(given(lines('a(', '  b,', '  c,', ')'), lines('a(', '\tb,', '   c,', ')'))).toBeNull()
  })

  test('If lines with the same old indentation got different new indentations, the most frequent new indentation is the style.', () => {
    const before = lines('a(', '  b,', '  c,', '  d,', '  e,', '  f,', ')')
    const after = lines('a(', '    b,', '\tc,', '\td,', '\te,', '\tf,', ')')
    expect(given(before, after)).toEqual(style({ indent: { from: '  ', to: '\t' } }))
  })

  test('The shortest old indentation is a single step of the style, also if deeper lines come first.', () => {
    const before = lines('a(', '    b(', '      c,', '    ),', '  d,', '  e,', ')')
    const after = lines('a(', '\t\tb(', '\t\t\tc,', '\t\t),', '\td,', '\te,', ')')
    expect(given(before, after)).toEqual(style({ indent: { from: '  ', to: '\t' } }))
  })

  test('The indentation of blank lines, and of comment lines that begin with an asterisk, does not count for a style.', () => {
    const before = lines('a(', '  b,', '  c,', '   ', '  /*', '   * d', '   */', ')')
    const after = lines('a(', '\tb,', '\tc,', '   ', '\t/*', '   * d', '   */', ')')
    expect(given(before, after)).toEqual(style({ indent: { from: '  ', to: '\t' } }))
  })

  test('Indentation inside a template literal is part of the text, so a file in which only this indentation was replaced has no style.', () => {
    const before = lines('a(`', '  b', '  c', '  d', '`)', 'e()')
    expect(given(before, before.replaceAll('  ', '\t'))).toBeNull()
  })
})

describe('The base text and the upstream text in the style of the team', () => {
  const path = 'a.ts'
  const base = lines("a('b')", "c('d')", "e('f')")
  const team = (text: string): string => text.replaceAll("'", '"')

  test('If neither the team nor upstream reformatted the file, no text is restyled, and the result is null.', () => {
    expect(inStyleOfMine(path, { base, mine: base.replace('a', 'A'), theirs: base.replace('e', 'E') })).toBeNull()
  })

  test('If only the team reformatted the file, the base text and the upstream text get the style of the team.', () => {
    const [mine, theirs] = [team(base).replace('a', 'A'), base.replace('e', 'E')]
    expect(inStyleOfMine(path, { base, mine, theirs })).toEqual({ base: team(base), mine, theirs: team(theirs) })
  })

  test('If only upstream reformatted the file, the upstream text gets the style of the base text.', () => {
    const [mine, theirs] = [base.replace('a', 'A'), team(base).replace('e', 'E')]
    expect(inStyleOfMine(path, { base, mine, theirs })).toEqual({ base, mine, theirs: base.replace('e', 'E') })
  })

  test('If both the team and upstream reformatted the file, the base text and the upstream text get the style of the team.', () => {
    const ended = (text: string): string => text.replaceAll(')\n', ');\n')
    const [mine, theirs] = [ended(base).replace('a', 'A'), team(base).replace('e', 'E')]
    const expected = { base: ended(base), mine, theirs: ended(base).replace('e', 'E') }
    expect(inStyleOfMine(path, { base, mine, theirs })).toEqual(expected)
  })

  test('If the upstream text cannot be parsed, no text is restyled, and the result is null.', () => {
    const theirs = `${base}let = =\n`
    expect(inStyleOfMine(path, { base, mine: team(base), theirs })).toBeNull()
  })
})
