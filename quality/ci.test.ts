import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { main, rest, type TestSuite } from '../scripts/test-suites.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts

/** The projects that need the package registry, or Firefox. CI does not run these projects; each has its own command. */
const online = ['hosts', 'package', 'firefox']

interface Listed {
  file: string
  projectName: string
}

function testFilesOf(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !/(^|\/)node_modules\//.test(path))
    .map((path) => `${folder}/${path}`)
    .sort()
}

/** The test files of each project, by the answer of `vitest list`. */
function filesByProject(): Map<string, string[]> {
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json']
  const listed = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })) as Listed[]
  const found = new Map<string, string[]>()
  for (const { file, projectName } of listed)
    found.set(projectName, [...(found.get(projectName) ?? []), file.slice(root.length)].sort())
  return found
}

const projectsOf = (suites: readonly TestSuite[]): string[] =>
  suites.flatMap(({ args }) => args.flatMap((arg) => /^--project=(.+)$/.exec(arg)?.[1] ?? []))

const projects = filesByProject()

test('[C10-05] CI runs every test file of the template', () => {
  expect(read('.ci/run')).toMatch(/^count \d+ npm test$/m)
  expect(scripts['test']).toBe('node scripts/test.mjs')
  expect(projectsOf(main)).toContain('template')
  const found = projects.get('template')
  expect(found).toEqual(testFilesOf('template/src'))
  expect(found?.length).toBeGreaterThan(50)
})

test('CI runs `npm test` and one of five shards of `npm run test:rest`, and each project belongs to one of these two commands', () => {
  const run = read('.ci/run')
  expect(run).toMatch(/^share=\$\(\(\$\(git rev-list --count HEAD .*\) % 5 \+ 1\)\)\/5$/m)
  expect(run).toMatch(/^count \d+ npm run test:rest -- --shard="\$share"$/m)
  const vitest = String.raw`vitest, 'run', ...args, ...forVitest`
  expect(read('scripts/test.mjs')).toContain(vitest)
  expect(scripts).toMatchObject({ 'test:rest': 'node scripts/test.mjs rest', 'test:all': 'node scripts/test.mjs all' })
  // The tag `main` decides whether `npm test` or `npm run test:rest` runs a flow in Chromium.
  expect([...projectsOf(main), ...projectsOf(rest), ...online].sort()).toEqual([...projects.keys(), 'e2e'].sort())
  const filtersOf = (suites: readonly TestSuite[]) =>
    suites.flatMap(({ args }) => args.filter((arg) => arg.startsWith('--tags')))
  expect([filtersOf(main), filtersOf(rest)]).toEqual([['--tags-filter=main'], ['--tags-filter=!main']])
})

test('each test file belongs to one project, besides the projects that repeat tests of the template under React’s compiler and under SES', () => {
  const all = ['src', 'quality', 'e2e', 'template/src'].flatMap(testFilesOf)
  const found = [...projects]
    .filter(([name]) => name !== 'compiled' && name !== 'lockdown')
    .flatMap(([, files]) => files)
  expect(found.sort()).toEqual(all.sort())
})

test('`npm test` runs one whole flow in Chromium for each capability', () => {
  const capabilities =
    'account bitcoin connect diagnostics directory email farcaster frame-languages history languages network onramp pairing pay sandbox-window scaffold send sign-in social solana swap test-kit wallet-calls'
  expect(main.flatMap(({ args }) => args.filter((arg) => arg.startsWith('e2e/')))).toEqual(
    capabilities.split(' ').map((name) => `e2e/${name}.test.ts`),
  )
  // The file of the capability `history` also contains the main flow of the capability `receive`.
  expect(read('e2e/history.test.ts').match(/tags: 'main'/g)).toHaveLength(2)
})
