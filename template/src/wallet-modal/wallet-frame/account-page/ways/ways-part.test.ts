// @vitest-environment happy-dom
import '../../../testing/setup'
import { expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually'
import { refusal } from '../../testing/fake-wallet-server'
import { openAccount } from '../testing/open-account'
import type { Identity } from './identity-names'

const email: Identity = { id: 'e'.repeat(32), provider: 'email', name: 'ann@example.com' }
const google: Identity = { id: 'b'.repeat(32), provider: 'google', name: '<i>Ann</i>\u202e' }

const silent = 'The wallet server does not answer. Try again'
const tooOld = () => refusal(401, 'LOGIN_TOO_OLD', 'Log in again to change how you log in')
const idsOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['testid'])

/** Opens the first screen, for a visitor whose wallet has these identities. */
async function openHome(...identities: Identity[]) {
  const account = openAccount((server) => (server.logins = identities))
  await account.logIn()
  return { ...account, list: await account.find('wa-logins') }
}

test('The only identity cannot be removed. The page offers the other providers, and says why to add a second login.', async () => {
  const { list, find, text } = await openHome(email)
  expect(list.textContent).toBe('E-mailann@example.com')
  await find('wa-add-google')
  expect(idsOf('section[aria-labelledby="wa-part-ways"] button')).toEqual(['wa-add-google', 'wa-add-x'])
  expect(text()).toContain('Whoever can log in with one of these can use the wallet, unless a passkey locks it.')
  expect(text()).toContain('This is your only login. Add a second login, in case you lose the first.')
})

test('Each of two identities can be removed. Names are plain text, with invisible characters as numbers.', async () => {
  const { list, find, text } = await openHome(email, google)
  await find('wa-add-x')
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'E-mailann@example.comRemove',
    'Google<i>Ann</i>\\u{202e}Remove',
  ])
  const labels = [...list.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
  expect(labels).toEqual(['Remove ann@example.com', 'Remove Google (<i>Ann</i>\\u{202e})'])
  expect(text()).not.toContain('This is your only login')
  expect(document.querySelector('[data-testid="wa-add-google"]')).toBeNull()
})

test('With a server of an older version, which lists no identities, the page has no list.', async () => {
  const { logIn, text } = openAccount()
  await logIn()
  expect(text()).not.toContain('Ways to log in')
})

test('If the server does not name its providers, the list is shown, and the visitor can add an e-mail address.', async () => {
  const account = openAccount((server) => {
    server.logins = [google]
    server.offered = undefined
  })
  await account.logIn()
  await account.find('wa-logins')
  await account.find('wa-devices')
  expect(idsOf('section[aria-labelledby="wa-part-ways"] button')).toEqual(['wa-add-email'])
})

test('The page asks before it removes an identity, and then shows the shorter list.', async () => {
  const { server, list, click, sees, text, find } = await openHome(email, google)
  list.querySelector('button')?.click()
  await sees('Remove this login?')
  expect(text()).toContain('You can then no longer log in with ann@example.com.')
  expect(text()).toContain('Browsers that have used this login stay logged in.')
  expect(text()).not.toContain('Farcaster')
  await click('wa-back')
  await sees('Your wallet')
  expect(server.calls).not.toContain('DELETE logins')
  await click('wa-remove-login')
  await click('wa-remove')
  await sees('The login is removed')
  expect(text()).toContain('Nobody can log in to your wallet with ann@example.com any more.')
  expect(server.bodies[server.calls.indexOf('DELETE logins')]).toEqual({ id: email.id })
  await click('wa-home')
  expect((await find('wa-logins')).children).toHaveLength(1)
})

test.each([
  [
    'the last identity',
    () => refusal(409, 'LAST_LOGIN', 'This is the only way into your wallet. Add another one first'),
    'This is the only way into your wallet. Add another one first',
  ],
  ['an identity, because the request fails', () => Promise.reject(new TypeError('fetch failed')), silent],
])(
  'If the server does not remove %s, the page shows the reason and what may have happened.',
  async (_, reply, problem) => {
    const { server, click, fails, sees, text } = await openHome(email, google)
    await click('wa-remove-login')
    server.next.set('DELETE logins', reply)
    await click('wa-remove')
    await fails(problem)
    expect(text()).toContain('The login may be removed already. Go back and look at the list.')
    await click('wa-back')
    await sees('Your wallet')
  },
)

test('A visitor whose login is too old logs in again before an identity is removed, even if only the server notices.', async () => {
  const { server, click, ageLogin, sees, type } = await openHome(email, google)
  await click('wa-remove-login')
  ageLogin()
  await click('wa-remove')
  await sees('Log in again')
  expect(server.calls).not.toContain('DELETE logins')
  server.next.set('DELETE logins', tooOld)
  await click('wa-send')
  await type('wa-code', '123456')
  await eventually(() => expect(server.calls).toContain('DELETE logins'))
  await sees('Log in again')
  expect(server.logins).toHaveLength(2)
  await click('wa-send')
  await type('wa-code', '123456')
  await sees('The login is removed')
  expect(server.logins).toEqual([google])
})
