// @vitest-environment happy-dom
import '../testing/setup'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ConnectButton } from '../react/connect-button'
import { loadModal } from '../react/load-modal'
import { eventually } from '../testing/eventually'
import { fakeTexts, localeOf, replaceLanguages } from '../testing/fake-texts'
import type { RenderedModal } from '../testing/render-modal'
import { renderModal } from '../testing/render-modal'
import { renderUnderModal } from '../testing/render-under-modal'

const german = localeOf('de')
const arabic = localeOf('ar')

const dialog = () => screen.getByTestId<HTMLDialogElement>('wm-modal')
const titleOf = () => screen.getByTestId('wm-title').textContent
const nameOf = (testId: string) => screen.getByTestId(testId).getAttribute('aria-label')

async function openAccount(): Promise<RenderedModal> {
  const rendered = await renderModal()
  await rendered.connect()
  await rendered.open()
  return rendered
}

beforeEach(replaceLanguages)

beforeEach(() => fakeTexts.answerAtOnce())

test('setLocale changes the texts, the language and the direction of the open Connect view.', async () => {
  const { open, run, modal } = await renderModal()
  await open()
  expect([dialog().lang, dialog().dir]).toEqual(['en', 'ltr'])
  expect([titleOf(), nameOf('wm-close')]).toEqual(['Connect wallet', 'Close'])
  await run(() => modal.setLocale(german))
  expect([dialog().lang, dialog().dir]).toEqual(['de', 'ltr'])
  expect([titleOf(), nameOf('wm-close')]).toEqual(['Wallet wählen', 'Schließen'])
  await run(() => modal.setLocale(arabic))
  expect([dialog().lang, dialog().dir]).toEqual(['ar', 'rtl'])
  expect([titleOf(), nameOf('wm-close')]).toEqual(['اختيار المحفظة', 'إغلاق'])
  await run(() => modal.setLocale('en'))
  expect([dialog().lang, dialog().dir]).toEqual(['en', 'ltr'])
  expect([titleOf(), nameOf('wm-close')]).toEqual(['Connect wallet', 'Close'])
})

test('setLocale changes the texts of the open Account view, and the address is still read from left to right.', async () => {
  const { run, modal } = await openAccount()
  expect([titleOf(), nameOf('wm-card-disconnect')]).toEqual(['Account', 'Disconnect'])
  await run(() => modal.setLocale(arabic))
  expect([titleOf(), nameOf('wm-card-disconnect')]).toEqual(['الحساب', 'فصل المحفظة'])
  expect([dialog().lang, dialog().dir]).toEqual(['ar', 'rtl'])
  expect([screen.getByTestId('wm-address').dir, screen.getByTestId('wm-address').textContent]).toEqual([
    'ltr',
    '0xf39F…2266',
  ])
})

test.each([
  ['Connect', renderModal, 'wm-wallet'],
  ['Account', openAccount, 'wm-card-disconnect'],
])('When the language changes, the %s view keeps its focus and its elements.', async (view, render, testId) => {
  const { open, run, modal } = await render()
  await open()
  const before = [dialog(), screen.getByTestId(`wm-view-${view}`), screen.getByTestId(testId)]
  screen.getByTestId(testId).focus()
  expect(document.activeElement).toBe(before[2])
  await run(() => modal.setLocale(arabic))
  expect(dialog().lang).toBe('ar')
  const after = [dialog(), screen.getByTestId(`wm-view-${view}`), screen.getByTestId(testId)]
  expect(after.map((element, index) => element === before[index])).toEqual([true, true, true])
  expect(document.activeElement).toBe(before[2])
  expect(dialog().open).toBe(true)
})

test('When the page changes its language, the texts of the open modal change, and the buttons on the page keep their language.', async () => {
  const { open, run, platform, modal } = await renderModal({ children: <ConnectButton /> })
  const button = screen.getByTestId('wm-connect-button')
  await open()
  await run(() => platform.page.speak('ar'))
  expect([dialog().lang, titleOf(), button.textContent]).toEqual(['ar', 'اختيار المحفظة', 'Connect wallet'])
  await run(() => modal.setLocale('auto'))
  expect(button.textContent).toBe('ربط المحفظة')
})

describe('A dialog in a language other than English', () => {
  /** Renders a modal in German that was never opened, so that no texts have been requested. */
  async function openUnanswered() {
    fakeTexts.answerLater()
    await loadModal()
    const rendered = await renderUnderModal(() => null, {
      locale: german,
      enableWalletConnect: false,
      allWallets: 'HIDE',
    })
    await rendered.run(() => rendered.modal.open())
    await act(() => eventually(() => expect(dialog().dataset['open']).toBeDefined()))
    return rendered
  }

  test('The dialog appears only after its texts have arrived.', async () => {
    const { run, root } = await openUnanswered()
    expect(root.modal.open).toBe(true)
    expect([dialog().open, dialog().dataset['open'], dialog().textContent]).toEqual([false, 'false', ''])
    await run(() => fakeTexts.answer())
    expect([dialog().open, dialog().lang, titleOf()]).toEqual([true, 'de', 'Wallet wählen'])
  })

  test('If the texts do not arrive within three seconds, the dialog appears in English, and changes its language when the texts arrive.', async () => {
    const { run, platform } = await openUnanswered()
    await act(() => platform.advance(2_999))
    expect(dialog().open).toBe(false)
    await act(() => platform.advance(1))
    expect([dialog().open, dialog().lang, titleOf()]).toEqual([true, 'en', 'Connect wallet'])
    await run(() => fakeTexts.answer())
    expect([dialog().open, dialog().lang, titleOf()]).toEqual([true, 'de', 'Wallet wählen'])
  })
})
