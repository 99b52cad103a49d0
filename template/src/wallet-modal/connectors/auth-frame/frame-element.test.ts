// @vitest-environment happy-dom
import '../../testing/setup'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { FrameLook } from './frame-element'
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

const look: FrameLook = {
  mode: 'dark',
  variables: { '--wm-accent': '#c00064' },
  lang: 'en',
  dir: 'ltr',
  title: 'Confirm in your wallet',
  closeLabel: 'Close',
}

function create(address = 'https://wallet.app.example', isLogging = true) {
  const events = { onLoad: vi.fn(), onError: vi.fn(), onRemoved: vi.fn(), onClose: vi.fn() }
  const current = { look }
  const element = new FrameElement({
    document,
    address,
    projectId: 'a b',
    isLogging,
    chainId: () => 'eip155:1',
    look: () => current.look,
    ...events,
  })
  onTestFinished(() => element.remove())
  const find = (testId: string) => document.querySelector<HTMLElement>(`[data-testid="${testId}"]`)
  return { current, element, events, find }
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

test('While the dialog is shown, its bar follows the language and the theme of the modal.', () => {
  const { current, element, find } = create()
  element.open()
  element.setShown(true)
  const dialog = find('wm-auth-dialog') as HTMLDialogElement
  expect([dialog.lang, dialog.dir, dialog.querySelector('h2')?.textContent]).toEqual([
    'en',
    'ltr',
    'Confirm in your wallet',
  ])
  current.look = {
    mode: undefined,
    variables: { '--wm-radius': '4px' },
    lang: 'ar',
    dir: 'rtl',
    title: 'التأكيد في محفظتك',
    closeLabel: 'إغلاق',
  }
  element.update()
  expect([dialog.lang, dialog.dir, dialog.dataset['wmTheme']]).toEqual(['ar', 'rtl', undefined])
  const variables = ['--wm-accent', '--wm-radius'].map((name) => dialog.style.getPropertyValue(name))
  expect(variables).toEqual(['', '4px'])
  expect(dialog.querySelector('h2')?.textContent).toBe('التأكيد في محفظتك')
  expect(dialog.getAttribute('aria-label')).toBe('التأكيد في محفظتك')
  expect((find('wm-auth-frame') as HTMLIFrameElement).title).toBe('التأكيد في محفظتك')
  expect(find('wm-auth-close')?.getAttribute('aria-label')).toBe('إغلاق')
})

test('When the visitor turns the phone, the dialog fits the new width of the page.', () => {
  const innerWidth = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390)
  const { element, find } = create()
  element.open()
  element.setShown(true)
  const dialog = find('wm-auth-dialog') as HTMLDialogElement
  expect([dialog.style.width, dialog.style.margin]).toEqual(['100vw', 'auto 0px 0px'])
  innerWidth.mockReturnValue(844)
  window.dispatchEvent(new Event('resize'))
  expect([dialog.style.width, dialog.style.margin]).toEqual(['360px', 'auto'])
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
