// @vitest-environment happy-dom
import '../testing/setup'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { limits } from '../domain/limits'
import { fakeTexts, localeOf, replaceLanguages } from '../testing/fake-texts'
import { renderModal } from '../testing/render-modal'

/** What the two regions say: the one in the page, and the one in the modal, which is its child. */
function news() {
  const modal = screen.getByTestId('wm-modal')
  const regions = screen.getAllByRole('status', { hidden: true })
  const said = (parent: HTMLElement) => regions.find(({ parentElement }) => parentElement === parent)?.textContent
  return { page: said(document.body), modal: said(modal) }
}

test('Disconnecting is announced in the page once the dialog has closed, and forgotten after a while.', async () => {
  const { connect, open, click, advance } = await renderModal()
  await connect()
  await advance(limits.snackbar)
  await open({ view: 'Account' })
  await click('wm-disconnect')
  expect(news()).toEqual({ page: '', modal: '' })
  await advance(140)
  expect(news()).toEqual({ page: 'Disconnected', modal: '' })
  await advance(limits.snackbar)
  expect(news()).toEqual({ page: '', modal: '' })
})

test('A disconnection is announced in the language of the modal, even if the buttons on the page have another language.', async () => {
  onTestFinished(replaceLanguages())
  fakeTexts.answerAtOnce()
  const { connect, open, click, advance, root } = await renderModal({ locale: localeOf('ar') })
  await connect()
  await open({ view: 'Account' })
  expect(root.locale.page.locale).toBe('en')
  await click('wm-disconnect')
  await advance(140)
  expect(news().page).toBe('تم فصل المحفظة')
})

test('A wallet that connects or changes its network while the modal is closed is announced in the page.', async () => {
  const { connect, run, modal } = await renderModal()
  await connect()
  expect(news()).toEqual({ page: 'Connected', modal: '' })
  await run(() => modal.switchNetwork({ id: 10 }))
  expect(news()).toEqual({ page: 'Network: Beta', modal: '' })
})

test('A change of network in the open modal is announced there, and not again when the modal closes.', async () => {
  const { connect, open, run, advance, modal } = await renderModal()
  await connect()
  await advance(limits.snackbar)
  await open({ view: 'Networks' })
  await run(() => modal.switchNetwork({ id: 10 }))
  expect(news()).toEqual({ page: '', modal: 'Network: Beta' })
  await run(() => modal.close())
  await advance(140)
  expect(news().page).toBe('')
})

test('A new connection replaces the news that the last one has ended.', async () => {
  const { connect, run, modal } = await renderModal()
  await connect()
  await run(() => modal.disconnect())
  expect(news().page).toBe('Disconnected')
  await connect()
  expect(news().page).toBe('Connected')
})

test('The embedded modal announces inside itself.', async () => {
  const { connect, run, modal, advance } = await renderModal({ enableEmbedded: true })
  await connect()
  await advance(limits.snackbar)
  await run(() => modal.disconnect())
  expect(news()).toEqual({ page: '', modal: 'Disconnected' })
})
