// @vitest-environment happy-dom
import '../../testing/setup'
import { beforeEach, expect, test } from 'vitest'
import { english } from '../locales/language'
import type { FrameWindow } from '../platform'
import { createFakeClock } from '../testing/fake-clock'
import { covered, createFakeObserver, seen } from '../testing/fake-observer'
import { settle as settleAll } from '../testing/fake-parent'
import { createConsentScreen } from './consent-screen'

const question = { language: english, origin: 'https://shop.example', user: 'ann@example.com' }

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
})

function open(given?: AbortSignal) {
  const clock = createFakeClock()
  const { FakeObserver, report } = createFakeObserver()
  const window = { document, IntersectionObserver: FakeObserver } as unknown as FrameWindow
  const result: { value?: boolean; error?: string } = {}
  createConsentScreen({ window, after: clock.after })(question, given).then(
    (value) => void (result.value = value),
    (error: Error) => void (result.error = error.message),
  )
  const find = (name: string) => {
    const element = document.querySelector<HTMLButtonElement>(`[data-testid="wf-consent${name}"]`)
    if (!element) throw new TypeError(`There is no ${name}`)
    return element
  }
  const click = async (name: string, isTrusted = true) => {
    const event = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    find(name).dispatchEvent(event)
    await settleAll()
    return result
  }
  const settle = () => {
    report(seen)
    clock.advance(500)
  }
  return { find, report, settle, click, result }
}

test('The visitor sees which site asks, and who is logged in.', () => {
  const { find } = open()
  expect(document.querySelector('[data-testid="wf-origin"]')?.textContent).toBe(question.origin)
  expect(find('-email').textContent).toBe(question.user)
  expect(find('').getAttribute('aria-labelledby')).toBe('wf-title')
  expect(document.activeElement?.id).toBe('wf-title')
})

test.each([
  ['-allow', true],
  ['-code', false],
])('The button %s reacts after half a second, and only to real clicks', async (button, answer) => {
  const { find, settle, click } = open()
  expect(find(button).disabled).toBe(true)
  expect(await click(button)).toEqual({})
  settle()
  expect(await click(button, false)).toEqual({})
  expect(await click(button)).toEqual({ value: answer })
  expect(document.querySelector('main')?.children).toHaveLength(0)
})

test('A covered screen gives no consent, and says that something covers it.', async () => {
  const { report, settle, click } = open()
  settle()
  report(covered)
  expect(await click('-allow')).toEqual({})
  expect(document.querySelector('[role=status]')?.textContent).toContain('Something covers this window')
  settle()
  expect(await click('-allow')).toEqual({ value: true })
})

test('The screen disappears when the page gives the request up.', async () => {
  const given = new AbortController()
  const { result } = open(given.signal)
  given.abort()
  await settleAll()
  expect(result).toEqual({ error: 'User rejected the request' })
  expect(document.querySelector('main')?.children).toHaveLength(0)
})
