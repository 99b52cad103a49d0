import { describe, expect, test } from 'vitest'
import { layoutOf, type OptionalEnd } from './code-layout'

const layout = (text: string, path = 'a.ts'): NonNullable<ReturnType<typeof layoutOf>> => {
  const found = layoutOf(path, text)
  if (!found) throw new Error(`there is no layout of ${text}`)
  return found
}

/** A text with a mark at each optional end: `+` behind a sign that is there, `-` where one could be. */
function marked(text: string, sign: OptionalEnd['sign'], path?: string): string {
  const ends = layout(text, path).ends.filter((end) => end.sign === sign)
  return ends
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, { at, isThere }) => {
      const place = isThere ? at + 1 : at
      return all.slice(0, place) + (isThere ? '+' : '-') + all.slice(place)
    }, text)
}

describe('The kind of a file', () => {
  test.each(['a.ts', 'a.js', 'a.mts', 'a.cts', 'a.mjs', 'a.cjs', 'a.tsx', 'a.jsx', 'a.css', 'a.json'])(
    '%s has a layout.',
    (path) => {
      const text = path.endsWith('css') ? 'a {\n}' : path.endsWith('json') ? '[\n]' : 'a()\nb()'
      expect(layoutOf(path, text)?.freeLines).toEqual([0, text.indexOf('\n') + 1])
    },
  )

  test.each(['a.md', 'a.yml', 'a', 'a.tsx.txt', 'a.xts', 'a.tss', 'a.html', 'a.jsonc', 'a.scss'])(
    '%s has none, because its whitespace may have a meaning.',
    (path) => {
      expect(layoutOf(path, 'a()\nb()')).toBeNull()
    },
  )

  test('A text that cannot be parsed has no layout.', () => {
    expect(layoutOf('a.ts', 'let = = 1')).toBeNull()
    expect(layoutOf('a.json', 'let = = 1')).not.toBeNull()
  })

  test('Only a file that can have JSX is parsed with JSX.', () => {
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
  test('are all but those inside of a template.', () => {
    const text = 'a(`\n  b\n${c(\n  d,\n)}\n  e`,\n  f)\n'
    const rows = layout(text).freeLines.map((start) => text.slice(start).split('\n')[0])
    expect(rows).toEqual(['a(`', '  d,', ')}', '  f)', ''])
  })

  test('are not those that continue a line of a style sheet.', () => {
    const text = 'a {\n  b: "c\\\n  d";\n}\n'
    expect(layout(text, 'a.css')).toEqual({ freeLines: [0, 4, 19, 21], strings: [], ends: [] })
    expect(layout('[\n  1\n]', 'a.json')).toEqual({ freeLines: [0, 2, 6], strings: [], ends: [] })
  })
})

describe('Strings whose quotes can be replaced', () => {
  test('are plain strings, directives and attributes.', () => {
    const text = `'use client'\nconst a = <b c="d" e={'f'}>g</b>\nh("i", '')`
    const found = layout(text, 'a.tsx').strings.toSorted((a, b) => a.start - b.start)
    expect(found.map(({ start, end, isAttribute }) => [text.slice(start, end), isAttribute])).toEqual([
      [`'use client'`, false],
      ['"d"', true],
      [`'f'`, false],
      ['"i"', false],
      [`''`, false],
    ])
    for (const { start, quote } of found) expect(quote).toBe(text[start])
  })

  test.each([`'a"b'`, `"a'b"`, `'a\\'b'`, `"a\\nb"`, '`a`', '/"a"/', `'a\\\nb'`])('are not like %s.', (string) => {
    expect(layout(`a(${string})`).strings).toEqual([])
  })
})

describe('A semicolon', () => {
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
    "'use strict'",
  ]
  test.each(statements)('can end %s, or be left out.', (statement) => {
    expect(marked(`${statement}\n`, ';')).toBe(`${statement.replace('do a()', 'do a()-')}-\n`)
    expect(marked(`${statement};\n`, ';')).toBe(`${statement.replace('do a()', 'do a()-')};+\n`)
    expect(marked(statement, ';')).toBe(`${statement.replace('do a()', 'do a()-')}-`)
  })

  test('can end statements and members inside of others.', () => {
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
  ])('has no place in %j.', (text) => {
    expect(marked(text, ';')).toBe(text)
  })

  test('is one end when two statements end at the same place.', () => {
    expect(marked('export const a = 1\n', ';')).toBe('export const a = 1-\n')
    expect(marked('if (a) b()\n', ';')).toBe('if (a) b()-\n')
  })

  test('counts at the end of a line only, before spaces and a comment.', () => {
    expect(marked('a(); b()\nc()  \nd() // e\nf();\t// g\nh() /* i */\nj() k', ';', 'a.css')).not.toContain('-')
    expect(marked('a(); b()\nc()  \nd() // e\nf();\t// g\nh() /* i */\n', ';')).toBe(
      'a(); b()-\nc()-  \nd()- // e\nf();+\t// g\nh() /* i */\n',
    )
  })

  test('does not take the place of a comma between members.', () => {
    expect(marked('interface A {\n  a: string,\n  b: string\n}\n', ';')).toBe(
      'interface A {\n  a: string,\n  b: string-\n}\n',
    )
  })
})

describe('A comma', () => {
  test.each([
    ['an object', 'a = {\n  b,\n  c: 1-\n}\n'],
    ['an object with a comma', 'a = {\n  b,\n  c: 1,+\n}\n'],
    ['a pattern', 'const {\n  a,\n  b-\n} = c\n'],
    ['a list', 'a = [\n  1,\n  2-\n]\n'],
    ['arguments', 'a(\n  1,\n  2-\n)\n'],
    ['a call that creates', 'new A(\n  1-\n)\n'],
    ['parameters', 'function a(\n  b: string-\n) {}\n'],
    ['parameters of a type', 'type A = B<\n  C-\n>\n'],
    ['what is imported', "import {\n  a,\n  b-\n} from 'c'\n"],
    ['what is exported', "export {\n  a-\n} from 'c'\n"],
    ['a list with a comment', 'a = [\n  1- // one\n]\n'],
    ['a list with empty lines before its end', 'a = [\n  1-\n\n]\n'],
    ['a spread', 'a = [\n  ...b-\n]\n'],
  ])('can end the last item of %s on its line, or be left out.', (_, expected) => {
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
  ])('has no place in %j.', (text) => {
    expect(marked(text, ',')).toBe(text)
  })

  test('behind a rest is an error that stays where it is.', () => {
    expect(layoutOf('a.ts', 'const [\n  ...a,\n] = b\n')).toBeNull()
  })
})
