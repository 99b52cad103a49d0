// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually'
import { answer, refusal } from '../testing/fake-wallet-server'
import { testLanguage } from '../testing/test-language'
import { openAccount } from './testing/open-account'

const silent = 'The wallet server does not answer. Try again'

test('An address and its code lead to the account. The login is asked for at the frame’s own origin, without a token.', async () => {
  const { server, type, sees, find, text } = openAccount()
  await sees('Log in to your wallet')
  expect((await find('wa-email')).getAttribute('type')).toBe('email')
  await type('wa-email', ' ann@example.com ')
  await sees('Enter the code')
  const code = await find('wa-code')
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
  expect(document.querySelector('label')?.htmlFor).toBe(code.id)
  await type('wa-code', '123 456')
  await find('wa-logout')
  await sees('Your wallet')
  expect(text()).toContain('You are logged in as ann@example.com')
  expect(server.bodies[0]).toEqual({ email: 'ann@example.com', app: window.location.origin })
  expect(server.tokens.slice(0, 2)).toEqual([undefined, undefined])
})

test('A text that is no address, and an address that the server does not take, can be typed again.', async () => {
  const { server, type, fails, sees } = openAccount()
  await type('wa-email', 'ann')
  await fails('Type your e-mail address')
  expect(server.calls).toEqual([])
  server.next.set('POST email/start', () => refusal(400, 'REQUEST_NOT_VALID', 'The request is not valid: email'))
  await type('wa-email', 'ann@example')
  await fails('This is not an e-mail address')
  await type('wa-email', 'ann@example.com')
  await sees('Enter the code')
})

test('A server that does not answer, or answers what nobody understands, says so, and the visitor goes on.', async () => {
  const { server, type, fails, click, sees } = openAccount()
  server.next.set('POST email/start', () => Promise.reject(new TypeError('fetch failed')))
  await type('wa-email', 'ann@example.com')
  await fails(silent)
  server.next.set('POST email/start', () => answer({ action: 'CONNECT' }))
  await type('wa-email', 'ann@example.com')
  await fails('an answer that the wallet does not understand')
  await type('wa-email', 'ann@example.com')
  await sees('Enter the code')
  server.next.set('POST email/finish', () => Promise.reject(new TypeError('fetch failed')))
  await type('wa-code', '123456')
  await fails(silent)
  server.next.set('POST email/start', () =>
    refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests. Try again in 9 seconds', { retryAfter: 9 }),
  )
  await click('wa-send-again')
  await fails('Try again in 9 seconds')
  await type('wa-code', '123456')
  await sees('Your wallet')
})

test('A wrong code and a code that is spent say so. A new code can be asked for.', async () => {
  const { server, type, fails, click, sees, find, text } = openAccount()
  await type('wa-email', 'ann@example.com')
  await type('wa-code', '12345')
  await fails('The code has six digits')
  await type('wa-code', '654321')
  await fails('The code is wrong')
  const input = await find<HTMLInputElement>('wa-code')
  expect([input.value, document.activeElement]).toEqual(['', input])
  server.next.set('POST email/finish', () => refusal(401, 'CODE_SPENT', 'This code cannot be used any more'))
  await type('wa-code', '123456')
  await fails('This code cannot be used any more')
  await click('wa-send-again')
  await eventually(() => expect(text()).toContain('We sent a new code'))
  await type('wa-code', '123456')
  await sees('Your wallet')
})

test('A wrong code says in the language of the visitor how many attempts are left, unless the server sends no valid number.', async () => {
  const { server, type, fails, find } = openAccount(undefined, undefined, testLanguage)
  await type('wa-email', 'ann@example.com')
  const wrong = (facts: Record<string, unknown>) =>
    server.next.set('POST email/finish', () => refusal(401, 'CODE_NOT_VALID', 'Invalid code (3 left)', facts))
  for (const [facts, text] of [
    [{ attemptsLeft: 3 }, 'text attemptsLeft 3'],
    [{}, 'text CODE_NOT_VALID'],
    [{ attemptsLeft: 2 }, 'text attemptsLeft 2'],
    [{ attemptsLeft: '<b>1</b>' }, 'text CODE_NOT_VALID'],
    [{ attemptsLeft: 1 }, 'text attemptsLeft 1'],
    [{ attemptsLeft: -1 }, 'text CODE_NOT_VALID'],
  ] as const) {
    wrong(facts)
    await type('wa-code', '654321')
    await fails(text)
  }
  expect((await find('wa-error')).textContent).toBe('text CODE_NOT_VALID')
})

test('A request that comes too early says in the language of the visitor how many seconds to wait, unless the server sends no valid number.', async () => {
  const { server, type, fails } = openAccount(undefined, undefined, testLanguage)
  for (const [retryAfter, text] of [
    [9, 'text retryAfter 9'],
    [1e15, 'text TOO_MANY_REQUESTS'],
    [1200, 'text retryAfter 1200'],
    [undefined, 'text TOO_MANY_REQUESTS'],
  ] as const) {
    const message = 'Too many requests. Try again in 7 seconds'
    server.next.set('POST email/start', () => refusal(429, 'TOO_MANY_REQUESTS', message, { retryAfter }))
    await type('wa-email', 'ann@example.com')
    await fails(text)
  }
})

test('A login that has ended before its browser was approved says so in the language of the visitor, and does not mention a code.', async () => {
  const { server, type, fails, click, sees } = openAccount(undefined, undefined, testLanguage)
  server.action = 'VERIFY_DEVICE'
  server.next.set('POST email/device', () => refusal(401, 'FLOW_OVER', 'This login is over. Start again'))
  await type('wa-email', 'ann@example.com')
  await sees('Approve this browser')
  await fails('text FLOW_OVER')
  await click('wa-back')
  await sees('Log in to your wallet')
})

test('Back leads from the code to another address.', async () => {
  const { type, click, sees } = openAccount()
  await type('wa-email', 'ann@example.com')
  await sees('Enter the code')
  await click('wa-back')
  await sees('Log in to your wallet')
})

test('A new browser waits until a link in a mail approves it. A failure can be tried again.', async () => {
  const { server, type, click, sees, fails, text } = openAccount()
  server.action = 'VERIFY_DEVICE'
  server.approvals.push(false, true)
  server.next.set('POST email/device', () => Promise.reject(new TypeError('fetch failed')))
  await type('wa-email', 'ann@example.com')
  await sees('Approve this browser')
  expect(text()).toContain('a link')
  await fails(silent)
  await click('wa-wait-again')
  await sees('Enter the code')
  expect(server.calls.filter((call) => call === 'POST email/device')).toHaveLength(3)
  await type('wa-code', '123456')
  await sees('Your wallet')
})

test('The wait for the approval ends after 20 minutes, and with the screen.', async () => {
  const { server, sent, clock, type, click, sees, fails } = openAccount()
  server.action = 'VERIFY_DEVICE'
  const wait = () => {
    server.next.set('POST email/device', wait)
    clock.advance(30_000)
    return answer({ approved: false })
  }
  server.next.set('POST email/device', wait)
  await type('wa-email', 'ann@example.com')
  await fails('Nobody approved this browser. Start again')
  expect(server.calls.filter((call) => call === 'POST email/device')).toHaveLength(40)
  server.next.set('POST email/device', () => new Promise<Response>(() => {}))
  await click('wa-wait-again')
  const asked = () => sent.filter(({ url }) => url.endsWith('/email/device'))
  await eventually(() => expect(asked()).toHaveLength(41))
  await click('wa-back')
  await sees('Log in to your wallet')
  expect(asked().at(-1)?.init.signal?.aborted).toBe(true)
})

test('Nothing in the address of the page is read.', async () => {
  const before = window.location.href
  window.history.replaceState(null, '', '/export.html?email=eve@example.com#wa-code=123456')
  const { find, server } = openAccount()
  expect((await find<HTMLInputElement>('wa-email')).value).toBe('')
  expect(server.calls).toEqual([])
  expect(document.body.textContent).not.toContain('eve@')
  window.history.replaceState(null, '', before)
})

test('The page sends one request for a code, even if the visitor submits the address twice.', async () => {
  const { server, type, sees } = openAccount()
  await type('wa-email', 'ann@example.com')
  await type('wa-email', 'ann@example.com')
  await sees('Enter the code')
  expect(server.calls).toEqual(['POST email/start'])
})
