import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readTemplate } from '../emit/template'
import { nodeFileSystem } from '../fs/node-file-system'
import { textKeysOf, type TextKeys } from './text-keys'

/** Returns the keys as plain objects. `…` stands for keys that cannot be read. */
function plain(texts: TextKeys | null): unknown {
  if (texts === null) return null
  const entries = [...texts.keys].map(([key, below]) => [key, plain(below)])
  return Object.fromEntries([...entries, ...(texts.isOpen ? [['…', null]] : [])])
}
const keysOf = (source: string): unknown => plain(textKeysOf(source))

describe('The keys of exported objects', () => {
  test.each([
    ['as the template writes them', "export const send = {\n  review: 'Prüfen',\n  'to-you': 'An',\n  1: 'x',\n}\n"],
    [
      'with semicolons, double quotes and four spaces',
      'export const send = {\n    "review": "P",\n    "to-you": "An",\n    1: "x"\n};\n',
    ],
    ['in one line', "export const send={review:'P','to-you':'An',1:'x'}"],
    ['with tabs and CRLF', "export const send = {\r\n\treview: 'P',\r\n\t'to-you': 'An',\r\n\t1: 'x',\r\n}\r\n"],
    ['with a type', "export const send: TextsById['send'] = { review: 'P', 'to-you': 'An', 1: 'x' }"],
    ['with types after it', "export const send = { review: 'P', 'to-you': 'An', 1: 'x' } as const satisfies Texts"],
    ['exported below', "const texts = { review: 'P', ['to-you']: 'An', 1: 'x' }\nexport { texts as send }"],
  ])('The keys are read from a file %s.', (_, source) => {
    expect(keysOf(source)).toEqual({ send: { 1: null, review: null, 'to-you': null } })
  })

  test('Comments, texts, functions and types have no keys.', () => {
    const source = `
// export const other = { a: '' }
export type { Texts } from './types'
export interface Other { b: string }
export const send = {
  /* review: 'Prüfen', */
  // least: 'x',
  edit: \`edit: { review: '\${'x'}' },
  least: 1\`,
  many: (count) => plural(count, { one: 'review: 1', other: \`{ least: # }\` }),
  long(name) { return { review: name } },
  text: "sent: 'x'",
}`
    expect(keysOf(source)).toEqual({ send: { edit: null, many: null, long: null, text: null } })
  })

  test('Keys of nested objects are read, also through constants and spreads of the same module.', () => {
    const source = `
const names = { evm: 'EVM', solana: 'Solana' } as const
export const view = { titles: { Connect: 'c', deep: { est: 'd' } }, names, short: { ...names, evm: 'E', more: '' } }`
    const names = { evm: null, solana: null }
    expect(keysOf(source)).toEqual({
      view: { titles: { Connect: null, deep: { est: null } }, names, short: { ...names, more: null } },
    })
  })

  test('An object with values from another module may have more keys.', () => {
    expect(keysOf("import { base } from './base'\nexport const send = { ...base, review: '' }")).toEqual({
      send: { review: null, '…': null },
    })
    expect(keysOf("export const send = { [key]: '', review: '' }")).toEqual({ send: { review: null, '…': null } })
    expect(keysOf("export * from './own'")).toEqual({ '…': null })
    expect(keysOf('export const { send } = texts')).toEqual({ '…': null })
    expect(keysOf("export { send } from './own'\nexport const sendErrors = Object.freeze({})")).toEqual({
      send: null,
      sendErrors: null,
    })
  })
})

test('The keys of every catalogue of the template can be read, and are the same in all languages.', async () => {
  const { files } = await readTemplate(nodeFileSystem, fileURLToPath(new URL('../../template', import.meta.url)))
  const catalogue = /^src\/wallet-modal\/locales\/([\w-]+)\/((?:modal|account)\/(?!index\.ts)[\w-]+\.ts)$/
  const byFile = new Map<string, Map<string, unknown>>()
  for (const [path, bytes] of files) {
    const [, language = '', file = ''] = catalogue.exec(path) ?? []
    if (file === '') continue
    const keys = keysOf(new TextDecoder().decode(bytes))
    expect(JSON.stringify(keys), path).toMatch(/^\{"\w+":\{[^…]+$/)
    byFile.set(file, (byFile.get(file) ?? new Map<string, unknown>()).set(language, keys))
  }
  expect(byFile.size).toBeGreaterThan(15)
  for (const [file, keys] of byFile) for (const each of keys.values()) expect(each, file).toEqual(keys.get('de'))
})

test.each([
  ['the markers of a conflict', "export const send = {\n<<<<<<< yours\n  a: '',\n=======\n  b: '',\n>>>>>>> 1.3.0\n}"],
  ['something else than source', '\u0000\u0001 {{{'],
  ['too many characters', `export const send = { a: '${'x'.repeat(200_000)}' }`],
  ['objects in too many objects', `export const send = ${'{ a: '.repeat(20_000)}1${' }'.repeat(20_000)}`],
])('The keys of a file with %s cannot be read.', (_, source) => {
  expect(textKeysOf(source)).toBeNull()
})

test.each([
  ['a constant refers to itself', 'export const send = { ...send, a: send }'],
  ['two constants refer to each other', 'const b = { ...send, x: send }\nexport const send = { ...b, x: b }'],
  [
    'each of many constants has the one before it twice',
    `const c0 = { a: '' }\n${Array.from({ length: 60 }, (_, at) => `const c${at + 1} = { a: c${at}, b: c${at} }\n`).join('')}export const send = c60`,
  ],
  [
    'each of many constants spreads all before it',
    `const c0 = { ${Array.from({ length: 9000 }, (_, at) => `k${at}: 0`).join()} }\n${Array.from(
      { length: 150 },
      (_, at) => `const c${at + 1} = { ${Array.from({ length: at + 1 }, (_, of) => `...c${of}`).join()} }\n`,
    ).join('')}export const send = c150`,
  ],
  [
    'each of thousands of constants refers to the next one',
    `export const send = c0\n${Array.from({ length: 8000 }, (_, at) => `const c${at} = c${at + 1}\n`).join('')}`,
  ],
])('The keys are read within the time limit when %s.', (_, source) => {
  const start = performance.now()
  textKeysOf(source)
  expect(performance.now() - start).toBeLessThan(3000)
})
