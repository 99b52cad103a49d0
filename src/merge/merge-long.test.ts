import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Exec, ExecOptions } from '../process/exec'
import { processExec } from '../process/process-exec'
import { mergeLong } from './merge-long'
import { mergeTexts } from './merge-texts'

const labels = { mine: 'yours', base: 'template 1', theirs: 'template 2' }
const exec = processExec(new AbortController().signal)
const rows = Array.from({ length: 3_100 }, (_, index) => `row ${index}`)
const text = (...edits: [at: number, row: string][]): string =>
  edits.reduce((all, [at, row]) => all.with(at, row), rows).join('\n') + '\n'

let temporary: string
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'merge-long-'))
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true, force: true })
})

test('Git merges the changes that both sides made to a long text, and no temporary file is left.', async () => {
  const sides = { base: text(), mine: text([3, 'mine']), theirs: text([3_000, 'theirs']) }
  expect(await mergeLong(exec, sides, labels)).toEqual({ text: text([3, 'mine'], [3_000, 'theirs']), conflicts: [] })
  expect(readdirSync(temporary)).toEqual([])
})

test('Git writes the same conflict markers into a long text as the built-in merge, and the line of each conflict is returned.', async () => {
  const sides = { base: text(), mine: text([3, 'mine'], [2_000, 'm']), theirs: text([3, 'theirs'], [2_000, 't']) }
  const merged = await mergeLong(exec, sides, labels)
  expect(merged).toEqual(mergeTexts(sides, { labels }))
  expect(merged?.conflicts).toEqual([4, 2_007])
})

/** An `exec` that records each call. The answer is this exit code, a conflict marker, and the three texts that the call names. */
function noting(exitCode: number): { exec: Exec; calls: { args: readonly string[]; options: ExecOptions }[] } {
  const calls: { args: readonly string[]; options: ExecOptions }[] = []
  return {
    calls,
    exec: async (command, args, options) => {
      calls.push({ args: [command, ...args], options })
      const texts = args.slice(-3).map((name) => readFileSync(join(options.cwd, name), 'utf8'))
      return { exitCode, output: `<<<<<<< yours\n${texts.join('')}` }
    },
  }
}
const sides = { base: 'b\n', mine: 'm\n', theirs: 't\n' }

test('Git runs in a temporary folder without a repository, and gets the team’s text, the base text and the upstream text in this order.', async () => {
  const { exec: noted, calls } = noting(1)
  const merged = await mergeLong(noted, sides, labels)
  expect(merged).toEqual({ text: '<<<<<<< yours\nm\nb\nt\n', conflicts: [1] })
  const [call] = calls
  const names = ['-L', 'yours', '-L', 'template 1', '-L', 'template 2', 'mine', 'base', 'theirs']
  expect(call?.args).toEqual(['git', 'merge-file', '--quiet', '--diff3', '-p', ...names])
  expect(call?.options).toMatchObject({ apart: true, env: { GIT_DIR: join(call?.options.cwd ?? '', 'none') } })
  expect(call?.options.cwd.startsWith(join(temporary, 'create-wallet-modal-'))).toBe(true)
})

test('Git ignores the settings of a repository around the temporary folder, also if the file of the settings is broken.', async () => {
  mkdirSync(join(temporary, '.git', 'objects'), { recursive: true })
  mkdirSync(join(temporary, '.git', 'refs'))
  writeFileSync(join(temporary, '.git', 'HEAD'), 'ref: refs/heads/main\n')
  const config = '[core]\n\trepositoryformatversion = 0\n[merge]\n\tconflictStyle = zdiff3\n[broken'
  writeFileSync(join(temporary, '.git', 'config'), config)
  expect(await mergeLong(exec, sides, labels)).toMatchObject({ conflicts: [1] })
})

test.each([
  [0, 'a merge', true],
  [126, 'a merge', true],
  [127, 'a failure', false],
  [255, 'a failure', false],
])('The exit code %i of git counts as %s, and no temporary file is left.', async (exitCode, _, isMerged) => {
  expect((await mergeLong(noting(exitCode).exec, sides, labels)) !== null).toBe(isMerged)
  expect(readdirSync(temporary)).toEqual([])
})

test('The CLI uses the merge result of git even if somebody has removed the temporary folder in the meantime.', async () => {
  const removing: Exec = async (_command, _args, { cwd }) => {
    rmSync(cwd, { recursive: true })
    return { exitCode: 0, output: 'merged\n' }
  }
  expect(await mergeLong(removing, sides, labels)).toEqual({ text: 'merged\n', conflicts: [] })
})

test('If the call of git is interrupted, the merge rejects with the interruption and leaves no temporary file.', async () => {
  await expect(mergeLong(() => Promise.reject(new Error('stopped')), sides, labels)).rejects.toThrow('stopped')
  expect(readdirSync(temporary)).toEqual([])
})
