import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { processExec } from '../process/process-exec'
import { bytesOf } from '../text/text-style'
import type { Exec } from '../process/exec'
import { clearUnmerged, commitEverything, dirtyFiles, markUnmerged } from './git'

const exec = processExec(new AbortController().signal)
const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function repository(format = 'sha1'): { project: string; git: (...args: string[]) => string } {
  const root = mkdtempSync(join(tmpdir(), 'wallet-modal-git-'))
  made.push(root)
  const project = join(root, ' apps', 'café [id]')
  mkdirSync(project, { recursive: true })
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=team', '-c', 'user.email=team@example.com', ...args], {
      cwd: project,
      encoding: 'utf8',
    })
  git('init', '--quiet', `--object-format=${format}`, root)
  return { project, git }
}

function commit({ project, git }: ReturnType<typeof repository>, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(project, path, '..'), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  git('add', '-A')
  git('commit', '--quiet', '-m', 'As it was')
}

describe('the first commit', () => {
  /** Runs git without the settings of the person who runs the tests. */
  const strange: Exec = (command, args, options) =>
    exec(command, args, {
      ...options,
      env: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', GIT_AUTHOR_NAME: '', GIT_COMMITTER_NAME: '' },
    })

  test('It has every file that is not ignored.', async () => {
    const { project, git } = repository()
    writeFileSync(join(project, '.gitignore'), 'node_modules\n')
    mkdirSync(join(project, 'node_modules'))
    writeFileSync(join(project, 'node_modules', 'a.js'), '')
    git('config', 'user.name', 'Ann')
    git('config', 'user.email', 'ann@example.com')
    expect(await commitEverything(exec, project, 'Begin')).toBeNull()
    expect(git('log', '--format=%s').trim()).toBe('Begin')
    expect(git('ls-files').trim()).toBe('.gitignore')
    expect(git('status', '--porcelain')).toBe('')
  })

  test('Without a name and e-mail of the user, git makes none up, and nothing is staged.', async () => {
    const { project, git } = repository()
    writeFileSync(join(project, 'a.txt'), 'a')
    expect(await commitEverything(strange, project, 'Begin')).toEqual({ why: 'author' })
    expect(git('status', '--porcelain', '-z', '--untracked-files=all')).toMatch(/^\?\? /)
  })
})

describe('uncommitted changes', () => {
  test('are listed with the files’ own names when the project is a subfolder of the repository', async () => {
    const repo = repository()
    commit(repo, { 'modal/größe.ts': '1', 'modal/a b.ts': '1', 'modal/old.ts': 'moved\n', 'other.ts': '1' })
    for (const path of ['modal/größe.ts', 'modal/a b.ts', 'other.ts']) writeFileSync(join(repo.project, path), '2')
    repo.git('mv', 'modal/old.ts', 'modal/new.ts')
    const prefix = ' apps/café [id]/modal/'
    const dirty = await dirtyFiles(exec, repo.project, ['modal', 'package.json'])
    expect(dirty.sort()).toEqual([`${prefix}a b.ts`, `${prefix}größe.ts`, `${prefix}new.ts`])
  })

  test('A folder whose name looks like a pattern does not match other folders.', async () => {
    const repo = repository()
    commit(repo, { '[ab]/x.ts': '1', 'a/x.ts': '1' })
    writeFileSync(join(repo.project, 'a/x.ts'), '2')
    expect(await dirtyFiles(exec, repo.project, ['[ab]'])).toEqual([])
    writeFileSync(join(repo.project, '[ab]/x.ts'), '2')
    expect(await dirtyFiles(exec, repo.project, ['[ab]'])).toEqual([' apps/café [id]/[ab]/x.ts'])
  })

  test('A warning of git is not a change.', async () => {
    const output = "warning: unable to access '/root/.config/git/ignore'\n M src/a.ts\0R  new.ts\0old.ts\0"
    expect(await dirtyFiles(async () => ({ exitCode: 0, output }), '/', ['src'])).toEqual(['src/a.ts', 'new.ts'])
    const only = 'warning: something\n'
    expect(await dirtyFiles(async () => ({ exitCode: 0, output: only }), '/', ['src'])).toEqual([])
  })
})

test.each(['sha1', 'sha256'])(
  'a conflict is marked in git’s index, and the mark is removed again: %s',
  async (format) => {
    const repo = repository(format)
    commit(repo, { 'modal/größe.ts': 'base\n' })
    const path = 'modal/größe.ts'
    const sides = { base: bytesOf('base\n'), mine: bytesOf('mine\n'), theirs: bytesOf('theirs\n') }
    expect(await markUnmerged(exec, repo.project, [{ path, ...sides }])).toBe(true)
    const status = (): string => repo.git('-c', 'core.quotePath=false', 'status', '--porcelain')
    expect(status()).toContain(`UU " apps/café [id]/${path}"`)
    expect(repo.git('show', `:3:./${path}`)).toBe('theirs\n')
    await clearUnmerged(exec, repo.project, [path])
    expect(status()).toBe('')
  },
)
