// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually'
import { answer, refusal } from '../testing/fake-wallet-server'
import { openAccount } from './testing/open-account'

const minute = 60_000
const silent = 'The wallet server does not answer. Try again'

/** A browser as the server lists it. */
const browser = (id: string, name: string, current = false) => ({
  id: id.repeat(32),
  name,
  loggedInAt: Date.UTC(2026, 0, 10),
  lastSeenAt: Date.UTC(2026, 0, 14),
  current,
})

test('A visitor without a wallet reads how to get a wallet.', async () => {
  const { server, keyStore, logIn, text } = openAccount()
  server.wallet = null
  keyStore.locks = []
  await logIn()
  expect(text()).toContain('There is no wallet for this login yet. Open the app and log in there first')
  expect(document.querySelector('[data-testid="wa-lock"]')).toBeNull()
})

test('A server that fails after the login can be asked again.', async () => {
  const { server, type, fails, click, find } = openAccount()
  await type('wa-email', 'ann@example.com')
  server.next.set('GET me', () => Promise.reject(new TypeError('fetch failed')))
  await type('wa-code', '123456')
  await fails(silent)
  await click('wa-again')
  await find('wa-logout')
})

test('An error that is not meant for visitors is not shown to them.', async () => {
  const { keyStore, type, fails, text } = openAccount()
  await type('wa-email', 'ann@example.com')
  Object.defineProperty(keyStore, 'locks', { get: () => expect.fail('a secret detail') })
  await type('wa-code', '123456')
  await fails('Something went wrong. Try again')
  expect(text()).not.toContain('detail')
})

test('The browsers are listed as text, and each can be logged out. The list is loaded again.', async () => {
  const { server, logIn, find, click, text } = openAccount()
  const own = browser('a', 'Chrome on Linux', true)
  server.next.set('GET devices', () => answer({ devices: [own, browser('b', '<b>Firefox</b>\u202e')] }))
  await logIn()
  const list = await find('wa-devices')
  await eventually(() => expect(list.children).toHaveLength(2))
  expect(list.textContent).toContain('Chrome on Linux – this browser')
  expect(list.textContent).toContain('<b>Firefox</b>\\u{202e}')
  expect(list.textContent).toMatch(/Logged in Jan \d+, 2026, .+ Last seen Jan \d+, 2026, /)
  const buttons = [...list.querySelectorAll('button')]
  expect(buttons.map((button) => button.getAttribute('aria-label'))[1]).toMatch(/^Log out <b>Firefox/)
  server.next.set('DELETE devices', () => answer({}))
  server.next.set('GET devices', () => answer({ devices: [own] }))
  buttons[1]?.click()
  await eventually(() => expect(list.children).toHaveLength(1))
  expect(server.bodies.at(-2)).toEqual({ id: 'b'.repeat(32) })
  await eventually(() => expect(document.activeElement?.textContent).toBe('Browsers that are logged in'))
  await click('wa-end-device')
  await eventually(() => expect(text()).toContain('Log in to your wallet'))
  await eventually(() => expect(server.calls).toContain('POST sign-out'))
})

test('A list that does not load, and a browser that cannot be logged out, say so.', async () => {
  const { server, logIn, find, fails, click } = openAccount()
  server.next.set('GET devices', () => Promise.reject(new TypeError('fetch failed')))
  await logIn()
  await fails(silent, 'wa-devices-error')
  server.next.set('GET devices', () => answer({ devices: [browser('b', 'Firefox on Linux')] }))
  await click('wa-devices-again')
  await eventually(() => expect(document.querySelectorAll('[data-testid="wa-end-device"]')).toHaveLength(1))
  expect((await find('wa-devices-error')).textContent).toBe('')
  server.next.set('DELETE devices', () => refusal(404, 'NOT_FOUND', 'This browser is signed out already'))
  await click('wa-end-device')
  await fails('This browser is signed out already', 'wa-devices-error')
})

test('Log out ends the session here and at the server, also when the server does not answer.', async () => {
  const { server, sent, logIn, click, sees } = openAccount()
  await logIn()
  server.next.set('POST sign-out', () => Promise.reject(new TypeError('fetch failed')))
  await click('wa-logout')
  await sees('Log in to your wallet')
  await eventually(() => expect(server.calls).toContain('POST sign-out'))
  expect(server.tokens[server.calls.indexOf('POST sign-out')]).toBe('token-1')
  expect(sent.filter(({ init }) => init.keepalive).map(({ url }) => url)).toEqual(['/api/wallet/sign-out'])
})

test('A session that the server has ended leads to a new login.', async () => {
  const { server, logIn, click, sees, text, type } = openAccount()
  await logIn()
  server.sessionsEnded = true
  await click('wa-devices-again')
  await sees('Log in to your wallet')
  expect(text()).toContain('You are logged out. Log in again.')
  server.sessionsEnded = false
  await type('wa-email', 'ann@example.com')
  await type('wa-code', '123456')
  await sees('Your wallet')
})

test('A page that nobody touches for 15 minutes logs out.', async () => {
  const { clock, logIn, sees, text, server } = openAccount()
  await logIn()
  clock.advance(14 * minute)
  window.dispatchEvent(new Event('pointerdown'))
  clock.advance(14 * minute)
  await sees('Your wallet')
  clock.advance(minute)
  await sees('Log in to your wallet')
  expect(text()).toContain('nothing happened for 15 minutes')
  await eventually(() => expect(server.calls).toContain('POST sign-out'))
})

test('A page that is left logs out, so that the way back leads to a login.', async () => {
  const { logIn, sees, server } = openAccount()
  await logIn()
  window.dispatchEvent(new Event('pagehide'))
  await sees('Log in to your wallet')
  await eventually(() => expect(server.calls).toContain('POST sign-out'))
})

test('The page is dark where the system is dark, and its title is the product’s name.', () => {
  const system = Object.assign(new EventTarget(), { matches: true })
  const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(system as MediaQueryList)
  openAccount()
  expect(asked).toHaveBeenCalledWith('(prefers-color-scheme: dark)')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  system.matches = false
  system.dispatchEvent(new Event('change'))
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(document.title).toBe('Example')
})
