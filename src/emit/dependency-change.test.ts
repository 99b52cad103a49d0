import { describe, expect, test } from 'vitest'
import { changeDependencies } from './dependency-change'
import type { Dependency } from './package-json'

const react = (range: string): Dependency[] => [{ name: 'react', range, section: 'dependencies' }]
const warnings = (own: string, wanted: string): string[] =>
  changeDependencies(JSON.stringify({ dependencies: { react: own } }), react('^18.0.0'), react(wanted), () => true)
    .warnings

test.each([
  ['19.3.0', '^19.3.1'],
  ['~19.3.0', '^19.3.1'],
  ['^19.1.0', '^19.3.1'],
  ['19.4.0', '^19.3.1'],
  ['workspace:*', '^19.3.1'],
  ['latest', '^19.3.1'],
  ['0.4.1', '^0.4.2'],
])('A project with %s for %s gets no warning.', (own, wanted) => {
  expect(warnings(own, wanted)).toEqual([])
})

test.each([
  ['18.3.1', '^19.3.1'],
  ['19.2.0', '^19.3.1'],
  ['20.3.0', '^19.3.1'],
  ['0.0.1', '^0.0.2'],
])('A project with %s for %s is told that the modal is made for another version.', (own, wanted) => {
  expect(warnings(own, wanted)).toEqual([
    `package.json has react ${own}; the modal is made for ${wanted}. Yours was left as it is.`,
  ])
})

describe('A package that only tests of the new version still need', () => {
  const lib = (section: Dependency['section'], range = '^1.0.0'): Dependency[] => [{ name: 'lib', range, section }]
  const change = (host: object, isUsed = false): { text: string; change: object; warnings: string[] } =>
    changeDependencies(JSON.stringify(host), lib('dependencies'), lib('devDependencies', '^1.1.0'), () => isUsed)
  const host = { dependencies: { app: '1', lib: '^1.0.0' }, devDependencies: { zod: '2', a: '1' } }

  test('moves to devDependencies with its new range, and the report says so', () => {
    const moved = change(host)
    expect(JSON.parse(moved.text)).toEqual({
      dependencies: { app: '1' },
      devDependencies: { a: '1', lib: '^1.1.0', zod: '2' },
    })
    expect(moved.change).toEqual({ lib: '^1.1.0' })
    expect(moved.warnings).toEqual([
      'lib moves to devDependencies in package.json, because the modal needs it only there.',
    ])
  })

  test('moves into a package.json without devDependencies', () => {
    expect(JSON.parse(change({ dependencies: { lib: '^1.0.0' } }).text)).toEqual({
      dependencies: {},
      devDependencies: { lib: '^1.1.0' },
    })
  })

  test('stays in its section when the project imports the package, when the team has changed the range, and when the team has already moved the package', () => {
    const own = { dependencies: { lib: '1.0.7' } }
    const moved = { devDependencies: { lib: '^1.0.0' } }
    expect(JSON.parse(change(host, true).text)).toEqual({ ...host, dependencies: { app: '1', lib: '^1.1.0' } })
    expect(JSON.parse(change(own).text)).toEqual(own)
    expect(JSON.parse(change(moved).text)).toEqual({ devDependencies: { lib: '^1.1.0' } })
  })
})
