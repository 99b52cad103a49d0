import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nodeFileSystem } from '../fs/node-file-system'
import { expectOldOrNew, hostileTrees, newPlace, snapshotOf } from '../test-support/hostile-trees'
import { worldOf } from '../test-support/world'
import { runAdd } from './change/add'
import type { ChangeOutcome } from './change-outcome'
import { runCreate } from './create/create'
import { runRemove } from './change/remove'
import { runUndo } from './undo/undo'

let place: Awaited<ReturnType<typeof newPlace>>
beforeEach(async () => {
  place = await newPlace()
  const input = { dir: '.', chains: 'evm', features: 'send', target: 'src/wallet-modal' }
  expect(await runCreate(input, world())).toMatchObject({ ok: true })
})
afterEach(() => place.remove())

const world = () => worldOf(nodeFileSystem, { cwd: place.project, packageRoot: place.packageRoot })

/** The commands that change an existing copy. */
const commands: Record<string, (target?: string) => Promise<ChangeOutcome>> = {
  add: (target) => runAdd({ units: ['solana'], ...(target !== undefined && { target }) }, world()),
  remove: (target) => runRemove({ units: ['send'], ...(target !== undefined && { target }) }, world()),
  undo: () => runUndo({ force: true }, world()),
}

describe.each(hostileTrees)('a copy where $name', ({ lay }) => {
  test.each(Object.entries(commands))('%s changes the copy or nothing, and never another file', async (_, run) => {
    await lay(place)
    const before = await snapshotOf(place.root)
    await expectOldOrNew(place, before, await run())
  })
})

test.each(['add', 'remove'])('%s is refused when --dir leads to a copy elsewhere', async (name) => {
  await cp(join(place.project, 'src', 'wallet-modal'), join(place.outside, 'modal'), { recursive: true })
  const before = await snapshotOf(place.root)
  for (const target of ['../../outside/modal', join(place.outside, 'modal'), String.raw`..\..\outside\modal`]) {
    const outcome = await commands[name]?.(target)
    expect(outcome).toMatchObject({ ok: false, error: { code: 'WM_PATH_UNSAFE' } })
  }
  expect(await snapshotOf(place.root)).toEqual(before)
})
