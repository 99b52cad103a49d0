import { beforeEach, expect, test } from 'vitest'
import type { MemoryFileSystem } from '../test-support/memory-file-system'
import { diskWithShop } from '../test-support/copies'
import { publish, put } from '../test-support/releases'
import { fakeExec, worldOf } from '../test-support/world'
import { runAdd } from '../run/change/add'
import type { RunContext } from '../run/context'
import { runRemove } from '../run/change/remove'
import { runUndo } from '../run/undo/undo'
import { runUpdate } from '../run/update/update'
import { changeText } from './change-text'
import { paintFor } from './paint'

const wording = { cwd: '/work', command: 'npx create-wallet-modal', paint: paintFor({}, { color: false, env: {} }) }
const modal = '/work/shop/src/wallet-modal'
let disk: MemoryFileSystem
let world: RunContext

beforeEach(async () => {
  disk = await diskWithShop({ chains: 'evm', features: 'send' })
  world = worldOf(disk, { cwd: '/work/shop' })
})

test('The report of `add` lists the new files and packages, and says how to continue or undo.', async () => {
  expect(changeText(await runAdd({ units: ['solana'] }, world), wording))
    .toBe(`✓ Added solana: 4 files changed (11 lines added, 3 lines removed)

  update   src/wallet-modal/adapters/index.ts                  lists the units
  add      src/wallet-modal/adapters/solana/solana.adapter.ts
  update   package.json                                        dependencies
  update   src/wallet-modal/wallet-modal.json                  what is copied

package.json:
  + solana-lib ^1.0.0

Next:
  npm install

To take it back: npx create-wallet-modal undo`)
  expect(changeText(await runAdd({ units: ['solana'] }, world), wording)).toContain('Nothing to add')
})

test('A dry run says what would change, and names the command that writes.', async () => {
  const text = changeText(await runRemove({ units: ['send'], dryRun: true }, world), wording)
  expect(text).toContain('Would remove send: 3 files would change (')
  expect(text).not.toContain('Removed')
  expect(text).toContain('Nothing was written. To do it:\n  npx create-wallet-modal remove send')
  expect(text).not.toContain('undo')
})

test('`update --check` says what would change, and offers the update.', async () => {
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  const text = changeText(await runUpdate({ check: true }, world), wording)
  expect(text).toContain('Would update 1.2.3 → 1.3.0: 3 files would change (4 lines added, 4 lines removed)')
  expect(text).toMatch(/Nothing was written. To do it:\n {2}npx create-wallet-modal update$/)
  expect(text).not.toMatch(/Updated|undo/)
})

test('A dry run lists the conflicts and merges that would arise.', async () => {
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  const text = changeText(await runUpdate({ conflict: 'inline', check: true }, world), wording)
  expect(text).toContain('(1 would be in conflict; 25 lines added, 2 lines removed)')
  expect(text).toContain('Would be in conflict:\n  src/wallet-modal/index.ts\n')
  const ours = changeText(await runUpdate({ conflict: 'ours', dryRun: true }, world), wording)
  expect(ours).toContain('conflict: yours would be taken')
})

test('While conflicts are open, --continue does not say that there is no unfinished run.', async () => {
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  await runUpdate({ conflict: 'inline' }, world)
  const outcome = await runUpdate({ unfinished: 'continue' }, world)
  expect(outcome).toMatchObject({ exitCode: 5, recovered: null, error: { code: 'WM_CONFLICTS' } })
  expect(changeText(outcome, wording)).toBe('')
})

test('--abort says what it would take back, then that it did, and what to run for the packages', async () => {
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  await runUpdate({ conflict: 'inline' }, world)
  const dry = changeText(await runUpdate({ unfinished: 'abort', dryRun: true }, world), wording)
  expect(dry).toContain('The earlier run would be undone')
  const text = changeText(await runUpdate({ unfinished: 'abort' }, world), wording)
  expect(text).toContain('The earlier run is undone: the project is as it was before.')
  expect(text).toContain('Next:\n  npm install')
})

test('--continue --dry-run does not say that the run is finished', async () => {
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  await runUpdate({ conflict: 'inline' }, world)
  await put(disk, `${modal}/index.ts`, 'both\n')
  const dry = changeText(await runUpdate({ unfinished: 'continue', dryRun: true }, world), wording)
  expect(dry).toContain('would be finished')
  expect(changeText(await runUpdate({ unfinished: 'continue' }, world), wording)).toContain('is finished')
  expect(changeText(await runUpdate({ unfinished: 'continue' }, world), wording)).toBe(
    'There is no unfinished run here.',
  )
})

test('After a failed install, the next step is to install.', async () => {
  const failing = { ...world, exec: fakeExec(1, 'no network').exec }
  const outcome = await runAdd({ units: ['solana'], install: true, gitCheck: false }, failing)
  expect(outcome.error?.code).toBe('WM_INSTALL_FAILED')
  expect(changeText(outcome, wording)).toContain('Next:\n  npm install\n')
})

test('With conflicts, the next step is to resolve them, before any check.', async () => {
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  const text = changeText(await runUpdate({ conflict: 'inline' }, world), wording)
  expect(text).toContain(
    'Next:\n  npm install\n  Resolve the conflicts, then: npx create-wallet-modal update --continue',
  )
  expect(text).not.toContain('tsc')
  expect(text).toContain('To take it back: npx create-wallet-modal update --abort')
})

test('The copied tests are named only if they were copied.', async () => {
  disk = await diskWithShop({ chains: 'evm', features: 'send', tests: false })
  world = worldOf(disk, { cwd: '/work/shop' })
  await put(disk, '/work/shop/package.json', JSON.stringify({ devDependencies: { typescript: '6', vitest: '4' } }))
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  const text = changeText(await runUpdate({}, world), wording)
  expect(text).toContain('npx tsc --noEmit')
  expect(text).not.toContain('vitest')
})

test('The report of `update` has the versions, the changelog, the merged files, and each conflict with its line.', async () => {
  await put(disk, '/pkg/CHANGELOG.md', '# Changelog\n\n## 1.3.0\n\n- Better.\n')
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  const text = changeText(await runUpdate({ conflict: 'inline' }, world), wording)
  expect(text).toContain('! Updated 1.2.3 → 1.3.0: 3 files changed (1 in conflict; ')
  expect(text).toContain('What is new:\n  ## 1.3.0\n\n  - Better.')
  expect(text).toContain('Conflicts:\n  src/wallet-modal/index.ts:1')
  expect(changeText(await runUpdate({ unfinished: 'abort' }, world), wording)).toContain('is undone')
})

test('Long lists are counted by folder, except for files that somebody has to look at.', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`src/wallet-modal/deep/f${index}.ts`, 'new\n']),
  )
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await publish(disk, '1.3.0', { ...files, 'src/wallet-modal/index.ts': 'theirs\n' })
  const text = changeText(await runUpdate({ conflict: 'inline' }, world), wording)
  expect(text).toMatch(/add {6}src\/wallet-modal\/deep\/ +40 files\n/)
  expect(text).toMatch(/conflict src\/wallet-modal\/index\.ts +changed by you and upstream\n/)
})

test('The report of `undo` lists the restored files, and the install that restores the packages.', async () => {
  await runRemove({ units: ['send'] }, world)
  const text = changeText(await runUndo({}, world), wording)
  expect(text).toContain('✓ Undone: 3 files changed')
  expect(text).not.toContain('Next')
  await runAdd({ units: ['solana'] }, world)
  expect(changeText(await runUndo({ dryRun: true }, world), wording)).toContain('Would undo: 4 files would change')
  expect(changeText(await runUndo({}, world), wording)).toMatch(/Next:\n {2}npm install$/)
})

test('A dry run of undo names the command that undoes.', async () => {
  await runAdd({ units: ['solana'] }, world)
  const dry = changeText(await runUndo({ dryRun: true }, world), wording)
  expect(dry).toMatch(/Nothing was written. To do it:\n {2}npx create-wallet-modal undo$/)
  await put(disk, `${modal}/adapters/index.ts`, 'edited\n')
  const forced = changeText(await runUndo({ dryRun: true, force: true }, world), wording)
  expect(forced).toMatch(/create-wallet-modal undo --force$/)
})

test('The hint of a conflict continues or aborts the command that left it.', async () => {
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  const { error } = await runUpdate({ conflict: 'inline' }, world)
  expect(error?.hint).toContain('create-wallet-modal update --continue. To go back: create-wallet-modal update --abort')
})

test('With --conflict ours, a file that stays as it is does not count as changed.', async () => {
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  const outcome = await runUpdate({ conflict: 'ours' }, world)
  expect(outcome.changes).toContainEqual(expect.objectContaining({ action: 'keep', reason: 'resolved-ours' }))
  expect(changeText(outcome, wording)).toContain('Updated 1.2.3 → 1.3.0: 2 files changed')
})
