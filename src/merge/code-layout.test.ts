import { describe, expect, test } from 'vitest'
import { layoutOf, type OptionalEnd } from './code-layout'

const layout = (text: string, path = 'a.ts'): NonNullable<ReturnType<typeof layoutOf>> => {
  const found = layoutOf(path, text)
  if (!found) throw new Error(`there is no layout of ${text}`)
  return found
}

/** Marks each place of a text where the sign is optional. A `+` follows a sign that is there, and a `-` is where the sign could be added. */
function marked(text: string, sign: OptionalEnd['sign'], path?: string): string {
  const ends = layout(text, path).ends.filter((end) => end.sign === sign)
  return ends
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, { at, isThere }) => {
      const place = isThere ? at + 1 : at
      return all.slice(0, place) + (isThere ? '+' : '-') + all.slice(place)
    }, text)
}

describe('The file types that have a layout', () => {
  test.each(['a.ts', 'a.js', 'a.mts', 'a.cts', 'a.mjs', 'a.cjs', 'a.tsx', 'a.jsx', 'a.css', 'a.json'])(
    'A file with the name %s has a layout, because a formatter may indent its lines without changing its meaning.',
    (path) => {
      const text = path.endsWith('css') ? 'a {\n}' : path.endsWith('json') ? '[\n]' : 'a()\nb()'
      expect(layoutOf(path, text)?.freeLines).toEqual([0, text.indexOf('\n') + 1])
    },
  )

  test.each(['a.md', 'a.yml', 'a', 'a.tsx.txt', 'a.xts', 'a.tss', 'a.html', 'a.jsonc', 'a.scss'])(
    'A file with the name %s has no layout, because its whitespace may have a meaning.',
    (path) => {
      expect(layoutOf(path, 'a()\nb()')).toBeNull()
    },
  )

  test('A script that cannot be parsed has no layout. A JSON file always has a layout, because JSON files are not parsed.', () => {
    expect(layoutOf('a.ts', 'let = = 1')).toBeNull()
    expect(layoutOf('a.json', 'let = = 1')).not.toBeNull()
  })

  test('Files that end in .ts, .mts or .cts are parsed without JSX, and files that end in .tsx, .jsx, .js or .mjs are parsed with JSX.', () => {
    const assertion = 'const a = <string>b\n'
    const element = 'const a = <b>c</b>\n'
    for (const path of ['a.ts', 'a.mts', 'a.cts'])
      expect([layoutOf(path, assertion) !== null, layoutOf(path, element) !== null]).toEqual([true, false])
    for (const path of ['a.tsx', 'a.jsx', 'a.js', 'a.mjs']) {
      expect(layoutOf(path, element)).not.toBeNull()
      expect(layoutOf(path, assertion)).toBeNull()
    }
  })
})

describe('Lines whose indentation has no meaning', () => {
  test('The indentation of a line has no meaning, also in an expression of a template literal, unless the line begins in the literal text.', () => {
    const text = 'a(`\n  b\n${c(\n  d,\n)}\n  e`,\n  f)\n'
    const rows = layout(text).freeLines.map((start) => text.slice(start).split('\n')[0])
    expect(rows).toEqual(['a(`', '  d,', ')}', '  f)', ''])
  })

  test('Each line of CSS and JSON can be indented freely, except a line of CSS that continues a string after a backslash.', () => {
    const text = 'a {\n  b: "c\\\n  d";\n}\n'
    expect(layout(text, 'a.css')).toEqual({ freeLines: [0, 4, 19, 21], strings: [], ends: [] })
    expect(layout('[\n  1\n]', 'a.json')).toEqual({ freeLines: [0, 2, 6], strings: [], ends: [] })
  })
})

describe('Strings whose quotes can be replaced', () => {
  test('The quotes of plain strings, directives and JSX attributes can be replaced, and each attribute is marked as an attribute.', () => {
    const text = `'use client';\nconst a = <b c="d" e={'f'}>g</b>\nh("i", '')\ntype J = 'j'`
    const found = layout(text, 'a.tsx').strings.toSorted((a, b) => a.start - b.start)
    expect(found.map(({ start, end, isAttribute }) => [text.slice(start, end), isAttribute])).toEqual([
      [`'use client'`, false],
      ['"d"', true],
      [`'f'`, false],
      ['"i"', false],
      [`''`, false],
      [`'j'`, false],
    ])
    for (const { start, quote } of found) expect(quote).toBe(text[start])
  })

  test.each([`'a"b'`, `"a'b"`, `'a\\'b'`, `"a\\nb"`, '`a`', '/"a"/', `'a\\\nb'`])(
    'The quotes of %s are kept, because the text has a quote, a backslash or a line break, or because the literal is no string.',
    (string) => {
      expect(layout(`a(${string})`).strings).toEqual([])
    },
  )
})

describe('Optional semicolons', () => {
  const statements = [
    'a()',
    'let a = 1',
    'throw a',
    'debugger',
    "import 'a'",
    "import { a } from 'a'",
    "export * from 'a'",
    "export { a } from 'a'",
    "export type { A } from 'a'",
    'export default a',
    'type A = string',
    'declare function a(): void',
    'export = a',
    'do a()\nwhile (b)',
    'for (;;) a()',
    "'use strict'",
  ]
  test.each(statements)(
    'The semicolon at the end of the statement %j is optional, whether the semicolon is there or not.',
    (statement) => {
      expect(marked(`${statement}\n`, ';')).toBe(`${statement.replace('do a()', 'do a()-')}-\n`)
      expect(marked(`${statement};\n`, ';')).toBe(`${statement.replace('do a()', 'do a()-')};+\n`)
      expect(marked(statement, ';')).toBe(`${statement.replace('do a()', 'do a()-')}-`)
    },
  )

  test('A semicolon is optional at the end of each statement in a block, each property of a class and each member of an interface.', () => {
    const text = [
      'class A {',
      '  a = 1',
      '  #b = 2',
      '  static c = 3',
      '  declare d: string',
      '  e() {',
      '    for (const f of g) {',
      '      if (f) continue',
      '      break',
      '    }',
      '    return 1',
      '  }',
      '}',
      'interface B {',
      '  a: string',
      '  b(): void',
      '  (): void',
      '  [key: string]: string',
      '}',
      '',
    ]
    const ended = /= \d$|string$|void$|continue$|break$|return 1$/
    const expected = text.map((row) => (ended.test(row) ? `${row}-` : row)).join('\n')
    expect(marked(text.join('\n'), ';', 'a.ts')).toBe(expected)
  })

  test.each([
    'function a() {\n}\n',
    'class A {\n}\n',
    'interface A {\n}\n',
    'if (a) {\n}\n',
    'export function a() {\n}\n',
    'export const enum A {\n}\n',
    'export default function () {\n}\n',
    'export default class {\n}\n',
    'export default interface A {\n}\n',
    'for (let a = 0; ; ) {\n}\n',
    'for (const a of b) {\n}\n',
    'for (const a in b) {\n}\n',
    'for (\n  let a = 0;\n  a < b;\n  a++\n) {\n}\n',
    'for (const a\n  of b) {\n}\n',
    'for (const a\n  in b) {\n}\n',
  ])(
    'The code %j has no place for an optional semicolon, because it ends with a closing brace and the head of a loop needs its signs.',
    (text) => {
      expect(layout(text).ends).toEqual([])
    },
  )

  test('The layout of a script with one statement has two lines, no string, and one optional semicolon.', () => {
    expect(layout('a()\n')).toEqual({ freeLines: [0, 4], strings: [], ends: [{ at: 3, sign: ';', isThere: false }] })
  })

  test('The first line of a script that names its interpreter has no place for an optional semicolon.', () => {
    expect(marked('#!/usr/bin/env node\na()\n', ';', 'a.js')).toBe('#!/usr/bin/env node\na()-\n')
  })

  test('If a statement ends at the same place as the statement around it, the optional semicolon counts once.', () => {
    expect(marked('export const a = 1\n', ';')).toBe('export const a = 1-\n')
    expect(marked('if (a) b()\n', ';')).toBe('if (a) b()-\n')
  })

  test('Only the end of a line of a script has an optional semicolon. Spaces, tabs and a comment with // may follow.', () => {
    expect(marked('{ a() }', ';')).toBe('{ a() }')
    expect(layout('a(); b()\n').ends).toEqual([{ at: 8, sign: ';', isThere: false }])
    expect(marked('a(); b()\nc()  \nd() // e\nf();\t// g\nh() /* i */\nj() k', ';', 'a.css')).not.toContain('-')
    expect(marked('a(); b()\nc()  \nd() // e\nf();\t// g\nh() /* i */\n', ';')).toBe(
      'a(); b()-\nc()-  \nd()- // e\nf();+\t// g\nh() /* i */\n',
    )
  })

  test('A member of an interface that ends with a comma has no place for an optional semicolon.', () => {
    expect(marked('interface A {\n  a: string,\n  b: string\n}\n', ';')).toBe(
      'interface A {\n  a: string,\n  b: string-\n}\n',
    )
  })
})

describe('Optional trailing commas', () => {
  test.each([
    ['an object literal without a trailing comma', 'a = {\n  b,\n  c: 1-\n}\n'],
    ['an object literal with a trailing comma', 'a = {\n  b,\n  c: 1,+\n}\n'],
    ['a destructuring pattern', 'const {\n  a,\n  b-\n} = c\n'],
    ['an array literal', 'a = [\n  1,\n  2-\n]\n'],
    ['a list of arguments', 'a(\n  1,\n  2-\n)\n'],
    ['the list of arguments of a constructor', 'new A(\n  1-\n)\n'],
    ['a list of parameters', 'function a(\n  b: string-\n) {}\n'],
    ['a list of type arguments', 'type A = B<\n  C-\n>\n'],
    ['a list of imported names', "import {\n  a,\n  b-\n} from 'c'\n"],
    ['a list of exported names', "export {\n  a-\n} from 'c'\n"],
    ['an array literal with a comment after the last item', 'a = [\n  1- // one\n]\n'],
    ['an array literal with an empty line before the closing bracket', 'a = [\n  1-\n\n]\n'],
    ['an array literal whose last item is a spread element', 'a = [\n  ...b-\n]\n'],
  ])('The comma after the last item is optional in %s if the closing bracket is on its own line.', (_, expected) => {
    expect(marked(expected.replace(/[-+]/, ''), ',')).toBe(expected)
  })

  test.each([
    'a = [1, 2]\n',
    'a(1)\n',
    'a = []\n',
    'a()\n',
    'function a(\n  ...b\n) {}\n',
    'const [\n  ...a\n] = b\n',
    'a = [\n  1 /* one */\n]\n',
    'a = [\n  1, 2]\n',
    'a = [\n  (1)\n]\n',
  ])(
    'The code %j has no place for an optional comma, because no line break follows an item, or because no comma is allowed.',
    (text) => {
      expect(layout(text).ends.filter(({ sign }) => sign !== ';')).toEqual([])
    },
  )

  test('A script with a comma after a rest element has no layout, because this comma is a syntax error.', () => {
    expect(layoutOf('a.ts', 'const [\n  ...a,\n] = b\n')).toBeNull()
  })
})
