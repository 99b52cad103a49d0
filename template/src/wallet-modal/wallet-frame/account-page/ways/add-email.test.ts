// @vitest-environment happy-dom
import '../../../testing/setup'
import { expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually'
import { english } from '../../locales/language'
import { answer, refusal } from '../../testing/fake-wallet-server'
import { testLanguage } from '../../testing/test-language'
import { openAccount } from '../testing/open-account'
import type { Identity } from './identity-names'

const google: Identity = { id: 'b'.repeat(32), provider: 'google', name: 'Ann Example' }

/** Opens the screen that adds an e-mail address, for a visitor who has logged in with Google. */
async function openAdd(language = english) {
  const account = openAccount((server) => (server.logins = [google]), undefined, language)
  await account.logInAtGoogle()
  await account.click('wa-add-email')
  await account.sees('Add an e-mail address')
  await account.find('wa-email')
  return account
}

test('A code that is sent to the new address adds the address.', async () => {
  const { server, type, sees, fails, text, click, find } = await openAdd()
  expect(text()).toContain('whoever reads its mail can use the wallet, unless a passkey locks it')
  await type('wa-email', 'new')
  await fails('Type your e-mail address')
  await type('wa-email', 'new@example.com')
  await sees('Enter the code')
  expect((await find('wa-login')).textContent).toBe('Add the address')
  const at = server.calls.indexOf('POST email/change/start')
  expect(server.bodies[at]).toEqual({ email: 'new@example.com', app: window.location.origin })
  expect(server.tokens[at]).toMatch(/^token-/)
  server.next.set('POST email/change/secondary', () => refusal(401, 'CODE_NOT_VALID', 'The code is wrong'))
  await type('wa-code', '654321')
  await fails('The code is wrong')
  await click('wa-send-again')
  await eventually(() => expect(text()).toContain('We sent a new code'))
  await type('wa-code', '123456')
  await sees('The e-mail address is added')
  expect(text()).toContain('with a code to new@example.com, too')
  expect(server.bodies.at(-1)).toMatchObject({ code: '123456' })
})

test.each([
  [
    'of another wallet',
    () => refusal(409, 'EMAIL_TAKEN', 'This e-mail address belongs to another wallet already. Use another address'),
    'This e-mail address belongs to another wallet already',
  ],
  ['without an answer', () => Promise.reject(new TypeError('fetch failed')), 'The wallet server does not answer'],
])('An address %s is not added, and Back leads to the form for another address.', async (_, reply, problem) => {
  const { server, type, fails, click, sees } = await openAdd()
  await type('wa-email', 'new@example.com')
  server.next.set('POST email/change/secondary', reply)
  await type('wa-code', '123456')
  await fails(problem)
  await click('wa-back')
  await sees('Add an e-mail address')
  await click('wa-back')
  await sees('Your wallet')
})

test('When the server refuses an address, the visitor reads why and can type another address.', async () => {
  const { server, type, fails, sees } = await openAdd()
  server.next.set('POST email/change/start', () => refusal(400, 'REQUEST_NOT_VALID', 'The request is not valid: email'))
  await type('wa-email', 'new@example')
  await fails('This is not an e-mail address')
  await type('wa-email', 'new@example.com')
  await sees('Enter the code')
})

test('If the change of the address has ended meanwhile, the visitor reads that it has ended, in the language of the visitor, and nothing about a code.', async () => {
  const { server, type, fails } = await openAdd(testLanguage)
  const message = 'The change of the address is over. Start again'
  await type('wa-email', 'new@example.com')
  server.next.set('POST email/change/secondary', () => refusal(401, 'FLOW_OVER', message))
  await type('wa-code', '123456')
  await fails('text FLOW_OVER')
})

test('A visitor whose login is too old logs in again at the provider, and types the address again.', async () => {
  const { server, provider, type, sees, click } = await openAdd()
  server.next.set('POST email/change/start', () => refusal(401, 'LOGIN_TOO_OLD', 'Log in again to add an address'))
  await type('wa-email', 'new@example.com')
  await sees('Log in again')
  await click('wa-social-google')
  await provider.approve()
  await sees('Add an e-mail address')
  await type('wa-email', 'new@example.com')
  await sees('Enter the code')
  expect(server.tokens.at(-1)).not.toBe(server.tokens[server.calls.indexOf('POST email/change/start')])
})

test('If the wallet has got an address meanwhile, the page refuses to replace the address.', async () => {
  const { server, type, fails } = await openAdd()
  server.next.set('POST email/change/start', () =>
    answer({ action: 'VERIFY_PRIMARY_OTP', flow: 'flow-00000000000000001' }),
  )
  await type('wa-email', 'new@example.com')
  await fails('Your wallet has an e-mail address already. Go back and look at the list')
  expect(server.calls.at(-1)).toBe('POST email/change/start')
})
