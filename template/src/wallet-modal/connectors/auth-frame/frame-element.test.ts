// @vitest-environment happy-dom
import '../../testing/setup'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FrameElement } from './frame-element'

/** The settings of happy-dom. */
interface TestWindow {
  happyDOM?: { settings: { disableIframePageLoading: boolean } }
}

beforeEach(() => {
  const { happyDOM } = window as TestWindow
  if (happyDOM) happyDOM.settings.disableIframePageLoading = true
  document.body.replaceChildren()
})

function create(address = 'https://wallet.app.example', isLogging = true) {
  const events = { onLoad: vi.fn(), onError: vi.fn(), onRemoved: vi.fn(), onClose: vi.fn() }
  const element = new FrameElement({
    document,
    address,
    projectId: 'a b',
    isLogging,
    chainId: () => 'eip155:1',
    theme: () => ({ mode: 'dark', variables: { '--wm-accent': '#c00064' } }),
    title: 'Confirm in your wallet',
    closeLabel: 'Close',
    ...events,
  })
  onTestFinished(() => element.remove())
  const find = (testId: string) => document.querySelector<HTMLElement>(`[data-testid="${testId}"]`)
  return { element, events, find }
}

test('the frame is added once, with its rights, and its address is encoded', () => {
  const { element, find } = create()
  expect(find('wm-auth-frame')).toBeNull()
  element.open()
  element.open()
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  const frame = find('wm-auth-frame')
  const query = 'projectId=a+b&chainId=eip155%3A1&version=4&enableLogger=true'
  expect(frame?.getAttribute('src')).toBe(`https://wallet.app.example/?${query}`)
  expect(frame?.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin')
  expect(frame?.title).toBe('Confirm in your wallet')
})

test("the address of the frame says whether the page has switched the frame's log off", () => {
  const { element, find } = create(undefined, false)
  element.open()
  expect(find('wm-auth-frame')?.getAttribute('src')).toContain('&enableLogger=false')
})

test('the frame is shown as a modal dialog in the colours of the modal, and hidden without leaving the page', () => {
  const { element, find } = create()
  element.open()
  const dialog = find('wm-auth-dialog') as HTMLDialogElement
  expect([dialog.open, dialog.style.display]).toEqual([false, 'none'])
  element.setShown(true)
  expect([dialog.open, dialog.style.display, dialog.dataset['wmTheme']]).toEqual([true, 'flex', 'dark'])
  expect(dialog.style.getPropertyValue('--wm-accent')).toBe('#c00064')
  element.setShown(false)
  expect([dialog.open, dialog.style.display, dialog.isConnected]).toEqual([false, 'none', true])
})

test('the close button asks to close; Escape does not close the dialog', () => {
  const { element, events, find } = create()
  element.open()
  element.setShown(true)
  const cancel = new Event('cancel', { cancelable: true })
  find('wm-auth-dialog')?.dispatchEvent(cancel)
  expect(cancel.defaultPrevented).toBe(true)
  find('wm-auth-close')?.click()
  expect(events.onClose).toHaveBeenCalledOnce()
})

test('a page that removes the frame is noticed, and the next request adds the frame again', async () => {
  const { element, events, find } = create()
  element.open()
  document.body.replaceChildren()
  await vi.waitFor(() => expect(events.onRemoved).toHaveBeenCalledOnce())
  expect(element.window).toBeNull()
  element.open()
  expect(find('wm-auth-frame')).not.toBeNull()
})

test('After a removed frame is added again, its dialog is open if the frame has to be shown, and closed otherwise.', () => {
  const { element, find } = create()
  element.open()
  element.remove()
  element.setShown(true)
  element.open()
  expect(find('wm-auth-dialog')).toHaveProperty('open', true)
  element.setShown(false)
  element.remove()
  element.open()
  expect(find('wm-auth-dialog')).toHaveProperty('open', false)
})
