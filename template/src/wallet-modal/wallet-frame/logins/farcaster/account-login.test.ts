// @vitest-environment happy-dom
import '../../../testing/setup'
import { expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually'
import { openAccount } from '../../account-page/testing/open-account'
import { answer } from '../../testing/fake-wallet-server'

const url = 'https://farcaster.example/~/siwf?channelToken=abc'
const identity = { id: 'f'.repeat(32), provider: 'farcaster', name: 'ann.eth' } as const
const waiting = 'Waiting for your approval in Farcaster…'

/** Opens the login with Farcaster on the account page. The phone approves when the test calls `approve`: the next request then logs in. */
async function openLogin() {
  const account = openAccount((server) => (server.logins = [identity]))
  const { server } = account
  let approve = () => {}
  const hold = () =>
    server.next.set(
      'POST farcaster/finish',
      () => new Promise((resolve) => (approve = () => resolve(answer({ approved: false })))),
    )
  hold()
  await account.click('wa-social-farcaster')
  await account.sees('Log in with Farcaster')
  await account.find('wa-open-farcaster')
  await eventually(() => expect(server.calls).toContain('POST farcaster/finish'))
  return { ...account, hold, approve }
}

test('A visitor whose only login is Farcaster opens the account page: with a code for the phone, or with a link.', async () => {
  const { find, text, sees, approve, server } = await openLogin()
  expect((await find<HTMLAnchorElement>('wa-open-farcaster')).href).toBe(url)
  expect(document.querySelector('svg[role="img"] path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
  await eventually(() => expect(text()).toContain(waiting))
  expect(server.bodies).toContainEqual({ app: window.location.origin })
  approve()
  await sees('Your wallet')
  await find('wa-logout')
  expect(text()).toContain('You are logged in with Farcaster as ann.eth.')
})

test('The visitor can ask for a new code, and go back. The approval of an earlier code logs nobody in.', async () => {
  const { server, click, sees, approve, hold } = await openLogin()
  const waits = () => server.calls.filter((call) => call === 'POST farcaster/finish')
  hold()
  await click('wa-new-code')
  await eventually(() => expect(waits()).toHaveLength(2))
  approve()
  await click('wa-back')
  await sees('Log in to your wallet')
  expect(server.calls).not.toContain('GET me')
})

test('If the login fails, the visitor reads why, and a new code starts it again.', async () => {
  const { server, click, fails, sees } = openAccount((given) => (given.logins = [identity]))
  server.next.set('POST farcaster/start', () => answer({ flow: 'flow-00000000000000001', url: 'javascript:alert(1)' }))
  await click('wa-social-farcaster')
  await fails('The wallet server gave an address that is not safe')
  expect(document.querySelector('[data-testid="wa-open-farcaster"]')).toBeNull()
  await click('wa-new-code')
  await sees('Your wallet')
})

test('A visitor logs in again with the same Farcaster account. Another account is refused.', async () => {
  const { server, click, fails, sees, find, ageLogin, clock } = openAccount((given) => (given.logins = [identity]))
  await click('wa-social-farcaster')
  await sees('Your wallet')
  await find('wa-logout')
  await click('wa-words-open')
  ageLogin()
  await click('wa-show-words')
  const button = await find('wa-social-farcaster')
  expect(button.textContent).toBe('Continue with Farcaster (ann.eth)')
  const other = { id: 'user-9', email: null }
  server.next.set('POST farcaster/finish', () =>
    answer({ token: 'token-other', expiresAt: clock.now() + 86_400_000, user: other, name: 'ben.eth' }),
  )
  button.click()
  await fails('This is another wallet. Log in with Farcaster (ann.eth)')
  await click('wa-new-code')
  await sees('Your secret words')
})
