// @vitest-environment happy-dom
import '../../testing/setup'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NewLock } from '../custody/locks'
import { readRecoveryCode } from '../custody/recovery-code'
import { english } from '../locales/language'
import type { FrameWindow } from '../platform'
import { createFakeClock } from '../testing/fake-clock'
import { createFakeCredentials } from '../testing/fake-credentials'
import { settle } from '../testing/fake-parent'
import { createOtherDocument } from '../testing/other-document'
import { createSetUpScreen } from './set-up-screen'

const question = {
  language: english,
  origin: 'https://app.example',
  walletId: 'wallet-0000000000001',
  userName: 'ann@example.com',
}
const ready = 'confirm-page-ready'

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
})

function open({ isBlocked = false } = {}) {
  const clock = createFakeClock()
  const browser = createFakeCredentials()
  const listeners = new EventTarget()
  const opened: { closed: boolean; document: Document; navigator: object; close: () => void }[] = []
  const frame = {
    document,
    location: { origin: 'https://wallet.app.example' },
    addEventListener: listeners.addEventListener.bind(listeners),
    open: vi.fn(() => {
      if (isBlocked) return null
      const own = createOtherDocument()
      const next = {
        closed: false,
        document: own,
        navigator: { credentials: browser.container },
        close: () => void (next.closed = true),
      }
      opened.push(next)
      return next
    }),
  }
  const given = new AbortController()
  const result: { value?: readonly NewLock[]; error?: string } = {}
  const window = frame as unknown as FrameWindow
  // The frame itself cannot make a passkey.
  const platform = { window, after: clock.after, crypto, credentials: () => undefined }
  createSetUpScreen({ platform, name: 'Example' })(question, given.signal).then(
    (value) => void (result.value = value),
    (error: Error) => void (result.error = error.message),
  )
  clock.advance(500)
  const find = (name: string, where: Document = document) =>
    where.querySelector<HTMLElement>(`[data-testid="${name}"]`) ?? expect.fail(`There is no ${name}`)
  const press = async (name: string, where: Document = document, isTrusted = true) => {
    const event = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    browser.isClicked = true
    find(name, where).dispatchEvent(event)
    browser.isClicked = false
    await settle()
  }
  /** Presses Go on, and lets the window load. */
  const start = async () => {
    await press('wf-set-up-start')
    const source = opened.at(-1)
    listeners.dispatchEvent(Object.assign(new Event('message'), { data: ready, source, origin: frame.location.origin }))
    await settle()
    return source?.document ?? expect.fail('No window was opened')
  }
  /** Writes the recovery code down, and types the requested characters. */
  const confirmCode = async (own: Document): Promise<string> => {
    const code = find('wa-recovery-code', own).textContent
    await press('wa-written', own)
    const places = [...(own.querySelector('label')?.textContent ?? '').matchAll(/\d+/g)].map(Number)
    const input = find('wa-confirm', own) as HTMLInputElement
    input.value = places.map((place) => code.replaceAll('-', '').charAt(place - 1)).join('')
    input.form?.requestSubmit()
    await settle()
    return code
  }
  const status = () => document.querySelector('[role=status]')?.textContent
  return { clock, browser, frame, opened, given, result, find, press, start, confirmCode, status }
}

test('In a window of the wallet, the visitor writes the recovery code down and makes a passkey. The frame gets both.', async () => {
  const { start, confirmCode, press, result, browser, opened, status } = open()
  const own = await start()
  expect(status()).toBe('Go on in the window that has opened.')
  const code = await confirmCode(own)
  expect(browser.passkeys).toHaveLength(0)
  await press('wa-create-passkey', own)
  await vi.waitFor(() => expect(result.value).toBeDefined())
  const [passkey] = browser.outputs
  // The browser's own copy of the output is overwritten.
  expect(passkey?.every((byte) => byte === 0)).toBe(true)
  expect(result.value).toEqual([
    { kind: 'login+passkey', output: expect.any(Uint8Array) },
    { kind: 'login+code', code: readRecoveryCode(code) },
  ])
  expect(browser.created[0]?.user.name).toBe('ann@example.com')
  expect([opened.length, opened[0]?.closed, document.querySelector('main')?.children.length]).toEqual([1, true, 0])
})

test('The visitor can open a closed window again. The second window has another recovery code.', async () => {
  const { start, confirmCode, press, result, opened, clock, status, find } = open()
  const first = await start()
  const code = find('wa-recovery-code', first).textContent
  if (opened[0]) opened[0].closed = true
  clock.advance(300)
  await settle()
  expect(status()).toBe('The window was closed, so there is no wallet yet. Press Go on to open it again.')
  expect(document.activeElement).toBe(find('wf-set-up-start'))
  const second = await start()
  expect(await confirmCode(second)).not.toBe(code)
  await press('wa-create-passkey', second)
  await vi.waitFor(() => expect(result.value).toHaveLength(2))
})

test('The screen says that the browser blocked the window.', async () => {
  const { press, status, result } = open({ isBlocked: true })
  await press('wf-set-up-start')
  expect(status()).toBe('Your browser blocked the window. Allow pop-ups for this site, and press Go on again.')
  expect(result).toEqual({})
})

test('Cancelling in the window, cancelling in the frame, and the page giving up each end the question and close the window.', async () => {
  const inWindow = open()
  const own = await inWindow.start()
  await inWindow.press('wa-back', own)
  expect([inWindow.result, inWindow.opened[0]?.closed]).toEqual([{ error: 'User rejected the request' }, true])

  document.body.innerHTML = '<main></main>'
  const inFrame = open()
  await inFrame.start()
  await inFrame.press('wf-set-up-cancel')
  expect([inFrame.result, inFrame.opened[0]?.closed]).toEqual([{ error: 'User rejected the request' }, true])

  document.body.innerHTML = '<main></main>'
  const byPage = open()
  await byPage.start()
  byPage.given.abort()
  await settle()
  expect([byPage.result, byPage.opened[0]?.closed]).toEqual([{ error: 'User rejected the request' }, true])
})

test('The window says that a passkey cannot lock a wallet, and no locks are made.', async () => {
  const { start, confirmCode, press, result, browser } = open()
  const own = await start()
  await confirmCode(own)
  browser.behaviour = 'no-prf'
  await press('wa-create-passkey', own)
  await vi.waitFor(() =>
    expect(own.querySelector('[data-testid=wa-error]')?.textContent).toContain('This passkey cannot lock a wallet'),
  )
  expect(result).toEqual({})
})

test('The button reacts to real clicks only.', async () => {
  const { press, frame } = open()
  await press('wf-set-up-start', document, false)
  expect(frame.open).not.toHaveBeenCalled()
})
