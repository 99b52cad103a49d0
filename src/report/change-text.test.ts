import { beforeEach, expect, test } from 'vitest'
import type { MemoryFileSystem } from '../test-support/memory-file-system'
import { diskWithShop } from '../test-support/copies'
import { publish, put } from '../test-support/releases'
import { worldOf } from '../test-support/world'
import { runAdd } from '../run/add'
import type { RunContext } from '../run/context'
import { runRemove } from '../run/remove'
import { runUndo } from '../run/undo'
import { runUpdate } from '../run/update'
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

test('add: what came, what package.json has more, and how to go on or back', async () => {
  expect(changeText(await runAdd({ units: ['solana'] }, world), wording)).toBe(`✓ Added solana: 3 files changed

  update   src/wallet-modal/adapters/index.ts                  lists the units
  add      src/wallet-modal/adapters/solana/solana.adapter.ts
  update   package.json                                        dependencies

package.json:
  + solana-lib ^1.0.0

Next (the last line takes all of it back):
  npm install
  npx create-wallet-modal undo`)
  expect(changeText(await runAdd({ units: ['solana'] }, world), wording)).toContain('Nothing to add')
})

test('a dry run says that nothing was written, and the command that writes', async () => {
  const text = changeText(await runRemove({ units: ['send'], dryRun: true }, world), wording)
  expect(text).toContain('✓ Not written yet. Removed send: 2 files would change')
  expect(text).toContain('Nothing was written. To do it:\n  npx create-wallet-modal remove send --no-input')
})

test('update: the versions, what is new, what was merged, and each conflict with its line', async () => {
  await put(disk, '/pkg/CHANGELOG.md', '# Changelog\n\n## 1.3.0\n\n- Better.\n')
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  const text = changeText(await runUpdate({ conflict: 'inline' }, world), wording)
  expect(text).toContain('! Updated 1.2.3 → 1.3.0: 2 files changed (1 in conflict)')
  expect(text).toContain('What is new:\n  ## 1.3.0\n\n  - Better.')
  expect(text).toContain('Conflicts:\n  src/wallet-modal/index.ts:1')
  expect(changeText(await runUpdate({ unfinished: 'abort' }, world), wording)).toContain('is undone')
})

test('long lists are counted by folder, except for what somebody has to look at', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`src/wallet-modal/deep/f${index}.ts`, 'new\n']),
  )
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await publish(disk, '1.3.0', { ...files, 'src/wallet-modal/index.ts': 'theirs\n' })
  const text = changeText(await runUpdate({ conflict: 'inline' }, world), wording)
  expect(text).toMatch(/add {6}src\/wallet-modal\/deep\/ +40 files\n/)
  expect(text).toMatch(/conflict src\/wallet-modal\/index\.ts +changed by you and upstream\n/)
})

test('undo: what is back, and nothing to do after it', async () => {
  await runRemove({ units: ['send'] }, world)
  const text = changeText(await runUndo({}, world), wording)
  expect(text).toContain('✓ Undone: 3 files changed')
  expect(text).not.toContain('Next')
})
