import { expect, test } from 'vitest'
import { optionsOf, planOf } from '../../test-support/imports/report'
import { isCode, portable } from './portable'
import { ProjectSources } from './project-sources'

/** Carries over the variable `value` of the first file. */
function codeOf(...texts: readonly string[]) {
  const sources = new ProjectSources(new Map(texts.map((text, index) => [`src/${'abc'[index]}.tsx`, text])))
  const file = sources.file('src/a.tsx')
  const node = file?.variables.get('value')?.init
  if (!file || !node) throw new Error('there is no value')
  return portable(sources, { file, node }, (from) => from === 'kit')
}

test.each([
  ['an environment variable', 'const value = process.env.ID as string', 'process.env.ID as string'],
  ['a variable', "const id = 'x'\nconst value = [id]", "['x']"],
  ['a shorthand property', "const id = 'x'\nconst value = { id }", "{ id: 'x' }"],
  [
    'a value with an operator',
    "const id = a ?? 'x'\nconst a = import.meta.env.A\nconst value = id.length",
    "(import.meta.env.A ?? 'x').length",
  ],
  ['a function with a parameter', 'const value = (id) => id + 1', '(id) => id + 1'],
])('%s is carried over with its value', (_, text, expected) => {
  expect(codeOf(text)).toEqual({ text: expected, imports: [] })
})

test('A variable of another file is replaced by its value, or imported when its value cannot be copied.', () => {
  expect(codeOf("import { id } from './b'\nconst value = id", "export const id = 'x'")).toEqual({
    text: "'x'",
    imports: [],
  })
  expect(codeOf("import { make } from './b'\nconst value = make(1)", 'export function make(one) {}')).toEqual({
    text: 'make(1)',
    imports: [{ imported: 'make', local: 'make', from: { file: 'src/b.tsx' } }],
  })
  expect(codeOf("import make from 'other'\nconst value = make(1)")).toMatchObject({
    imports: [{ imported: 'default', local: 'make', from: { package: 'other' } }],
  })
})

test.each([
  ['an import of the kit', "import { make } from 'kit'\nconst value = make(1)", 'the value uses make of kit'],
  [
    'a variable with an import of the kit',
    "import { make } from 'kit'\nconst made = make(1)\nconst value = [made]",
    'the value uses make of kit',
  ],
  [
    'a call of a function that the file declares',
    'function make() {}\nconst value = make(1)',
    'the value uses make, which the importer cannot read',
  ],
  [
    'a name that is declared twice',
    'const id = 1\nfunction f() { const id = 2 }\nconst value = id',
    'the value uses id, which the importer cannot read',
  ],
])('%s is not carried over', (_, text, why) => {
  expect(codeOf(text)).toEqual({ why })
  expect(isCode(codeOf(text))).toBe(false)
})

test('A config in a file with JSX moves into the file with the modal’s options, unless other files import the config.', () => {
  const page = (exported: string): string =>
    `import { RainbowKitProvider, getDefaultConfig } from '@rainbow-me/rainbowkit'\nimport { mainnet } from 'wagmi/chains'\n${exported}const config = getDefaultConfig({ appName: 'x', projectId: 'y', chains: [mainnet] })\nexport const App = () => <RainbowKitProvider>{config.chains.length}</RainbowKitProvider>\n`
  const packages = new Map([
    ['@rainbow-me/rainbowkit', '2'],
    ['wagmi', '2'],
    ['viem', '2'],
  ])
  const appOf = (text: string) => ({ sources: new ProjectSources(new Map([['src/a.tsx', text]])), packages })
  const moved = planOf(appOf(page('')))
  expect(moved).toMatchObject({ isExact: true, config: { kind: 'own' } })
  expect(optionsOf(appOf(page('')), moved)).toContain('export const wagmiConfig = createConfig({')
  const stays = planOf(appOf(page('export ')))
  expect(stays).toMatchObject({ isExact: false, config: null })
  expect(stays.unmatched.map(({ why }) => why).join()).toContain('export the config from a file without JSX')
})
