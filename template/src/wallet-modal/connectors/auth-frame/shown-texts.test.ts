// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { shownTexts } from '../../domain/errors/errors'
import { toWalletError } from '../../domain/errors/wallet-errors'
import { createLanguage } from '../../locales/create-language'
import { errorText } from '../../locales/error-text'
import { localeOf } from '../../testing/fake-texts'
import { FrameEip155Provider } from './eip155-provider'
import { maxErrorLength } from './protocol'
import { refusalOf } from './testing/refusal-of'

const message = 'Invalid code (4 attempts left)'
const german = { text: 'Der Code ist falsch (noch 4 Versuche)', lang: 'de' }

/** The sentence that the page keeps of an error reply with this field. */
async function shownOf(shown: unknown) {
  const error = await refusalOf({ message, code: -32603, shown })
  expect(error).toMatchObject({ code: 'FRAME_ERROR', message, cause: { code: -32603 } })
  return shownTexts.get(Object(error))
}

describe('The sentence for the visitor in an error reply of the frame', () => {
  test('is kept with its language, and the error keeps its English message.', async () => {
    expect(await shownOf(german)).toEqual(german)
    expect(await shownOf({ ...german, more: 1 })).toEqual(german)
  })

  test('may be missing, as in replies of older frames.', async () => {
    expect(await shownOf(undefined)).toBeUndefined()
    expect(await refusalOf({ message })).toMatchObject({ message })
  })

  test.each([
    ['a number', 7],
    ['a text', 'Der Code ist falsch'],
    ['null', null],
    ['a list', [german]],
    ['an object without a text', { lang: 'de' }],
    ['an object without a language', { text: german.text }],
    ['an empty text', { text: '', lang: 'de' }],
    ['a text of another type', { text: ['x'], lang: 'de' }],
    ['spaces only', { text: '  \n ', lang: 'de' }],
    ['characters that change the direction only', { text: '\u202e\u2067\u200f', lang: 'de' }],
    ['100,000 characters', { text: 'x'.repeat(100_000), lang: 'de' }],
    ['one character more than a message may have', { text: 'x'.repeat(maxErrorLength + 1), lang: 'de' }],
    ['a language of another type', { text: german.text, lang: 7 }],
    ['an empty language', { text: german.text, lang: '' }],
    ['a language that is no tag', { text: german.text, lang: '<b>de</b>' }],
    ['a language with an underscore', { text: german.text, lang: 'de_AT' }],
    ['a language of 100,000 characters', { text: german.text, lang: `de${'-abcdefgh'.repeat(11_111)}` }],
  ])('is dropped if it is %s. The reply stays valid.', async (_, shown) => {
    expect(await shownOf(shown)).toBeUndefined()
  })

  test('has as many characters as a message at most.', async () => {
    const longest = { text: 'x'.repeat(maxErrorLength), lang: 'de' }
    expect(await shownOf(longest)).toEqual(longest)
  })

  test('loses line breaks and characters that change the direction, as the message does.', async () => {
    expect(await shownOf({ text: ' \u202eDer \u2067Code\u2069\u0000 ist\u200b\n falsch\u2028 ', lang: 'de' })).toEqual({
      text: 'Der Code ist falsch',
      lang: 'de',
    })
  })

  test('keeps the isolates around its values, and loses an isolate without its other end.', async () => {
    const text = 'قال \u2068No\u202e gas\u2069: لا\u2069 \u2068'
    expect(await shownOf({ text, lang: 'ar' })).toEqual({ text: 'قال \u2068No gas\u2069: لا', lang: 'ar' })
  })

  test('is dropped together with a reply that has no message.', async () => {
    const error = await refusalOf({ message: '', shown: german })
    expect(error).toMatchObject({ message: 'An error occurred' })
    expect(shownTexts.get(Object(error))).toBeUndefined()
  })
})

test('When the frame refuses a request to the wallet, the app gets the English message, and a German visitor reads the German sentence behind the text of the modal.', async () => {
  const refusal = await refusalOf({ message, code: -32603, shown: german })
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const provider = new FrameEip155Provider(
    {
      rpc: () => Promise.reject(refusal),
      switchNetwork: () => Promise.reject(refusal),
      setPreferredAccount: () => Promise.reject(refusal),
      signOut: async () => {},
      refused: () => {},
      serves: () => true,
    },
    {
      chainId: 'eip155:1',
      address,
      accounts: [{ address, type: 'eoa' }],
      email: null,
      userName: null,
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
    },
    () => undefined,
  )
  const thrown: unknown = await provider.request({ method: 'personal_sign' }).catch((error: unknown) => error)
  expect(thrown).toMatchObject({ name: 'ProviderError', code: -32603, message })
  const error = toWalletError(thrown)
  expect(error).toMatchObject({ code: 'WALLET_FAILED', details: message })
  const texts = { coreErrors: { WALLET_FAILED: 'Die Wallet meldet einen Fehler' } }
  const language = (locale: string) => createLanguage({ locale: localeOf(locale), loaded: texts })
  expect(errorText(language('de'), error)).toBe(`Die Wallet meldet einen Fehler: ${german.text}`)
  expect(errorText(language('nl'), error)).toBe(`Die Wallet meldet einen Fehler: ${message}`)
  expect(errorText(createLanguage({ locale: 'en' }), error)).toBe(`The wallet reported an error: ${message}`)
})
