import { expect, test } from 'vitest'
import { dependenciesOf, mergeDependencies, type Dependency } from './package-json'
import type { Unit } from './units'

const wanted: Dependency[] = [
  { name: 'mobx', range: '^7.0.0', section: 'dependencies' },
  { name: 'react', range: '^19.0.0', section: 'dependencies' },
  { name: 'vitest', range: '^4.0.0', section: 'devDependencies' },
]

test('Missing dependencies are added in order, and the host’s own entries stay.', () => {
  const { text, added } = mergeDependencies(
    '{\n  "name": "host",\n  "dependencies": { "react": "18.3.1", "zod": "3" }\n}\n',
    wanted,
  )
  expect(JSON.parse(text)).toEqual({
    name: 'host',
    dependencies: { mobx: '^7.0.0', react: '18.3.1', zod: '3' },
    devDependencies: { vitest: '^4.0.0' },
  })
  expect(added.map(({ name }) => name)).toEqual(['mobx', 'vitest'])
})

test.each([
  ['tabs', '{\n\t"name": "host"\n}\n', '\n\t"dependencies"'],
  ['four spaces', '{\n    "name": "host"\n}', '\n    "dependencies"'],
  ['CRLF', '{\r\n  "name": "host"\r\n}\r\n', '\r\n  "dependencies"'],
])('%s are kept', (_, host, expected) => {
  const { text } = mergeDependencies(host, wanted)
  expect(text).toContain(expected)
  expect(text.endsWith('\n')).toBe(host.endsWith('\n'))
})

test('A byte order mark is kept.', () => {
  expect(mergeDependencies('\uFEFF{\n  "name": "host"\n}\n', wanted).text.startsWith('\uFEFF{')).toBe(true)
})

test('A package.json with all dependencies is not changed or reformatted.', () => {
  const host = '{"peerDependencies":{"react":"*"},"dependencies":{"mobx":"7","vitest":"4"}}'
  expect(mergeDependencies(host, wanted)).toEqual({ text: host, added: [] })
})

test('Packages that only tests need are added with the tests.', () => {
  const unit = { kind: 'core', title: '', default: true } as const
  const units: Unit[] = [
    {
      ...unit,
      requires: [],
      with: [],
      testRequires: [],
      files: [],
      suites: [],
      id: 'core',
      dependencies: ['mobx'],
      testDependencies: ['vitest'],
      starterDependencies: [],
      scripts: [],
    },
    {
      ...unit,
      requires: [],
      with: [],
      testRequires: [],
      files: [],
      suites: [],
      id: 'app',
      dependencies: ['vite'],
      testDependencies: [],
      starterDependencies: [],
      scripts: [],
    },
  ]
  const template = '{"dependencies":{"mobx":"7"},"devDependencies":{"vite":"8","vitest":"4"}}'
  const names = (tests: boolean): string[] =>
    dependenciesOf(template, units, new Set(['core', 'app']), tests).map(({ name }) => name)
  expect(names(false)).toEqual(['mobx'])
  expect(names(true)).toEqual(['mobx', 'vitest'])
})
