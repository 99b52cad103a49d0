// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { testConfig } from '../testing/fake-wallet'
import { openAccount } from './testing/open-account'

const warning = 'Before you see your secret words'
const hidden = 'The words are hidden again'

/** Opens the account up to the words. */
async function openWords() {
  const account = openAccount()
  await account.logIn()
  await account.click('wa-words-open')
  await account.sees(warning)
  await account.click('wa-show-words')
  await account.sees('Your secret words')
  return account
}

function expectNoWords() {
  expect(document.documentElement.outerHTML).not.toContain('abandon')
}

test('A warning comes first. Then the twelve words are a numbered list, and nothing copies them.', async () => {
  const { logIn, click, sees, text, find } = openAccount()
  await logIn()
  await click('wa-words-open')
  await sees(warning)
  expect(text()).toContain('Whoever has these words has all the money')
  expect(text()).toContain('Nobody of us ever asks for these words')
  expectNoWords()
  await click('wa-show-words')
  const list = await find('wa-words')
  expect(list.tagName).toBe('OL')
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([...Array(11).fill('abandon'), 'about'])
  expect(text()).toContain("m/44'/60'/0'/0/0")
  expect(text()).toContain("m/44'/501'/0'/0'")
  expect(text()).not.toContain('smart account')
  expect(document.querySelectorAll('button')).toHaveLength(1)
})

test('Beside the words stand the paths of the smart accounts that the networks of the wallet have.', async () => {
  const settings = [{}, { kind: 'contract' }]
  const networks = testConfig.networks.map((network, index) => ({ ...network, smartAccount: settings[index] }))
  const { logIn, click, sees, text } = openAccount(undefined, networks)
  await logIn()
  await click('wa-words-open')
  await click('wa-show-words')
  await sees('Your secret words')
  expect(text()).toContain("Your smart account has the path m/44'/60'/0'/0/1.")
  expect(text()).toContain(
    "Your smart account on Polygon is a contract, and the key with the path m/44'/60'/0'/0/2 owns",
  )
})

test('The words are in no attribute, title or storage.', async () => {
  await openWords()
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
  expect(attributes.filter(({ value }) => value.includes('abandon'))).toEqual([])
  expect(`${document.title}${window.location.href}${JSON.stringify(localStorage)}`).not.toContain('abandon')
})

test('The words are hidden after a minute without a touch, and can be shown again.', async () => {
  const { clock, sees, click } = await openWords()
  clock.advance(59_000)
  window.dispatchEvent(new Event('keydown'))
  clock.advance(59_999)
  await sees('Your secret words')
  clock.advance(1)
  await sees(hidden)
  expectNoWords()
  await click('wa-show-words')
  await sees('Your secret words')
})

test('The words are hidden when the page is hidden, and by the button.', async () => {
  const { sees, click } = await openWords()
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'visibilityState')
  await sees(hidden)
  expectNoWords()
  await click('wa-show-words')
  await sees('Your secret words')
  await click('wa-back')
  await sees('Your wallet')
  expectNoWords()
})

test('The words go with the login after 15 minutes, and when the page is left.', async () => {
  const { sees } = await openWords()
  window.dispatchEvent(new Event('pagehide'))
  await sees('Log in to your wallet')
  expectNoWords()
})

test('A login older than five minutes needs a new code first, of the same address.', async () => {
  const { server, ageLogin, logIn, click, sees, text, type, fails } = openAccount()
  await logIn()
  await click('wa-words-open')
  ageLogin()
  await click('wa-show-words')
  await sees('Enter a new code')
  expectNoWords()
  expect(text()).toContain('five minutes old.We send a code to ann@example.com')
  server.next.set('POST email/start', () => Promise.reject(new TypeError('fetch failed')))
  await click('wa-send')
  await fails('The wallet server does not answer')
  await click('wa-send')
  await sees('Enter the code')
  expect(server.tokens.at(-1)).toBeUndefined()
  expect(server.bodies.at(-1)).toMatchObject({ email: 'ann@example.com' })
  await type('wa-code', '123456')
  await sees('Your secret words')
  expect(server.tokens.at(-1)).toBe('token-2')
})

test('Somebody who does not want to log in again comes back to the account.', async () => {
  const { ageLogin, logIn, click, sees } = openAccount()
  await logIn()
  await click('wa-words-open')
  ageLogin()
  await click('wa-show-words')
  await sees('Enter a new code')
  await click('wa-back')
  await sees('Your wallet')
})

test('A wallet that is not there any more says so.', async () => {
  const { keyStore, logIn, click, fails } = openAccount()
  await logIn()
  await click('wa-words-open')
  keyStore.locks = []
  await click('wa-show-words')
  await fails('There is no wallet yet')
})
