import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../../src/test-support/cli-process'
import { hasTest, missingTests } from './find-named-tests'
import { rows } from './table'
import { flowsOf } from './table/in-chromium'
import { concernsPage } from './table/row'

test('A named test counts only if its whole title is there and the test is not skipped.', () => {
  expect(hasTest("test('A wallet answers.', () => {})", 'A wallet answers.')).toBe(true)
  expect(hasTest("test.each([\n  1,\n])(\n  'A wallet answers.', () => {})", 'A wallet answers.')).toBe(true)
  expect(hasTest("test('A wallet answers. Or not.', () => {})", 'A wallet answers.')).toBe(false)
  expect(hasTest("test.skip('A wallet answers.', () => {})", 'A wallet answers.')).toBe(false)
  expect(hasTest("const title = 'A wallet answers.'", 'A wallet answers.')).toBe(false)
})

test('Every test that a row names exists under this title, in Node and in Chromium.', () => {
  expect(rows.flatMap((row) => missingTests(row, packageRoot).map(({ file, title }) => [row.id, file, title]))).toEqual(
    [],
  )
})

test('Every flow of e2e/page-faults is named by the rows that its title begins with, and by no others.', () => {
  const folder = 'e2e/page-faults'
  const files = readdirSync(join(packageRoot, folder)).filter((name) => name.endsWith('.test.ts'))
  const written = files.flatMap((name) => {
    const text = readFileSync(join(packageRoot, folder, name), 'utf8')
    const titles = [...text.matchAll(/['"`]((?:F\d+ )+)(.*?)['"`],\s*(?:\(|async)/g)]
    return titles.flatMap(([, ids = '', rest = '']) =>
      ids
        .trim()
        .split(' ')
        .map((id) => `${id}: ${folder}/${name}, ${ids}${rest}`),
    )
  })
  const named = rows.flatMap(({ id }) =>
    flowsOf(id)
      .filter(({ file }) => file.startsWith(`${folder}/`))
      .map(({ file, title }) => `${id}: ${file}, ${title}`),
  )
  expect(written.length).toBeGreaterThan(40)
  expect(named.toSorted()).toEqual(written.toSorted())
})

test('A flow in Chromium is named by the list of flows only.', () => {
  const others = rows.flatMap(({ id, tests = [] }) => tests.map(({ file }) => `${id}: ${file}`))
  expect(others.filter((name) => name.includes(' e2e/'))).toEqual([])
})

test('At least sixty rows of a page are driven in Chromium, and no row of the CLI is.', () => {
  const driven = rows.filter(({ flows }) => flows.length > 0)
  expect(driven.length).toBeGreaterThanOrEqual(60)
  expect(driven.filter((row) => !concernsPage(row)).map(({ id }) => id)).toEqual([])
})
