// @vitest-environment happy-dom
import '../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../testing/render-modal'

test('[C2-18] Embedded, the modal shows Account or Connect instead of closing.', async () => {
  const { connect, click, run, modal, root } = await renderModal({ enableEmbedded: true })
  expect(screen.getByTestId('wm-view-Connect')).toBeDefined()
  expect(screen.queryByTestId('wm-close')).toBeNull()
  await run(() => root.router.push({ view: 'Networks', data: undefined }))
  await click('wm-close')
  expect(screen.getByTestId('wm-view-Connect')).toBeDefined()
  await connect()
  await run(() => modal.close())
  expect(screen.getByTestId('wm-view-Account')).toBeDefined()
  await click('wm-header-network')
  await run(() => modal.close())
  expect(screen.getByTestId('wm-view-Account')).toBeDefined()
  await click('wm-disconnect')
  expect(root.account.status).toBe('disconnected')
  expect(screen.getByTestId('wm-view-Connect')).toBeDefined()
})

test('The embedded card is a labelled part of the page, not a dialog.', async () => {
  await renderModal({ enableEmbedded: true })
  const card = screen.getByTestId('wm-modal')
  expect(card.tagName).toBe('SECTION')
  expect(card.getAttribute('aria-labelledby')).toBe(screen.getByTestId('wm-title').id)
  expect(screen.getAllByTestId('wm-modal')).toHaveLength(1)
})

test('Connecting in the embedded card ends at Account.', async () => {
  const { click, advance } = await renderModal({ enableEmbedded: true })
  await click('wm-wallet')
  expect(screen.getByTestId('wm-connecting').dataset['state']).toBe('connected')
  await advance(700)
  expect(screen.getByTestId('wm-view-Account')).toBeDefined()
})

test('A returning visitor sees the account at once.', async () => {
  const first = await renderModal({ enableEmbedded: true })
  await first.connect()
  first.modal.dispose()
  const second = await renderModal({ enableEmbedded: true, browser: first.browser })
  expect(second.root.router.view).toBe('Account')
})

test('UnsupportedChain is shown in the embedded card.', async () => {
  const { connect, run, wallet } = await renderModal({ enableEmbedded: true })
  await connect()
  await run(() => wallet.changeChain(31337))
  expect(screen.getByTestId('wm-view-UnsupportedChain')).toBeDefined()
  await run(() => wallet.changeChain(1))
  expect(screen.getByTestId('wm-view-Account')).toBeDefined()
})
