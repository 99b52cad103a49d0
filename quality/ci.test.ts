import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

function testFilesOf(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`)
    .sort()
}

test('[C10-05] CI runs the template’s vitest suite, every file of it', () => {
  expect(read('.ci/run')).toMatch(/^npm test\b/m)
  expect(JSON.parse(read('package.json'))).toMatchObject({ scripts: { test: 'node scripts/test.mjs' } })
  for (const project of ['template', 'selections'])
    expect(read('scripts/test.mjs')).toContain(`'--project', '${project}'`)
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--project', 'template', '--filesOnly']
  const listed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  const found = [...listed.matchAll(/template\/src\/\S+\.test\.tsx?/g)].map(([path]) => path).sort()
  expect(found).toEqual(testFilesOf('template/src'))
  expect(found.length).toBeGreaterThan(50)
})
