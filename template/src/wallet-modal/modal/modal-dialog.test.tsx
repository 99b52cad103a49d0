// @vitest-environment happy-dom
import '../testing/setup'
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectLimits } from '../domain/wallets/connect-limits'
import { renderModal, wordsOf } from '../testing/render-modal'

const dialog = () => screen.getByTestId<HTMLDialogElement>('wm-modal')

test('Opening shows the dialog; closing removes it after the animation.', async () => {
  const { open, run, modal, advance } = await renderModal()
  expect(dialog().open).toBe(false)
  await open()
  expect(dialog().open).toBe(true)
  expect(dialog().dataset).toMatchObject({ view: 'Connect', open: 'true', loading: 'false', shake: 'false' })
  await run(() => modal.close())
  expect(dialog().dataset['open']).toBe('false')
  expect(dialog().open).toBe(true)
  await advance(140)
  expect(dialog().open).toBe(false)
  expect(dialog().textContent).toBe('')
})

test('Opening again during the closing animation keeps the dialog.', async () => {
  const { open, run, modal, advance } = await renderModal()
  await open()
  await run(() => modal.close())
  await advance(100)
  await open()
  await advance(1_000)
  expect(dialog().open).toBe(true)
  expect(dialog().dataset['closing']).toBeUndefined()
})

/** What the live regions of the dialog say. */
const spoken = () => screen.getAllByRole('status', { hidden: true }).map(wordsOf).join('')

test('While it leaves, the dialog shows and announces its last content, whatever closing resets.', async () => {
  const { open, click, advance, root } = await renderModal()
  await open()
  await click('wm-wallet')
  const words = spoken()
  expect(words).toMatch(/^Connected/)
  await advance(connectLimits.connectedHold)
  expect(root.connection.attempt.state).toBe('idle')
  expect(dialog().dataset['open']).toBe('false')
  expect(dialog().open).toBe(true)
  expect(spoken()).toBe(words)
  await open()
  expect(screen.queryByText(/^Connected/)).toBeNull()
  expect(screen.getByTestId('wm-view-Account')).toBeDefined()
})

test('While it leaves, scrolled parts stay scrolled, and nothing can be pressed.', async () => {
  const { open, run, modal } = await renderModal()
  await open()
  const body = screen.getByTestId('wm-view-Connect')
  body.scrollTop = 40
  const card = body.closest('[inert], dialog > div')
  await run(() => modal.close())
  expect(screen.getByTestId('wm-view-Connect')).toBe(body)
  expect(body.scrollTop).toBe(40)
  expect(card?.hasAttribute('inert')).toBe(true)
})

test('Events inside the dialog do not reach other dialogs of the page, and Escape is handled first.', async () => {
  const { open, run, root } = await renderModal()
  await open()
  const heard: string[] = []
  const listen = (event: Event) => heard.push(`${event.type} ${event.defaultPrevented}`)
  const types = ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'focusin']
  for (const type of types) document.addEventListener(type, listen)
  document.addEventListener('keydown', listen, { capture: true })
  onTestFinished(() => {
    for (const type of types) document.removeEventListener(type, listen)
    document.removeEventListener('keydown', listen, { capture: true })
  })
  const fire = (target: Element) => {
    for (const type of types) fireEvent(target, new Event(type, { bubbles: true, cancelable: true }))
  }
  await run(() => fire(screen.getByTestId('wm-title')))
  expect(heard).toEqual([])
  await run(() => fireEvent.keyDown(screen.getByTestId('wm-title'), { key: 'Escape' }))
  expect(heard).toEqual(['keydown true'])
  expect(root.modal.open).toBe(false)
  await run(() => fire(document.body))
  expect(heard).toEqual(['keydown true', ...types.map((type) => `${type} false`)])
})

test('Escape closes the dialog without focus in it, but not below a dialog that was opened above it.', async () => {
  const { open, run, root } = await renderModal()
  await open()
  const above = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => above.remove())
  above.showModal()
  await run(() => fireEvent.keyDown(above, { key: 'Escape' }))
  expect(root.modal.open).toBe(true)
  above.close()
  await run(() => fireEvent.keyDown(document.body, { key: 'Escape' }))
  expect(root.modal.open).toBe(false)
})

test('Opened over a dialog that hides the page from screen readers, the modal is visible to them.', async () => {
  const { open } = await renderModal()
  dialog().setAttribute('aria-hidden', 'true')
  dialog().setAttribute('inert', '')
  await open()
  expect(dialog().hasAttribute('aria-hidden')).toBe(false)
  expect(dialog().hasAttribute('inert')).toBe(false)
})

test('Escape and the close button close the dialog.', async () => {
  const { open, run, click, root } = await renderModal()
  await open()
  await run(() => fireEvent.keyDown(screen.getByTestId('wm-title'), { key: 'Escape' }))
  expect(root.modal.open).toBe(false)
  await open()
  await run(() => fireEvent(dialog(), new Event('cancel', { cancelable: true })))
  expect(root.modal.open).toBe(false)
  await open()
  await click('wm-close')
  expect(root.modal.open).toBe(false)
})

test('A click beside the card closes the dialog; a drag out of the card does not.', async () => {
  const { open, run, root } = await renderModal()
  await open()
  await run(() => {
    fireEvent.mouseDown(screen.getByTestId('wm-title'))
    fireEvent.click(dialog())
  })
  expect(root.modal.open).toBe(true)
  await run(() => {
    fireEvent.mouseDown(dialog())
    fireEvent.click(dialog())
  })
  expect(root.modal.open).toBe(false)
})

test('UnsupportedChain stays open and shakes, also when the browser closes the dialog.', async () => {
  const { connect, run, wallet, click, advance, root, modal } = await renderModal()
  await connect()
  await run(() => wallet.changeChain(31337))
  await click('wm-close')
  expect(dialog().dataset).toMatchObject({ open: 'true', shake: 'true' })
  await advance(500)
  expect(dialog().dataset['shake']).toBe('false')
  await run(() => dialog().close())
  expect(root.modal.open).toBe(true)
  expect(dialog().open).toBe(true)
  await run(() => modal.close())
  expect(root.modal.open).toBe(false)
})

test('The title is focused when the view changes.', async () => {
  const { open, show } = await renderModal({ wallet: null })
  await open()
  await show({ view: 'Networks', data: undefined })
  expect(document.activeElement).toBe(screen.getByTestId('wm-title'))
})

test('A theme that is set is on the dialog; otherwise the system decides.', async () => {
  const { open, run, modal } = await renderModal({ themeMode: 'dark', themeVariables: { '--wm-accent': 'red' } })
  await open()
  expect(dialog().dataset).toMatchObject({ theme: 'dark', wmTheme: 'dark' })
  expect(dialog().style.getPropertyValue('--wm-accent')).toBe('red')
  await run(() => modal.setThemeMode(undefined))
  expect(dialog().dataset['wmTheme']).toBeUndefined()
  expect(dialog().dataset['theme']).toBe('light')
})

test('An alert names its code and stays until it is dismissed.', async () => {
  const { open, run, press, modal } = await renderModal()
  await open()
  await run(() => modal.switchNetwork({ id: 31337 }).catch(() => {}))
  const alert = screen.getByTestId('wm-alert')
  expect(alert.dataset['code']).toBe('SWITCH_NETWORK_NOT_FOUND')
  expect(alert.textContent).toContain('Network Not Found')
  await press('Dismiss')
  expect(screen.queryByTestId('wm-alert')).toBeNull()
})

test('[C4-08] Only one alert is shown per error kind.', async () => {
  const { open, run, press, modal, root, platform } = await renderModal()
  await open()
  const raise = () => run(() => modal.switchNetwork({ id: 31337 }).catch(() => {}))
  const codes = () => screen.queryAllByTestId('wm-alert').map(({ dataset }) => dataset['code'])
  await raise()
  await raise()
  expect(codes()).toEqual(['SWITCH_NETWORK_NOT_FOUND'])
  expect(platform.logged).toHaveLength(1)
  // Another kind replaces the alert. Raised again, the first is shown again, but not logged twice.
  await run(() => root.showAlert('PROJECT_ID_NOT_CONFIGURED'))
  expect(codes()).toEqual(['PROJECT_ID_NOT_CONFIGURED'])
  await raise()
  expect(codes()).toEqual(['SWITCH_NETWORK_NOT_FOUND'])
  expect(platform.logged).toHaveLength(2)
  // After an alert was dismissed, the next of its kind is logged again.
  await press('Dismiss')
  expect(codes()).toEqual([])
  await raise()
  expect(codes()).toEqual(['SWITCH_NETWORK_NOT_FOUND'])
  expect(platform.logged).toHaveLength(3)
})

test('The snackbar disappears by itself, but not under the mouse or with the focus.', async () => {
  const { open, run, advance, root } = await renderModal()
  await open()
  await run(() => root.modalStores.snack.showSuccess('Copied'))
  await run(() => fireEvent.pointerEnter(screen.getByTestId('wm-snackbar')))
  await advance(60_000)
  expect(screen.getByTestId('wm-snackbar').textContent).toBe('Copied')
  await run(() => fireEvent.pointerLeave(screen.getByTestId('wm-snackbar')))
  await advance(3_999)
  expect(screen.queryByTestId('wm-snackbar')).not.toBeNull()
  await advance(1)
  expect(screen.queryByTestId('wm-snackbar')).toBeNull()
})

test('A snackbar with a button stays ten seconds, and as long as either the pointer or the focus is in it.', async () => {
  const { open, run, advance, root } = await renderModal()
  await open()
  const show = () =>
    run(() => root.modalStores.snack.showSuccess('Transfer started', { label: 'Follow', onClick: () => {} }))
  await show()
  await advance(9_999)
  const toast = screen.getByTestId('wm-snackbar')
  const button = screen.getByTestId('wm-snackbar-action')
  await run(() => fireEvent.pointerEnter(toast))
  await run(() => button.focus())
  await run(() => fireEvent.pointerLeave(toast))
  await advance(60_000)
  expect(screen.getByTestId('wm-snackbar').textContent).toBe('Transfer startedFollow')
  await run(() => button.blur())
  await advance(10_000)
  expect(screen.queryByTestId('wm-snackbar')).toBeNull()
})

test('A message that a visitor has ended with its button does not keep the next message.', async () => {
  const { open, run, advance, root, click } = await renderModal()
  await open()
  await run(() => root.modalStores.snack.showSuccess('Transfer started', { label: 'Follow', onClick: () => {} }))
  await run(() => fireEvent.pointerEnter(screen.getByTestId('wm-snackbar')))
  await run(() => screen.getByTestId('wm-snackbar-action').focus())
  await click('wm-snackbar-action')
  expect(screen.queryByTestId('wm-snackbar')).toBeNull()
  await run(() => root.modalStores.snack.showSuccess('Copied'))
  await advance(4_000)
  expect(screen.queryByTestId('wm-snackbar')).toBeNull()
})

test('A new message has the snackbar’s full time.', async () => {
  const { open, run, advance, root } = await renderModal()
  await open()
  await run(() => root.modalStores.snack.showSuccess('Copied'))
  await advance(3_000)
  await run(() => root.modalStores.snack.showSuccess('Copied'))
  await advance(3_000)
  expect(screen.queryByTestId('wm-snackbar')).not.toBeNull()
})

test('Two modals of a page open independently.', async () => {
  const one = await renderModal({ id: 'one' })
  const two = await renderModal({ id: 'two' })
  await one.open()
  expect(screen.getAllByTestId('wm-modal').map(({ dataset }) => dataset['open'])).toEqual(['true', 'false'])
  await two.open({ view: 'Networks' })
  expect(screen.getAllByTestId('wm-modal').map(({ dataset }) => dataset['view'])).toEqual(['Connect', 'Networks'])
})

test.each([
  ['a row', undefined],
  ['a tile', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'],
])('Adapters are loaded when the pointer or the focus reaches %s of a wallet.', async (_, userAgent) => {
  const { open, run, root } = await renderModal(userAgent ? { userAgent } : {})
  const prefetch = vi.spyOn(root.adapters, 'prefetch')
  await open()
  expect(prefetch).not.toHaveBeenCalled()
  for (const approach of [fireEvent.pointerEnter, fireEvent.focus]) {
    prefetch.mockClear()
    await run(() => approach(screen.getByTestId('wm-wallet')))
    expect(prefetch).toHaveBeenCalledOnce()
  }
})

test('Adapters are loaded a second after opening; with an account they are there.', async () => {
  const { open, run, advance, connect, modal, root } = await renderModal()
  const prefetch = vi.spyOn(root.adapters, 'prefetch')
  await open()
  await advance(900)
  expect(prefetch).not.toHaveBeenCalled()
  await advance(200)
  expect(prefetch).toHaveBeenCalledOnce()
  await run(connect)
  await run(() => modal.open())
  await advance(2_000)
  expect(prefetch).toHaveBeenCalledOnce()
})
