import { expect, test } from 'vitest'
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
