import { describe, expect, test } from 'vitest'
import { isSameCode } from './same-code'

const tsx = (one: string, other: string): boolean => isSameCode('a/view.tsx', one, other)

describe('A change by a formatter counts as the same code', () => {
  test.each([
    ['quotes and semicolons', "import { a } from './a'\nconst b = 'c'\n", 'import { a } from "./a";\nconst b = "c";\n'],
    ['line breaks and trailing commas', 'f(a, b)\n', 'f(\n  a,\n  b,\n)\n'],
    ['parentheses around one parameter', 'const f = a => a\n', 'const f = (a) => a\n'],
    ['redundant parentheses', 'const a = (b && c) || d\n', 'const a = b && c || d\n'],
    ['quotes of keys', "const a = { 'b': 1 }\n", 'const a = { b: 1 }\n'],
    ['the form of numbers', 'const a = 1E5 + 0XF\n', 'const a = 1e5 + 0xf\n'],
    ['the layout of comments', '/**\n * One two.\n */\nf()\n', '/** One\n * two. */\nf()\n'],
    ['types', 'type A = | "b" | "c"\n', "type A = 'b' | 'c'\n"],
    ['line breaks in JSX text', '<p>one two</p>\n', '<p>\n  one\n  two\n</p>\n'],
    ['a space at the end of a line in JSX', '<p>one <b>two</b></p>\n', "<p>\n  one{' '}\n  <b>two</b>\n</p>\n"],
  ])('%s', (_, one, other) => {
    expect(tsx(one, other)).toBe(true)
  })

  test.each([
    ['a.json', '{ "a": [1, 2] }', '{\n  "a": [1,\n 2]\n}\n'],
    ['a.css', ".a,.b{color:red;content:'x'}\n", '.a,\n.b {\n  color: red;\n  content: "x";\n}\n'],
    [
      'a.css',
      '@media (width>1px){.a{b:f(1px,2px)}}',
      '@media (width>1px) {\n  .a {\n    b: f(\n      1px,\n      2px\n    );\n  }\n}\n',
    ],
    ['a.md', 'One two\nthree.\n', 'One two three.\n'],
    ['a.md', '| a | b |\n|---|---|\n', '| a   | b   |\n| ------ | --- |\n'],
  ])('the layout of %s (case %#)', (path, one, other) => {
    expect(isSameCode(path, one, other)).toBe(true)
  })
})

describe('An edit does not count as the same code', () => {
  test.each([
    ['a value', 'const a = 1\n', 'const a = 2\n'],
    ['a name', 'f(a)\n', 'f(b)\n'],
    ['a comment', '// one\nf()\n', '// two\nf()\n'],
    ['an added comment', 'f()\n', '// one\nf()\n'],
    ['a directive', "'use strict'\nf()\n", "'use no memo'\nf()\n"],
    ['a directive that became an expression', "'use strict'\nf()\n", "('use strict')\nf()\n"],
    ['an operator', 'a && b\n', 'a || b\n'],
    ['parentheses that change the order of evaluation', 'a && (b || c)\n', 'a && b || c\n'],
    ['parentheses around an optional chain', '(a?.b).c\n', 'a?.b.c\n'],
    ['a computed key', 'const a = { [b]: 1 }\n', 'const a = { b: 1 }\n'],
    ['the raw text of a template', 'f`\\x41`\n', 'f`A`\n'],
    ['whitespace in a string', "f('a b')\n", "f('a  b')\n"],
    ['whitespace in a template', 'f(`a\nb`)\n', 'f(`a\n b`)\n'],
    ['a space in JSX', '<p>a <b>c</b></p>\n', '<p>a<b>c</b></p>\n'],
    ['a text in JSX', '<p>one</p>\n', '<p>two</p>\n'],
    ['a line break after return', 'function f() { return a }\n', 'function f() { return\na }\n'],
    ['a regular expression', 'const a = /b/g\n', 'const a = /b/\n'],
    ['an invisible character', 'f("a")\n', 'f("a\u200b")\n'],
    ['a type', 'let a: string\n', 'let a: number\n'],
    ['a syntax error', 'f()\n', 'f(\n'],
  ])('%s', (_, one, other) => {
    expect(tsx(one, other)).toBe(false)
    expect(tsx(other, one)).toBe(false)
  })

  test.each([
    ['a.json', '{"a":1}', '{"a":2}'],
    ['a.json', '{"a":1,"b":2}', '{"b":2,"a":1}'],
    ['a.json', '{}', '{'],
    ['a.css', '.a .b{}', '.a.b{}'],
    ['a.css', ".a{content:'b  c'}", ".a{content:'b c'}"],
    ['a.css', '.a{color:red}', '.a{color:blue}'],
    ['a.css', '.a{b:1px -2px}', '.a{b:1px-2px}'],
    ['a.css', '/* a */.b{}', '/* c */.b{}'],
    ['a.md', 'one two', 'one three'],
    ['a.md', 'a-b', 'a - b'],
    ['a.html', '<p>a</p>', '<p>a</p>\n'],
    ['a', 'a', 'a '],
  ])('the content of %s (case %#)', (path, one, other) => {
    expect(isSameCode(path, one, other)).toBe(false)
  })
})

test('A type assertion in angle brackets can be parsed in a file without JSX.', () => {
  expect(isSameCode('a.ts', 'const a = <string>b\n', 'const a = <string>b;\n')).toBe(true)
})
