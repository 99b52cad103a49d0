// @vitest-environment happy-dom
import '../../../testing/setup'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-wallet-server'
import { openAccount } from '../testing/open-account'
import type { Identity } from './identity-names'

const email: Identity = { id: 'e'.repeat(32), provider: 'email', name: 'ann@example.com' }
const tooOld = () => refusal(401, 'LOGIN_TOO_OLD', 'Log in again to change how you log in')

/** Opens the screen that adds Google, for a visitor who has logged in by e-mail. */
async function openAdd() {
  const account = openAccount((server) => (server.logins = [email]))
  await account.logIn()
  await account.click('wa-add-google')
  await account.sees('Add Google')
  await account.find('wa-social-google')
  const renew = async () => {
    await account.sees('Enter a new code')
    await account.click('wa-send')
    await account.type('wa-code', '123456')
  }
  return { ...account, renew }
}

test('A login at a provider adds the account there, and the list then has both identities.', async () => {
  const { server, provider, click, sees, text, find } = await openAdd()
  expect(text()).toContain('whoever can log in with this account can use the wallet, unless a passkey locks it')
  expect(provider.windows).toEqual([])
  await click('wa-social-google')
  expect(text()).toContain('Go on in the window of Google. Close that window to stop.')
  await provider.approve()
  await sees('The login is added')
  expect(text()).toContain('You can now log in to your wallet with Google (Ann Example), too.')
  const start = server.calls.indexOf('POST logins/start')
  expect(server.bodies[start]).toMatchObject({ provider: 'google', app: window.location.origin })
  expect(server.tokens[start]).toBe('token-1')
  expect(server.calls).not.toContain('POST social/start')
  await click('wa-home')
  expect((await find('wa-logins')).children).toHaveLength(2)
})

test('Back closes the window and adds nothing.', async () => {
  const { server, provider, click, sees } = await openAdd()
  await click('wa-social-google')
  await provider.arrive()
  await click('wa-back')
  await sees('Your wallet')
  expect(provider.last.closed).toBe(true)
  expect(server.logins).toEqual([email])
})

test('After the visitor closes the window, the page says so, and the next click opens a new window.', async () => {
  const { clock, provider, click, fails, sees } = await openAdd()
  await click('wa-social-google')
  provider.last.close()
  clock.advance(1_300)
  await fails('The window of Google was closed before the end. Start again')
  await click('wa-social-google')
  await provider.approve()
  await sees('The login is added')
})

test.each([
  [
    'of another wallet',
    () => refusal(409, 'LOGIN_TAKEN', 'Ann belongs to another wallet already. Nothing was changed'),
    'This account belongs to another wallet already.',
  ],
  ['that was declined', () => refusal(401, 'LOGIN_DECLINED', 'You declined at Google'), 'You declined at Google'],
  ['without an answer', () => Promise.reject(new TypeError('fetch failed')), 'The wallet server does not answer'],
])(
  'An account %s is not added. The page shows the reason, and the visitor can try again.',
  async (_, reply, problem) => {
    const { server, provider, click, fails, sees } = await openAdd()
    server.next.set('POST logins/finish', reply)
    await click('wa-social-google')
    await provider.approve()
    await fails(problem)
    await sees('Add Google')
    expect(server.logins).toEqual([email])
    await click('wa-social-google')
    await provider.approve()
    await sees('The login is added')
  },
)

test('A visitor whose login is too old logs in again before the window opens.', async () => {
  const { provider, click, ageLogin, sees, renew } = await openAdd()
  await click('wa-back')
  await sees('Your wallet')
  await click('wa-add-google').then(ageLogin)
  await renew()
  await sees('Add Google')
  expect(provider.windows).toEqual([])
})

test('If the server finds the login too old at the start, the visitor logs in again and then opens the window again.', async () => {
  const { server, provider, click, sees, renew } = await openAdd()
  server.next.set('POST logins/start', tooOld)
  await click('wa-social-google')
  await renew()
  expect(provider.last.closed).toBe(true)
  await sees('Add Google')
  await click('wa-social-google')
  await provider.approve()
  await sees('The login is added')
  expect(server.tokens[server.calls.lastIndexOf('POST logins/start')]).not.toBe('token-1')
})

test('If the login becomes too old at the provider, the visitor logs in again, and needs no second window.', async () => {
  const { server, provider, click, sees, renew } = await openAdd()
  server.next.set('POST logins/finish', tooOld)
  await click('wa-social-google')
  await provider.approve()
  await renew()
  await sees('The login is added')
  expect(provider.windows).toHaveLength(1)
})

test('If the session ends while the visitor is at the provider, the page asks for a login and adds nothing.', async () => {
  const { server, provider, click, sees, text } = await openAdd()
  await click('wa-social-google')
  const back = await provider.arrive()
  server.sessionsEnded = true
  provider.post({ resultUri: back })
  await sees('Log in to your wallet')
  expect(text()).toContain('You are logged out. Log in again.')
  expect(server.logins).toEqual([email])
})
