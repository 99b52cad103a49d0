// @vitest-environment happy-dom
import '../../testing/setup'
import { beforeEach, expect, test } from 'vitest'
import { createLanguage, english } from '../locales/language'
import type { FrameWindow } from '../platform'
import { createFakeClock } from '../testing/fake-clock'
import { covered, createFakeObserver, gone, seen } from '../testing/fake-observer'
import type { Approval } from './approval'
import { createApprovalScreen } from './approval-screen'

const approval: Approval = {
  language: english,
  title: 'Send ETH',
  origin: 'https://app.example',
  appName: '<b>Shop</b>',
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  network: 'Ethereum',
  rows: [
    { label: 'Amount', value: '1 ETH' },
    { label: 'Nested', rows: [{ label: 'Inner', value: '<img src=x>' }] },
  ],
  message: '<script>alert(1)</script>',
  warnings: ['Careful'],
  isLoginLost: true,
  movesValue: true,
}

function open(hasObserver = true, waiting = 0, { language }: Pick<Approval, 'language'> = approval) {
  const clock = createFakeClock()
  const { FakeObserver, observers, report } = createFakeObserver()
  const window = { document, ...(hasObserver && { IntersectionObserver: FakeObserver }) } as unknown as FrameWindow
  const ask = createApprovalScreen({ platform: { window, after: clock.after }, waiting: () => waiting })
  const result = { value: 'open' }
  const shown = ask({ ...approval, language }).then(
    () => void (result.value = 'approved'),
    (error: Error) => void (result.value = error.message),
  )
  const find = (name: string) => document.querySelector<HTMLButtonElement>(`[data-testid="wf-${name}"]`) ?? fail(name)
  const click = async (name: string, isTrusted = true) => {
    const event = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    find(name).dispatchEvent(event)
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    return result.value
  }
  return { clock, report, observers, result, shown, find, click }
}

function fail(name: string): never {
  throw new TypeError(`There is no ${name}`)
}

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
})

test('All facts are shown as text, with names for assistive software.', () => {
  const { find } = open(true, 2)
  expect(find('origin').textContent).toBe('https://app.example')
  const text = document.body.textContent
  for (const part of [
    'Send ETH',
    '<b>Shop</b>',
    approval.account,
    'Ethereum',
    '1 ETH',
    '<img src=x>',
    'Careful',
    'Your browser does not keep this login',
  ])
    expect(text).toContain(part)
  expect(text).toContain('2 more requests wait')
  expect(document.querySelectorAll('b, img, script')).toHaveLength(0)
  expect(find('details').textContent).toContain('<script>alert(1)</script>')
  const dialog = document.querySelector('[role="alertdialog"]')
  expect(dialog?.getAttribute('aria-labelledby')).toBe('wf-title')
  expect(document.activeElement?.id).toBe('wf-title')
})

test('In Arabic, the approval screen is set from right to left, but the origin and the signed message from left to right.', () => {
  const { find } = open(true, 0, { language: createLanguage('ar', 'ar') })
  const { lang, dir } = document.documentElement
  expect([lang, dir]).toEqual(['ar', 'rtl'])
  expect(find('origin').dir).toBe('ltr')
  const message = document.querySelector<HTMLElement>('.message')
  expect([message?.dir, message?.textContent]).toEqual(['ltr', approval.message])
  open()
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr'])
})

test('The buttons wait half a second after they become visible.', async () => {
  const { click, clock, report, find, observers } = open()
  expect(observers[0]?.options).toMatchObject({ trackVisibility: true, delay: 100 })
  clock.advance(10_000)
  expect(find('approve').disabled).toBe(true)
  report(seen)
  clock.advance(499)
  expect([find('approve').disabled, find('decline').disabled]).toEqual([true, true])
  expect(await click('approve')).toBe('open')
  clock.advance(1)
  expect(find('approve').disabled).toBe(false)
  expect(await click('approve')).toBe('approved')
  expect([document.querySelector('main')?.textContent, clock.timers]).toEqual(['', 0])
  expect(observers[0]?.isOn).toBe(false)
})

test('A click that is not the visitor’s own does nothing.', async () => {
  const { click, clock, report } = open()
  report(seen)
  clock.advance(500)
  expect(await click('approve', false)).toBe('open')
  expect(await click('decline', false)).toBe('open')
  expect(await click('decline')).toBe('User rejected the request')
})

test('A click while something covers the buttons is refused and said so.', async () => {
  const { click, clock, report } = open()
  report(seen)
  clock.advance(500)
  report(covered)
  expect(await click('approve')).toBe('open')
  expect(document.querySelector('[role="status"]')?.textContent).toContain('Something covers this window')
  report(seen)
  expect(await click('approve')).toBe('open')
  clock.advance(500)
  expect(await click('approve')).toBe('approved')
})

test('A request whose window the page has hidden for three seconds is declined.', async () => {
  const { clock, report, shown, result } = open()
  report(seen)
  clock.advance(500)
  report(gone)
  clock.advance(2_999)
  report(seen)
  clock.advance(10_000)
  report(gone)
  clock.advance(3_000)
  await shown
  expect(result.value).toBe('User rejected the request')
})

test('A request that the page does not show within a minute is declined.', async () => {
  const { clock, report, shown, result } = open()
  report(gone)
  clock.advance(59_999)
  expect(result.value).toBe('open')
  clock.advance(1)
  await shown
  expect(result.value).toBe('User rejected the request')
})

test('A browser that observes no elements counts them as visible.', async () => {
  const { click, clock } = open(false)
  expect(await click('approve')).toBe('open')
  clock.advance(500)
  expect(await click('approve')).toBe('approved')
})

test('The Escape key declines when a visitor presses it.', async () => {
  const { shown, result } = open()
  const press = (isTrusted: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape' })
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    document.dispatchEvent(event)
  }
  press(false)
  expect(document.querySelector('[role="alertdialog"]')).not.toBeNull()
  press(true)
  await shown
  expect(result.value).toBe('User rejected the request')
})
