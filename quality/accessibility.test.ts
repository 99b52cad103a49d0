import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(join(root, 'docs', 'accessibility.md'), 'utf8')

/** The numbers of WCAG 2.2's criteria of the levels A and AA, by guideline. */
const criteria = Object.entries({
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}).flatMap(([guideline, numbers]) => numbers.map((number) => `${guideline}.${number}`))

test('docs/accessibility.md has every criterion of WCAG 2.2, levels A and AA, once', () => {
  const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, number]) => number)
  expect(rows).toEqual(criteria)
  expect(criteria).toHaveLength(55)
})

test('the tests that docs/accessibility.md names exist', () => {
  const named = [...page.matchAll(/`((?:e2e|template|src|quality)\/[\w/.-]+) > ([^`]+)`/g)]
  expect(named.length).toBeGreaterThan(20)
  const lost = named.filter(([, file = '', title = '']) => {
    const path = ['ts', 'tsx'].map((end) => join(root, `${file}.test.${end}`)).find((each) => existsSync(each))
    return path === undefined || !readFileSync(path, 'utf8').includes(title)
  })
  expect(lost.map(([text]) => text)).toEqual([])
})
