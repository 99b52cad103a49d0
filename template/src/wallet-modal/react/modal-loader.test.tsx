// @vitest-environment happy-dom
import '../testing/setup'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RootStore } from '../stores/root/root.store'
import { ModalStores } from '../stores/root/modal-stores'
import { createTestRoot } from '../testing/create-test-root'
import { settle } from '../testing/settle'
import * as loader from './load-modal'
import { WalletModalProvider } from './provider'

/** Renders a provider before the chunk of the modal is loaded. The test provides `loadModal`. */
async function renderBeforeChunk(loadModal: typeof loader.loadModal) {
  const test = await createTestRoot({ isStarted: false })
  vi.spyOn(loader, 'loadedModal').mockReturnValue(undefined)
  const load = vi.spyOn(loader, 'loadModal').mockImplementation(loadModal)
  const run = (change: () => unknown) =>
    act(async () => {
      await change()
      await settle()
    })
  await run(() => render(<WalletModalProvider modal={test.modal} />))
  return { ...test, run, load }
}

const parts = {
  ModalStores,
  units: [],
  ModalDialog: () => <p>the dialog</p>,
  EmbeddedCard: () => null,
  loadAhead: vi.fn<(root: RootStore, hasAccount: boolean) => void>(),
}

test('The chunk is downloaded when the browser is idle, the other views once the modal is open.', async () => {
  const { root, run, modal, platform, load } = await renderBeforeChunk(async () => parts)
  expect(load).not.toHaveBeenCalled()
  await run(() => platform.advance(200))
  expect(load).toHaveBeenCalledOnce()
  expect(screen.getByText('the dialog')).toBeDefined()
  await run(() => platform.advance(200))
  expect(parts.loadAhead).not.toHaveBeenCalled()
  await run(() => modal.open())
  await run(() => platform.advance(1_000))
  expect(parts.loadAhead).toHaveBeenCalledExactlyOnceWith(root, false)
})

test('For a connected visitor the views are downloaded before the modal is opened.', async () => {
  parts.loadAhead.mockClear()
  const { root, run, connect, platform } = await renderBeforeChunk(async () => parts)
  await run(() => platform.advance(200))
  await run(connect)
  await run(() => platform.advance(1_000))
  expect(parts.loadAhead).toHaveBeenCalledExactlyOnceWith(root, true)
})

test('Opening does not wait for an idle browser.', async () => {
  const { run, modal, load } = await renderBeforeChunk(async () => parts)
  await run(() => modal.open())
  expect(load).toHaveBeenCalledOnce()
  expect(screen.getByText('the dialog')).toBeDefined()
})

test('A chunk that failed to load is downloaded again by the next click.', async () => {
  const failing = vi
    .fn<typeof loader.loadModal>()
    .mockRejectedValueOnce(new Error('Failed to fetch'))
    .mockResolvedValue(parts)
  const { run, modal, root, platform } = await renderBeforeChunk(failing)
  await run(() => modal.open())
  expect(root.modal.open).toBe(false)
  expect(platform.logged[0]?.message).toBe('The modal could not be loaded; the next click tries again.')
  await run(() => modal.open())
  expect(root.modal.open).toBe(true)
  expect(screen.getByText('the dialog')).toBeDefined()
})
