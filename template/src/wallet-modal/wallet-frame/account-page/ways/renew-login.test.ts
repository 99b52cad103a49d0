// @vitest-environment happy-dom
import '../../../testing/setup'
import { expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually'
import { answer } from '../../testing/fake-wallet-server'
import { openAccount } from '../testing/open-account'
import type { Identity } from './identity-names'

const email: Identity = { id: 'e'.repeat(32), provider: 'email', name: 'ann@example.com' }
const google: Identity = { id: 'a'.repeat(32), provider: 'google', name: 'Ann Example' }

const isShown = (name: string) => document.querySelector(`[data-testid="${name}"]`) !== null

/** Asks to see the secret words, as a visitor whose login is too old and whose wallet has these identities. */
async function openOld(identities: readonly Identity[], how: 'logIn' | 'logInAtGoogle' = 'logIn') {
  const account = openAccount((server) => (server.logins = [...identities]))
  await account[how]()
  await account.click('wa-words-open')
  account.ageLogin()
  await account.click('wa-show-words')
  await account.sees('Log in again')
  // The screen that shows the progress has the same title. Only the next screen has this button.
  await account.find('wa-back')
  return account
}

test('A visitor without an e-mail address logs in again at the provider, and the work goes on with the new session.', async () => {
  const { server, provider, find, sees, text } = await openOld([google], 'logInAtGoogle')
  expect(text()).toContain('This needs a login that is at most five minutes old.')
  expect(isShown('wa-send')).toBe(false)
  const button = await find('wa-social-google')
  expect(button.textContent).toBe('Continue with Google (Ann Example)')
  button.click()
  expect(provider.windows).toHaveLength(2)
  await provider.approve()
  await sees('Your secret words')
  const [first, second] = [...new Set(server.tokens.filter((token) => token !== undefined))]
  expect(second).not.toBe(first)
  expect(server.tokens.at(-1)).toBe(second)
})

test('A visitor with two identities chooses one of them. The e-mail address gets a code.', async () => {
  const { server, click, find, type, sees } = await openOld([email, google])
  expect((await find('wa-social-google')).textContent).toBe('Continue with Google (Ann Example)')
  expect((await find('wa-send')).textContent).toBe('Send a code to ann@example.com')
  await click('wa-send')
  await sees('Enter the code')
  expect(server.bodies.at(-1)).toMatchObject({ email: 'ann@example.com' })
  expect(server.tokens.at(-1)).toBeUndefined()
  await type('wa-code', '123456')
  await sees('Your secret words')
})

test('A visitor who logged in by e-mail can log in again at a provider.', async () => {
  const { server, provider, click, sees } = await openOld([email, google])
  server.socialUser = { id: 'user-1', email: 'ann@example.com' }
  await click('wa-social-google')
  await provider.approve()
  await sees('Your secret words')
})

test('A login at the provider to another wallet is refused: its session ends, and the first session stays.', async () => {
  const { server, provider, click, fails, sees, find } = await openOld([email, google])
  const [own] = server.tokens.filter((token) => token !== undefined)
  await click('wa-social-google')
  await provider.approve()
  await fails('This is another wallet. Log in with ann@example.com or Google (Ann Example)')
  await eventually(() => expect(server.calls.at(-1)).toBe('POST sign-out'))
  expect(server.tokens.at(-1)).not.toBe(own)
  expect(document.documentElement.outerHTML).not.toContain('abandon')
  await click('wa-back')
  await sees('Your wallet')
  await find('wa-logout')
  expect(server.tokens.at(-1)).toBe(own)
})

test('A login by e-mail to another wallet is refused, too.', async () => {
  const { server, click, type, fails } = await openOld([email, google])
  await click('wa-send')
  server.next.set('POST email/finish', () =>
    answer({ token: 'token-other', expiresAt: 1, user: { id: 'user-9', email: 'ann@example.com' } }),
  )
  await type('wa-code', '123456')
  await fails('This is another wallet. Log in with')
  await eventually(() => expect(server.tokens.at(-1)).toBe('token-other'))
  expect(server.calls.at(-1)).toBe('POST sign-out')
})

test('If the server does not list the identities, the visitor can try again.', async () => {
  const { server, logInAtGoogle, click, ageLogin, fails, sees } = openAccount((given) => (given.logins = [google]))
  await logInAtGoogle()
  await click('wa-words-open')
  ageLogin()
  const old = server.next.get('GET me') ?? expect.fail('The login is not old')
  server.next.set('GET me', () => {
    server.next.set('GET me', () => Promise.reject(new TypeError('fetch failed')))
    return old()
  })
  await click('wa-show-words')
  await fails('The wallet server does not answer')
  await click('wa-again')
  await sees('Log in again')
})
