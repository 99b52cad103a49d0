// @vitest-environment happy-dom
import '../../../testing/setup'
import { expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually'
import { answer, refusal } from '../../testing/fake-wallet-server'
import { openAccount } from '../testing/open-account'

const minute = 60_000
const closedText = 'The window of Google was closed before the end. Start again'
const over = 'This login is over. Start again'

const isShown = (name: string) => document.querySelector(`[data-testid="${name}"]`) !== null

/** Opens the account page and the window of Google, and waits until the window shows Google's page. */
async function atGoogle() {
  const account = openAccount()
  await account.click('wa-social-google')
  const back = await account.provider.arrive()
  return { ...account, back }
}

test('Below the form for the address, the page offers the providers that the server is set up for.', async () => {
  const { find, server } = openAccount((given) => (given.offered = { socials: ['google', 'x'], farcaster: false }))
  expect((await find('wa-social-google')).textContent).toBe('Continue with Google')
  expect((await find('wa-social-x')).textContent).toBe('Continue with X')
  const buttons = [...document.querySelectorAll('button')].map((button) => button.dataset['testid'])
  expect(buttons).toEqual(['wa-send', 'wa-social-google', 'wa-social-x'])
  expect(server.calls).toEqual([])
})

test('If the server does not name its providers, the next login screen asks again.', async () => {
  const { server, sent, find, logIn, click } = openAccount((given) => (given.offered = undefined))
  await eventually(() => expect(sent.filter(({ url }) => url.endsWith('/offered'))).toHaveLength(1))
  await logIn()
  expect(isShown('wa-social-google')).toBe(false)
  server.offered = { socials: ['github'], farcaster: false }
  await click('wa-logout')
  expect((await find('wa-social-github')).textContent).toBe('Continue with GitHub')
})

test('The window opens while the click is handled, and a login at the provider opens the account.', async () => {
  const { server, provider, find, sees, text } = openAccount()
  const button = await find('wa-social-google')
  button.click()
  expect(window.open).toHaveBeenCalledExactlyOnceWith('./loading.html', '_blank', 'popup,width=600,height=800')
  expect(text()).toContain('Go on in the window of Google')
  await provider.approve()
  await sees('Your wallet')
  await find('wa-logout')
  expect(text()).toContain('You are logged in with Google as Ann Example.')
  expect(provider.last.closed).toBe(true)
  expect(server.bodies[0]).toEqual({
    provider: 'google',
    app: window.location.origin,
    challenge: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(JSON.stringify(server.bodies[0])).not.toContain('verifier')
})

test('If the browser blocks the window, the page says so and sends no request, and the next click works.', async () => {
  const { server, provider, click, fails, sees } = openAccount()
  provider.isBlocked = true
  await click('wa-social-google')
  await fails('Your browser blocked the window of Google. Allow windows of this page, and press again')
  expect(server.calls).toEqual([])
  provider.isBlocked = false
  await click('wa-social-google')
  await provider.approve()
  await sees('Your wallet')
})

test('Within two seconds after the visitor closes the window, the page says so, and the next click works.', async () => {
  const { clock, provider, click, fails, sees } = await atGoogle()
  provider.last.close()
  clock.advance(1_000)
  clock.advance(300)
  await fails(closedText)
  await click('wa-social-google')
  await provider.approve()
  await sees('Your wallet')
})

test('If the visitor closes the window before the server answers, the page says so.', async () => {
  const { clock, server, provider, click, fails } = openAccount()
  server.next.set('POST social/start', () => new Promise<Response>(() => {}))
  await click('wa-social-google')
  provider.last.close()
  clock.advance(1_300)
  await fails(closedText)
})

test('The page accepts an answer that arrives right after the window has closed itself.', async () => {
  const { clock, provider, back, sees } = await atGoogle()
  provider.last.closed = true
  clock.advance(1_000)
  provider.post({ resultUri: back })
  clock.advance(300)
  await sees('Your wallet')
})

test('After ten minutes at the provider, the page ends the login and closes the window.', async () => {
  const { clock, provider, fails } = await atGoogle()
  clock.advance(10 * minute - 1)
  expect(provider.last.closed).toBe(false)
  clock.advance(1)
  await fails('Nobody logged in at Google for 10 minutes. Start again')
  expect(provider.last.closed).toBe(true)
  expect(clock.timers).toBe(0)
})

interface Sent {
  data: unknown
  source?: unknown
  origin?: string
}

const strangeMessages: readonly [from: string, message: (back: string) => Sent][] = [
  ['another window', (back) => ({ data: { resultUri: back }, source: window })],
  ['another origin', (back) => ({ data: { resultUri: back }, origin: 'https://evil.example' })],
  ['its window without an address', () => ({ data: { resultUri: 1 } })],
  ['its window that is no object', (back) => ({ data: back })],
  ['its window with an endless address', (back) => ({ data: { resultUri: back.padEnd(4097, 'a') } })],
]

test.each(strangeMessages)('The page ignores a message from %s.', async (_, message) => {
  const { provider, server, back, sees } = await atGoogle()
  const { data, ...from } = message(back)
  provider.post(data, from)
  expect(provider.last.closed).toBe(false)
  expect(server.calls).toEqual(['POST social/start'])
  provider.post({ resultUri: back })
  await sees('Your wallet')
})

test.each([
  ['another state', (back: string) => back.replace(/state=.*/, 'state=other')],
  ['no state', (back: string) => back.replace(/&state=.*/, '')],
  ['another host', (back: string) => back.replace(window.location.host, 'evil.example')],
  ['the path of another provider', (back: string) => back.replace('callback/google', 'callback/x')],
  ['no address', () => 'code=abc'],
])('The page refuses an answer with %s, and does not send the answer to the server.', async (_, change) => {
  const { provider, server, back, fails } = await atGoogle()
  provider.post({ resultUri: change(back) })
  await fails(over)
  expect(server.calls).toEqual(['POST social/start'])
  expect(provider.last.closed).toBe(true)
})

test.each(['javascript:alert(1)?state=a', 'http://accounts.example/?state=a', 'https://accounts.example/', 'nothing'])(
  'The page does not lead the window to the address %s.',
  async (uri) => {
    const { server, provider, click, fails } = openAccount()
    server.next.set('POST social/start', () => answer({ uri }))
    await click('wa-social-google')
    await fails('The wallet server gave an answer that the wallet does not understand')
    expect(provider.last).toMatchObject({ closed: true, location: { href: './loading.html' } })
  },
)

test('If the server refuses to begin the login, the page shows the reason and closes the window.', async () => {
  const { server, provider, click, fails } = openAccount()
  server.next.set('POST social/start', () => refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests. Try again later'))
  await click('wa-social-google')
  await fails('Too many requests. Try again later')
  expect(provider.last.closed).toBe(true)
})

test('A visitor who declines at the provider reads so, and can log in with an e-mail address instead.', async () => {
  const { server, provider, back, fails, type, sees } = await atGoogle()
  server.next.set('POST social/finish', () => refusal(401, 'LOGIN_DECLINED', 'You declined at Google'))
  provider.post({ resultUri: back.replace('code=abc', 'error=access_denied') })
  await fails('You declined at Google')
  await type('wa-email', 'ann@example.com')
  await sees('Enter the code')
})

test('The button of another provider ends the login that is under way, and the page ignores its answer.', async () => {
  const { provider, server, back, click, text, sees } = await atGoogle()
  const first = provider.last
  await click('wa-social-x')
  expect(first.closed).toBe(true)
  provider.post({ resultUri: back }, { source: first })
  await provider.arrive('x')
  expect(text()).toContain('Go on in the window of X')
  expect(text()).not.toContain('Start again')
  expect(server.calls).toEqual(['POST social/start', 'POST social/start'])
  await provider.approve('x')
  await sees('Your wallet')
})

test('A request for a code by e-mail ends a login at a provider.', async () => {
  const { provider, type, sees } = await atGoogle()
  await type('wa-email', 'ann@example.com')
  await sees('Enter the code')
  expect(provider.last.closed).toBe(true)
})

test('If a login at a provider finishes after the visitor has started another, the page ends the new session.', async () => {
  const { server, provider, back, type, sees, text } = await atGoogle()
  let finish: (reply: Response) => void = () => expect.fail('The server was not asked')
  server.next.set('POST social/finish', () => new Promise<Response>((resolve) => (finish = resolve)))
  provider.post({ resultUri: back })
  await eventually(() => expect(server.calls).toContain('POST social/finish'))
  await type('wa-email', 'ann@example.com')
  await sees('Enter the code')
  finish(answer({ token: 'token-late', expiresAt: 1, user: { id: 'user-2', email: null } }))
  await eventually(() => expect(server.tokens.at(-1)).toBe('token-late'))
  expect(server.calls.at(-1)).toBe('POST sign-out')
  expect(text()).toContain('Enter the code')
})

test('Leaving the page closes the window, and a visitor who comes back reads that the login has ended.', async () => {
  const { provider, fails } = await atGoogle()
  window.dispatchEvent(new Event('pagehide'))
  expect(provider.last.closed).toBe(true)
  await fails('You left this page before the end. Start again')
})

test('The page shows the name of a person as plain text, and invisible characters as numbers.', async () => {
  const { logInAtGoogle, text } = openAccount((server) => (server.socialName = '<b>Ann</b>\u202e'))
  await logInAtGoogle()
  expect(text()).toContain('You are logged in with Google as <b>Ann</b>\\u{202e}.')
})
