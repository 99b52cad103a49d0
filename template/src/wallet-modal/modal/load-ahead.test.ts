// @vitest-environment happy-dom
import '../testing/setup'
import { expect, test, vi } from 'vitest'
import type { ViewName } from '../stores/shell/router.store'
import { createTestRoot } from '../testing/create-test-root'
import { eventually } from '../testing/eventually'
import { allViews } from '../views/registry'
import { loadAhead } from './load-ahead'

// A worker downloads each chunk only once. So this file unloads all modules, because an earlier test file in the same worker may have downloaded the chunks.
vi.hoisted(() => vi.resetModules())

test('Chunks of views that only connected visitors need are downloaded ahead for connected visitors alone.', async () => {
  const { root } = await createTestRoot()
  const asked: ViewName[] = []
  for (const view of allViews(root.modalStores.loadedUnits).values()) {
    const { load } = view
    if (load) vi.spyOn(view, 'load').mockImplementation((given) => (asked.push(view.id), load(given)))
  }
  const later: readonly ViewName[] = ['Networks', 'SwitchNetwork', 'SwitchActiveChain', 'UnsupportedChain', 'Account']
  await loadAhead(root, false)
  expect(asked).toContain('ConnectingMultiChain')
  expect(asked.filter((view) => later.includes(view))).toEqual([])
  await loadAhead(root, true)
  await eventually(() => expect(asked).toEqual(expect.arrayContaining([...later])))
})
