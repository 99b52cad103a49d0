import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedLines } from '../../scripts/mutation/changed-lines.mjs'
import { compareWithList, type Equivalent, type Mutant } from '../../scripts/mutation/equivalents.mjs'
import { digestOf } from '../../scripts/mutation/known-results.mjs'
import { boundsOf, sampleLines } from '../../scripts/mutation/sample-lines.mjs'
import { areas } from './areas.mjs'
import { kernel } from './kernel.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listed = JSON.parse(readFileSync(join(root, 'quality/mutation/equivalent.json'), 'utf8')) as Equivalent[]

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'changed-lines-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const entry: Equivalent = { file: 'a.ts', line: 'return a > b', original: 'a > b', replacement: 'a >= b', reason: 'R.' }
const mutant = (status: string, replacement = 'a >= b'): Mutant => ({
  file: 'a.ts',
  line: 7,
  column: 8,
  lineText: 'return a > b',
  original: 'a > b',
  replacement,
  status,
})
const group = { files: ['a.ts'] }

test('A survivor needs an entry of its own in the list, wherever its line has moved to.', () => {
  const [listedOne, twin, other] = [mutant('Survived'), mutant('NoCoverage'), mutant('Survived', 'true')]
  expect(compareWithList([listedOne], group, [entry])).toEqual({ equivalent: [listedOne], unlisted: [], stale: [] })
  expect(compareWithList([listedOne, twin, other], group, [entry]).unlisted).toEqual([twin, other])
  expect(compareWithList([listedOne, twin], group, [entry, entry]).unlisted).toEqual([])
  for (const change of [{ file: 'b.ts' }, { lineText: 'return a > b && c' }, { original: 'a' }])
    expect(compareWithList([{ ...listedOne, ...change }], group, [entry]).unlisted).toHaveLength(1)
})

test('An entry whose mutant is gone or killed is stale, but not when its mutant timed out, and not in another group.', () => {
  for (const mutants of [[], [mutant('Killed')]])
    expect(compareWithList(mutants, group, [entry]).stale).toEqual([entry])
  expect(compareWithList([mutant('Timeout')], group, [entry]).stale).toEqual([])
  expect(compareWithList([], { files: ['b.ts'] }, [entry]).stale).toEqual([])
})

test('The lines that differ from a revision are ranges of added and changed lines.', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  const write = (name: string, lines: string[]) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  git('init', '--quiet')
  write('a.ts', ['1', '2', '3', '4', '5', '6'])
  write('same.ts', ['1'])
  write('gone.ts', ['1'])
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'first')
  write('a.ts', ['1', 'two', 'three', '4', '6', '7'])
  rmSync(join(folder, 'gone.ts'))
  expect(changedLines(folder, 'HEAD')).toEqual(new Map([['a.ts', ['a.ts:2-3', 'a.ts:6-6']]]))
  expect(() => changedLines(folder, 'unknown')).toThrow()
})

test('A seed chooses lines of code, without lines of tests, imports, comments and brackets.', () => {
  const code = ["import { b } from './b'", '// A comment.', 'const a = 1', '}', '', 'const c = a + 1']
  mkdirSync(join(folder, 'src/testing'), { recursive: true })
  for (const name of ['one.ts', 'one.test.ts', 'testing/fake.ts'])
    writeFileSync(join(folder, 'src', name), code.join('\n'))
  const all = sampleLines(folder, 'src', 10, 1)
  expect(all.files).toEqual(['src/one.ts'])
  expect(all.ranges.toSorted()).toEqual(['src/one.ts:3-3', 'src/one.ts:6-6'])
  const firsts = Array.from({ length: 20 }, (_, seed) => sampleLines(folder, 'src', 1, seed).ranges[0])
  expect(new Set(firsts)).toEqual(new Set(all.ranges))
  expect(sampleLines(folder, 'src', 1, 7)).toEqual(sampleLines(folder, 'src', 1, 7))
})

test('The digest of a group changes when a source file, a test, an imported file, the lockfile, the test setup or a listed mutant of the group changes, and only then.', async () => {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const shared = ['package-lock.json', 'quality/mutation/vitest.config.ts', 'scripts/mutation/run-mutants.mjs']
  const read = ['src/a.ts', 'src/deep.ts', 'src/a.test.ts', ...shared]
  for (const name of [...read, 'src/unread.ts']) write(name, '0')
  write('src/a.ts', "import './deep'")
  write('src/a.test.ts', "import './a'\nimport 'vitest'")
  const digest = (list: Equivalent[] = []) =>
    digestOf(folder, { name: 'a', files: ['src/a.ts'], tests: ['src/a.test.ts'] }, list)
  const first = await digest()
  expect(await digest([{ ...entry, file: 'src/other.ts' }])).toBe(first)
  write('src/unread.ts', '1')
  expect(await digest()).toBe(first)
  const digests = [first, await digest([{ ...entry, file: 'src/a.ts' }])]
  for (const name of read) {
    write(name, `${readFileSync(join(folder, name), 'utf8')}\n`)
    digests.push(await digest())
  }
  expect(new Set(digests).size).toBe(2 + read.length)
})

// The expected bounds were computed by hand with the formula of the Wilson score interval.
test('The Wilson score interval of a share gets narrower with a larger sample.', () => {
  expect([boundsOf(90, 100), boundsOf(900, 1_000), boundsOf(10, 10), boundsOf(0, 0)]).toEqual([
    [82.6, 94.5],
    [88, 91.7],
    [72.2, 100],
    [0, 100],
  ])
})

test('Each file of the kernel exists and is in one group, and each listed mutant is in the kernel or in an area, and has a reason.', () => {
  const files = kernel.flatMap((each) => each.files)
  expect(files).toEqual([...new Set(files)])
  for (const path of [...files, ...kernel.flatMap(({ tests }) => tests)])
    expect(existsSync(join(root, path)), path).toBe(true)
  const inAreas = areas.flatMap(({ folder: area }) => sampleLines(root, area, 0, 0).files)
  for (const { file, reason } of listed) {
    expect([...files, ...inAreas]).toContain(file)
    expect(reason).toMatch(/^[A-Z`].+\.$/)
  }
})
