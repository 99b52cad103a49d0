// @vitest-environment happy-dom
import '../../testing/setup'
import { beforeEach, expect, test, vi } from 'vitest'
import { english } from '../locales/language'
import type { FrameWindow } from '../platform'
import { createFakeClock } from '../testing/fake-clock'
import { settle } from '../testing/fake-parent'
import { createOtherDocument } from '../testing/other-document'
import type { Approval } from './approval'
import { createConfirmedApproval } from './confirmed-approval'

const approval: Approval = {
  language: english,
  title: 'Send ETH',
  origin: 'https://app.example',
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  network: 'Ethereum',
  rows: [{ label: 'Amount', value: '1 ETH' }],
  warnings: [],
  movesValue: true,
}

/** A window that the frame has opened. Its document is another one. */
function createOpened() {
  const own = createOtherDocument()
  const opened = { closed: false, document: own, close: () => void (opened.closed = true) }
  return opened
}

function open({ isBlocked = false, given = approval, reportsCovers = false } = {}) {
  const clock = createFakeClock()
  const opened: ReturnType<typeof createOpened>[] = []
  const listeners = new EventTarget()
  const frame = {
    document,
    location: { origin: 'https://wallet.app.example' },
    open: vi.fn(() => {
      if (isBlocked) return null
      opened.push(createOpened())
      return opened.at(-1)
    }),
    addEventListener: listeners.addEventListener.bind(listeners),
    ...(reportsCovers && {
      IntersectionObserverEntry: class {
        readonly prototype = 0
        get isVisible() {
          return true
        }
      },
    }),
  }
  const ask = createConfirmedApproval({ window: frame as unknown as FrameWindow, after: clock.after }, () => 0)
  const page = new AbortController()
  const result = { value: 'open' }
  const shown = ask(given, page.signal).then(
    () => void (result.value = 'approved'),
    (error: Error) => void (result.value = error.message),
  )
  clock.advance(500)
  const press = async (name: string, where: Document = document) => {
    const button = where.querySelector<HTMLButtonElement>(`[data-testid="wf-${name}"]`)
    const event = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(event, 'isTrusted', { value: true })
    button?.dispatchEvent(event)
    await settle()
  }
  const say = async (data: unknown, source: unknown = opened.at(-1), origin = frame.location.origin) => {
    listeners.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
    await settle()
    clock.advance(500)
  }
  const status = () => document.querySelector('[role="status"]')?.textContent
  return { clock, frame, opened, page, result, shown, press, say, status }
}

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
})

test('The visitor confirms the same request in a window, which closes afterwards.', async () => {
  const { opened, press, say, result, status, clock } = open()
  await press('approve')
  const [window] = opened
  expect(status()).toBe('Confirm in the window that has opened.')
  expect(window?.document.querySelector('main')?.textContent).toBe('')
  await say('confirm-page-ready')
  expect(window?.document.querySelector('main')?.textContent).toContain('1 ETH')
  expect(result.value).toBe('open')
  await press('approve', window?.document)
  expect(result.value).toBe('approved')
  expect([window?.closed, clock.timers]).toEqual([true, 0])
})

test('What moves no value is approved in the frame, and so is everything where the browser reports covers.', async () => {
  const message = open({ given: { ...approval, message: 'Hello', movesValue: false } })
  await message.press('approve')
  expect([message.result.value, message.opened.length]).toEqual(['approved', 0])
  const chromium = open({ reportsCovers: true })
  await chromium.press('approve')
  expect([chromium.result.value, chromium.opened.length]).toEqual(['approved', 0])
})

test('Messages of other windows and origins, and other messages, show nothing.', async () => {
  const { opened, press, say } = open()
  await press('approve')
  await say('confirm-page-ready', {})
  await say('confirm-page-ready', opened[0], 'https://app.example')
  await say('approved')
  expect(opened[0]?.document.querySelector('main')?.textContent).toBe('')
})

test('Declining in the window declines the request.', async () => {
  const { opened, press, say, result, clock } = open()
  await press('approve')
  await say('confirm-page-ready')
  await press('decline', opened[0]?.document)
  expect([result.value, opened[0]?.closed, clock.timers]).toEqual(['User rejected the request', true, 0])
})

test('A window that the visitor closes can be opened again.', async () => {
  const { opened, press, say, result, status, clock } = open()
  await press('approve')
  await press('approve')
  expect(opened).toHaveLength(1)
  if (opened[0]) opened[0].closed = true
  clock.advance(300)
  await settle()
  expect(status()).toContain('was closed. Press Approve to open it again')
  expect(result.value).toBe('open')
  await press('approve')
  await say('confirm-page-ready')
  await press('approve', opened[1]?.document)
  expect(result.value).toBe('approved')
})

test('A browser that blocks the window is said so, and the visitor can decline or try again.', async () => {
  const { press, result, status, frame } = open({ isBlocked: true })
  await press('approve')
  expect(status()).toContain('Allow pop-ups for this site')
  await press('approve')
  expect(frame.open).toHaveBeenCalledTimes(2)
  await press('decline')
  expect(result.value).toBe('User rejected the request')
})

test('Declining in the frame, or a page that gives the request up, closes the window.', async () => {
  const declined = open()
  await declined.press('approve')
  await declined.press('decline')
  expect([declined.result.value, declined.opened[0]?.closed]).toEqual(['User rejected the request', true])
  const gone = open()
  await gone.press('approve')
  await gone.say('confirm-page-ready')
  gone.page.abort()
  await gone.shown
  expect([gone.result.value, gone.opened[0]?.closed, gone.clock.timers]).toEqual(['User rejected the request', true, 0])
})
