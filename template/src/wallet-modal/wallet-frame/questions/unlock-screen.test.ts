// @vitest-environment happy-dom
import '../../testing/setup'
import { beforeEach, expect, test } from 'vitest'
import type { Unlocked } from '../custody/locks'
import { createPasskey } from '../custody/passkey'
import { formatRecoveryCode } from '../custody/recovery-code'
import { english } from '../locales/language'
import type { FrameWindow } from '../platform'
import { createFakeClock } from '../testing/fake-clock'
import { createFakeCredentials } from '../testing/fake-credentials'
import { covered, createFakeObserver, seen } from '../testing/fake-observer'
import { settle as settleAll } from '../testing/fake-parent'
import { createUnlockScreen } from './unlock-screen'
import type { UnlockQuestion } from './visitor'

const walletId = 'wallet-0000000000001'
const code = Uint8Array.from({ length: 16 }, (_, index) => index)
const question: UnlockQuestion = {
  language: english,
  walletId,
  kinds: ['login+passkey', 'login+code'],
  origin: 'https://app.example',
}

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
})

function open(more: Partial<UnlockQuestion> = {}, given?: AbortSignal) {
  const clock = createFakeClock()
  const browser = createFakeCredentials()
  const { FakeObserver, report } = createFakeObserver()
  const window = { document, IntersectionObserver: FakeObserver } as unknown as FrameWindow
  const platform = { window, after: clock.after, crypto, credentials: () => browser.container }
  const ask = createUnlockScreen({ platform })
  const result: { value?: Unlocked; error?: string } = {}
  const start = (also: Partial<UnlockQuestion> = {}) =>
    ask({ ...question, ...more, ...also }, given).then(
      (value) => void (result.value = value),
      (error: Error) => void (result.error = error.message),
    )
  const shown = start()
  const find = <T extends HTMLElement = HTMLButtonElement>(name: string) => {
    const element = document.querySelector<T>(`[data-testid="wf-unlock${name}"]`)
    if (!element) throw new TypeError(`There is no ${name}`)
    return element
  }
  const settle = () => {
    report(seen)
    clock.advance(500)
  }
  const dispatch = async (target: EventTarget, event: Event, isTrusted: boolean) => {
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    // The browser allows passkeys in the turn of the click only.
    browser.isClicked = isTrusted
    target.dispatchEvent(event)
    browser.isClicked = false
    await settleAll()
    return result
  }
  const click = (name: string, isTrusted = true) =>
    dispatch(find(name), new MouseEvent('click', { bubbles: true }), isTrusted)
  const press = (target: EventTarget, key: string, isTrusted = true) =>
    dispatch(target, new KeyboardEvent('keydown', { key, bubbles: true }), isTrusted)
  const problem = () => (find('-problem').hidden ? undefined : find('-problem').textContent)
  const type = (text: string) => {
    find<HTMLInputElement>('-input').value = text
  }
  const isVisible = (name: string) => !find(name).closest('[hidden]')
  return {
    clock,
    browser,
    platform,
    start,
    shown,
    find,
    report,
    settle,
    click,
    press,
    problem,
    type,
    isVisible,
    result,
  }
}

test('The visitor sees who asks, and the ways that this wallet has.', () => {
  const { find, isVisible, problem } = open()
  expect(document.querySelector('#wf-title')?.textContent).toBe('Open your wallet')
  expect(document.querySelector('[data-testid="wf-origin"]')?.textContent).toBe('https://app.example')
  expect(find('').getAttribute('aria-labelledby')).toBe('wf-title')
  expect(document.activeElement?.id).toBe('wf-title')
  expect(['-passkey', '-code', '-cancel', '-input', '-submit'].map(isVisible)).toEqual([true, true, true, false, false])
  expect([find('-problem').getAttribute('role'), problem()]).toEqual(['alert', undefined])
})

test('A wallet with one way shows this way only.', () => {
  const names = ['-passkey', '-code', '-input', '-submit']
  expect(names.map(open({ kinds: ['login+code'] }).isVisible)).toEqual([false, false, true, true])
  document.body.innerHTML = '<main></main>'
  expect(names.map(open({ kinds: ['login+passkey'] }).isVisible)).toEqual([true, false, false, false])
})

test('The passkey is asked for in the turn of the click, and its output comes back.', async () => {
  const { click, settle, browser, platform, find, shown, result } = open()
  browser.isClicked = true
  const output = await createPasskey(platform, { walletId, appName: 'Example', userName: 'ann@example.com' })
  settle()
  await click('-passkey')
  await shown
  expect(result.value).toEqual({ kind: 'login+passkey', secret: output })
  expect(() => find('')).toThrow()
})

test('While the browser asks, only Cancel works. A passkey that comes later is overwritten.', async () => {
  const { click, settle, browser, find, result } = open()
  settle()
  let answer: (credential: unknown) => void = () => {}
  browser.container.get = () => new Promise((resolve) => (answer = resolve as never))
  await click('-passkey')
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Waiting for your passkey…')
  expect(['-passkey', '-code', '-submit', '-cancel'].map((name) => find(name).disabled)).toEqual([
    true,
    true,
    true,
    false,
  ])
  await click('-cancel')
  expect(result.error).toBe('User rejected the request')
  const late = new Uint8Array(32).fill(7)
  answer({ getClientExtensionResults: () => ({ prf: { results: { first: late.buffer } } }) })
  await settleAll()
  expect([late, result.value]).toEqual([new Uint8Array(32), undefined])
})

test('A passkey that was not used is told, and the visitor may try again or take the code.', async () => {
  const { click, settle, browser, problem, type, find } = open()
  settle()
  browser.behaviour = 'refuses'
  await click('-passkey')
  expect(problem()).toBe('The passkey was not used')
  expect([find('-passkey').disabled, document.activeElement]).toEqual([false, find('-passkey')])
  await click('-code')
  expect([problem(), document.activeElement]).toEqual([undefined, find('-input')])
  type(formatRecoveryCode(code))
  expect((await click('-submit')).value).toEqual({ kind: 'login+code', secret: code })
})

test('A text that cannot be a code is told. A code is taken as people type it, also with the Enter key.', async () => {
  const { click, settle, press, problem, type, find, result } = open()
  settle()
  await click('-code')
  for (const text of ['', 'hello', formatRecoveryCode(code).replace('4', '5')]) {
    type(text)
    await click('-submit')
    expect(problem()).toBe('This cannot be a recovery code. It has 28 letters and digits. Look for a typing mistake')
  }
  type(` ${formatRecoveryCode(code).toLowerCase().replaceAll('-', ' ')}`)
  await press(find('-input'), 'Enter', false)
  expect(result.value).toBeUndefined()
  const input = find<HTMLInputElement>('-input')
  await press(input, 'Enter')
  expect([result.value, input.value]).toEqual([{ kind: 'login+code', secret: code }, ''])
})

test('The input keeps browsers from remembering or changing the code.', async () => {
  const { find } = open({ kinds: ['login+code'] })
  const input = find<HTMLInputElement>('-input')
  expect([input.autocomplete, String(input.spellcheck)]).toEqual(['off', 'false'])
  expect(document.querySelector('label')?.htmlFor).toBe(input.id)
})

test('A visitor who is asked again is told why, and finds the way that was used before.', async () => {
  const { click, settle, type, start, problem, isVisible, result } = open()
  settle()
  await click('-code')
  type(formatRecoveryCode(code))
  await click('-submit')
  void start({ problem: 'login+code' })
  expect([problem(), isVisible('-input')]).toEqual(['This is not the recovery code of this wallet', true])
  settle()
  await click('-cancel')
  expect(result.error).toBe('User rejected the request')
  // The next question is a new one.
  void start()
  expect([problem(), isVisible('-input')]).toEqual([undefined, false])
})

test('The buttons wait half a second after they become visible, and take real clicks only.', async () => {
  const { click, clock, report, find, browser, result } = open()
  clock.advance(10_000)
  report(seen)
  clock.advance(499)
  const names = ['-passkey', '-code', '-cancel']
  expect(names.map((name) => find(name).disabled)).toEqual([true, true, true])
  clock.advance(1)
  expect(names.map((name) => find(name).disabled)).toEqual([false, false, false])
  for (const name of names) await click(name, false)
  expect([browser.asked, result]).toEqual([[], {}])
})

test('A click while something covers the screen is refused and said so.', async () => {
  const { click, settle, report, browser } = open()
  settle()
  report(covered)
  await click('-passkey')
  expect(document.querySelector('[role="status"]')?.textContent).toContain('Something covers this window')
  expect(browser.asked).toEqual([])
})

test('The Escape key, a request that was given up, and a page that hides the frame end the screen.', async () => {
  const escaped = open()
  await escaped.press(document, 'Escape', false)
  expect(escaped.result).toEqual({})
  await escaped.press(document, 'Escape')
  expect(escaped.result.error).toBe('User rejected the request')

  const ending = new AbortController()
  const aborted = open({}, ending.signal)
  ending.abort()
  await aborted.shown
  expect([aborted.result.error, document.querySelector('main')?.textContent]).toEqual(['User rejected the request', ''])
  const late = open({}, ending.signal)
  await late.shown
  expect(late.result.error).toBe('User rejected the request')

  const hidden = open()
  hidden.clock.advance(60_000)
  await hidden.shown
  expect([hidden.result.error, hidden.clock.timers]).toEqual(['User rejected the request', 0])
})
