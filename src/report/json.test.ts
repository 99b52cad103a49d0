import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { CliError, exitCodeOf } from '../errors'
import { runAdd } from '../run/change/add'
import type { ChangeOutcome } from '../run/change-outcome'
import type { RunContext } from '../run/context'
import { runCreate } from '../run/create/create'
import { runDiff } from '../run/inspect/diff'
import { runDoctor } from '../run/inspect/doctor'
import { runLink } from '../run/link/link'
import { runList } from '../run/inspect/list'
import { describeError, type Outcome } from '../run/outcome'
import { runRemove } from '../run/change/remove'
import { runUndo } from '../run/undo/undo'
import { runUpdate } from '../run/update/update'
import { diskWithShop } from '../test-support/copies'
import { parseReport, usageContract } from '../test-support/json-contract'
import type { MemoryFileSystem } from '../test-support/memory-file-system'
import { publish, put } from '../test-support/releases'
import { fakeExec, worldOf } from '../test-support/world'
import { outcomeJson, usageJson } from './json'

const cwd = '/work/shop'
const modal = `${cwd}/src/wallet-modal`
const index = `${modal}/index.ts`
const manifest = `${modal}/wallet-modal.json`
type Case = readonly [string, number, string | null, (disk: MemoryFileSystem, world: RunContext) => Promise<Outcome>]

/** Makes a conflict: the team edits a line that the next version changes, too. */
async function inConflict(disk: MemoryFileSystem): Promise<void> {
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'export const theirs = 1\n' })
  await put(disk, index, 'export const mine = 1\n')
}

const stopped = { signal: AbortSignal.abort('SIGINT') }

const cases: Record<string, readonly Case[]> = {
  create: [
    ['a new app', 0, null, (disk) => runCreate({ dir: 'other' }, worldOf(disk))],
    ['a dry run', 0, null, (disk) => runCreate({ dir: 'other', dryRun: true }, worldOf(disk))],
    ['a name that is none', 2, 'WM_NAME_INVALID', (disk) => runCreate({ dir: 'Other App' }, worldOf(disk))],
    ['a copy that is there', 4, 'WM_COPY_EXISTS', (_, world) => runCreate({}, world)],
    [
      'an install that failed',
      5,
      'WM_INSTALL_FAILED',
      (disk) => runCreate({ dir: 'other', install: true }, worldOf(disk, { exec: fakeExec(1, 'no').exec })),
    ],
    ['an interrupted run', 130, 'WM_INTERRUPTED', (disk) => runCreate({ dir: 'other' }, worldOf(disk, stopped))],
  ],
  add: [
    ['a unit', 0, null, (_, world) => runAdd({ units: ['solana'] }, world)],
    ['a dry run', 0, null, (_, world) => runAdd({ units: ['solana'], dryRun: true }, world)],
    ['an unknown unit', 2, 'WM_UNIT_UNKNOWN', (_, world) => runAdd({ units: ['solna'] }, world)],
  ],
  remove: [
    ['a unit', 0, null, (_, world) => runRemove({ units: ['send'] }, world)],
    [
      'an edited unit',
      5,
      'WM_CONFLICTS',
      async (disk, world) => {
        await put(disk, `${modal}/features/send/index.ts`, 'ours\n')
        return runRemove({ units: ['send'] }, world)
      },
    ],
    ['no project', 4, 'WM_NO_PROJECT', (disk) => runRemove({ units: ['send'] }, worldOf(disk))],
  ],
  update: [
    ['nothing to do', 0, null, (_, world) => runUpdate({}, world)],
    [
      'a check with something to update',
      3,
      null,
      async (disk, world) => {
        await inConflict(disk)
        return runUpdate({ check: true }, world)
      },
    ],
    [
      'conflicts',
      5,
      'WM_CONFLICTS',
      async (disk, world) => {
        await inConflict(disk)
        return runUpdate({}, world)
      },
    ],
    ['an unknown version', 4, 'WM_VERSION_UNKNOWN', (_, world) => runUpdate({ version: '9.9.9' }, world)],
  ],
  undo: [
    [
      'an add',
      0,
      null,
      async (_, world): Promise<ChangeOutcome> => {
        await runAdd({ units: ['solana'] }, world)
        return runUndo({}, world)
      },
    ],
    ['nothing to undo', 4, 'WM_UNDO_MISSING', (_, world) => runUndo({}, world)],
  ],
  list: [
    ['a copy', 0, null, (_, world) => runList({ everything: true }, world)],
    ['no copy', 0, null, (disk) => runList({}, worldOf(disk))],
    ['a folder that is none', 4, 'WM_NO_COPY', (_, world) => runList({ dir: 'src' }, world)],
  ],
  diff: [
    ['no difference', 0, null, (_, world) => runDiff({ exitCode: true }, world)],
    [
      'edits',
      3,
      null,
      async (disk, world) => {
        await inConflict(disk)
        return runDiff({ exitCode: true }, world)
      },
    ],
    [
      'upstream',
      0,
      null,
      async (disk, world) => {
        await inConflict(disk)
        return runDiff({ upstream: true }, world)
      },
    ],
    ['a text', 0, null, (_, world) => runDiff({ view: true, path: 'index.ts' }, world)],
    ['an unknown path', 2, 'WM_USAGE', (_, world) => runDiff({ path: 'nope.ts' }, world)],
    [
      'a manifest that cannot be read',
      4,
      'WM_MANIFEST_INVALID',
      async (disk, world) => {
        await put(disk, manifest, '{')
        return runDiff({}, world)
      },
    ],
  ],
  doctor: [
    ['problems', 3, null, (_, world) => runDoctor({ node: '20.19.0', reach: async () => 1 }, world)],
    ['a mended package.json', 3, null, (_, world) => runDoctor({ node: '20.19.0', fix: true }, world)],
    ['no project', 4, 'WM_NO_PROJECT', (disk) => runDoctor({ node: '20.19.0' }, worldOf(disk))],
  ],
  link: [
    ['a copy that is linked', 4, 'WM_COPY_EXISTS', (_, world) => runLink({}, world)],
    [
      'a lost manifest',
      0,
      null,
      async (disk, world) => {
        await put(disk, manifest, null)
        return runLink({}, world)
      },
    ],
  ],
}

describe.each(Object.entries(cases))('%s', (command, outcomes) => {
  test.each(outcomes)('%s: exit code %i, error %s', async (_, exitCode, code, run) => {
    const disk = await diskWithShop()
    const outcome = await run(disk, worldOf(disk, { cwd }))
    const report = parseReport(outcomeJson(outcome))
    expect([report.command, report.exitCode, report.error?.code ?? null]).toEqual([command, exitCode, code])
    expect(report.ok).toBe(code === null)
  })
})

test('For a command line that was not understood, the object has the error and no other fields.', () => {
  const { report, exitCode } = describeError(
    new CliError('WM_USAGE', { what: 'What.', why: 'Why.', hint: 'How.', path: '/a' }),
    new AbortController().signal,
  )
  const parsed = v.parse(usageContract, JSON.parse(usageJson('diff', report, exitCode)))
  expect(parsed.error).toEqual({ code: 'WM_USAGE', message: 'What. Why.', hint: 'How.', path: '/a' })
})

test('Every error code has an exit code from the table.', () => {
  expect([...new Set(Object.values(exitCodeOf))].sort((a, b) => a - b)).toEqual([1, 2, 4, 5, 130, 143])
})
