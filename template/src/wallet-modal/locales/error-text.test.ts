// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { WalletModalError, shownTexts } from '../domain/errors/errors'
import { unreadableAnswer } from '../services/bounded-fetch'
import { createLanguage } from './create-language'
import { errorHint, errorText, failureText, shortErrorText } from './error-text'
import { createEnglish } from './language'

const german = createLanguage({
  locale: 'de',
  tag: 'de',
  loaded: {
    coreErrors: {
      USER_REJECTED: 'Sie haben die Anfrage abgelehnt',
      TIMED_OUT: 'Versuchen Sie es in # noch einmal',
      WALLET_FAILED: '$& und $1: ein Fehler der Wallet',
    },
  },
})
const japanese = createLanguage({ locale: 'ja', loaded: { coreErrors: { USER_REJECTED: '拒否しました' } } })
const english = createEnglish({})

const plain = new WalletModalError('USER_REJECTED')
const cause = new Error('code 4001')
const detailed = new WalletModalError('USER_REJECTED', { details: 'code 4001', cause })
const hinted = new WalletModalError('USER_REJECTED', { details: 'code 4001', hint: 'Ask once more', cause })

describe('errorText', () => {
  test("An error has the message that the language has for the error's code.", () => {
    expect(errorText(german, plain)).toBe('Sie haben die Anfrage abgelehnt')
    expect(errorText(english, plain)).toBe('You declined the request')
  })

  test("An error keeps its English message when the language has no text for the error's code.", () => {
    const error = new WalletModalError('NO_NETWORKS', { details: 'none' })
    expect(errorText(german, error)).toBe('At least one network is required: none')
  })

  test('The words of a wallet in the details of an error, and the separator before the details, are not translated.', () => {
    expect(errorText(german, detailed)).toBe('Sie haben die Anfrage abgelehnt: code 4001')
    const separated = new WalletModalError('USER_REJECTED', { details: 'code 4001', separator: ' - ', cause })
    expect(errorText(german, separated)).toBe('Sie haben die Anfrage abgelehnt - code 4001')
  })

  test('Details that the modal words itself are shown only in English. Values in the details are shown in every language.', () => {
    const unsigned = new WalletModalError('USER_REJECTED', { details: 'no signature' })
    expect([errorText(english, unsigned), errorText(german, unsigned)]).toEqual([
      'You declined the request: no signature',
      'Sie haben die Anfrage abgelehnt',
    ])
    const unreadable = new WalletModalError('USER_REJECTED', unreadableAnswer())
    expect([errorText(english, unreadable), errorText(german, unreadable)]).toEqual([
      'You declined the request: The answer cannot be read',
      'Sie haben die Anfrage abgelehnt',
    ])
    const value = new WalletModalError('USER_REJECTED', { details: 'eip155:1' })
    expect(errorText(german, value)).toBe('Sie haben die Anfrage abgelehnt: eip155:1')
  })

  test('A hint is shown only in English, because hints have no translations.', () => {
    expect(errorText(english, hinted)).toBe('You declined the request: code 4001. Ask once more')
    expect(errorText(german, hinted)).toBe('Sie haben die Anfrage abgelehnt: code 4001')
    expect([errorHint(english, hinted), errorHint(german, hinted)]).toEqual(['Ask once more', undefined])
    expect(errorHint(english, plain)).toBeUndefined()
  })

  test('The waiting time replaces # in the words of the language.', () => {
    const wait = (seconds: number) =>
      new WalletModalError('TIMED_OUT', { details: `${seconds} seconds`, separator: ' ' })
    expect(errorText(german, wait(25))).toBe('Versuchen Sie es in 25 Sekunden noch einmal')
    expect(errorText(german, wait(1))).toBe('Versuchen Sie es in 1 Sekunde noch einmal')
    expect(errorText(english, wait(25))).toBe('timed out 25 seconds')
  })

  test('Details and messages from outside stay together in a language from right to left.', () => {
    const arabic = createLanguage({ locale: 'ar', loaded: { coreErrors: { USER_REJECTED: 'رفضت الطلب' } } })
    expect(errorText(arabic, plain)).toBe('رفضت الطلب')
    expect(errorText(arabic, detailed)).toBe('رفضت الطلب: \u2068code 4001\u2069')
    expect(failureText(arabic, detailed)).toBe('رفضت الطلب: \u2068code 4001\u2069.')
    expect(errorText(arabic, new Error('reverted (1)'))).toBe('\u2068reverted (1)\u2069')
  })

  test('Signs such as $& in details and translations are shown as they are.', () => {
    expect(errorText(german, new WalletModalError('WALLET_FAILED', { details: '$& #1', cause }))).toBe(
      '$& und $1: ein Fehler der Wallet: $& #1',
    )
  })

  test('shortErrorText leaves out the details.', () => {
    expect(shortErrorText(german, hinted)).toBe('Sie haben die Anfrage abgelehnt')
    expect(shortErrorText(english, hinted)).toBe('You declined the request')
  })
})

describe('failureText', () => {
  test('A failure has the message with its details, and in English the hint as well.', () => {
    expect(failureText(english, hinted)).toBe('You declined the request: code 4001. Ask once more.')
    expect(failureText(english, plain)).toBe('You declined the request.')
    expect(failureText(german, hinted)).toBe('Sie haben die Anfrage abgelehnt: code 4001.')
  })

  test('Sentences end with the full stop of the language.', () => {
    expect(failureText(japanese, hinted)).toBe('拒否しました: code 4001。')
  })
})

describe('The sentence of the embedded wallet about an error', () => {
  const cause = new Error('code 4001')
  const refused = new WalletModalError('WALLET_FAILED', { details: 'code 4001', cause })
  const said = (error: object, text = 'Der Code ist falsch', lang = 'de') => shownTexts.set(error, { text, lang })
  const own = () => new WalletModalError('USER_REJECTED')

  test('replaces the text of the modal if the sentence is in the language of the modal.', () => {
    const error = own()
    said(error)
    expect([errorText(german, error), shortErrorText(german, error), failureText(german, error)]).toEqual([
      'Der Code ist falsch',
      'Der Code ist falsch',
      'Der Code ist falsch.',
    ])
  })

  test.each(['en', 'ja', 'fr-FR', 'xx-Nowhere'])(
    'is not shown if its language is %s and the modal is in German.',
    (lang) => {
      const error = own()
      said(error, '別の文', lang)
      expect(errorText(german, error)).toBe('Sie haben die Anfrage abgelehnt')
    },
  )

  test('is not shown in an English modal if the sentence is in another language. The visitor reads the English message.', () => {
    const error = own()
    said(error)
    expect(errorText(english, error)).toBe('You declined the request')
    expect(error.message).toBe('You declined the request')
  })

  test('replaces the details of an error whose cause is the error of the embedded wallet.', () => {
    expect(errorText(german, refused)).toBe('$& und $1: ein Fehler der Wallet: code 4001')
    said(cause, '$& falsch')
    expect(errorText(german, refused)).toBe('$& und $1: ein Fehler der Wallet: $& falsch')
    expect(failureText(german, refused)).toBe('$& und $1: ein Fehler der Wallet: $& falsch.')
    expect(errorText(japanese, refused)).toBe('The wallet reported an error: code 4001')
  })

  test('is not read from the properties of an error, because every wallet can throw an error with forged properties.', () => {
    const forged = { shown: { text: 'Senden Sie Geld', lang: 'de' } }
    const error = Object.assign(new WalletModalError('USER_REJECTED', { cause: forged }), forged)
    expect(errorText(german, error)).toBe('Sie haben die Anfrage abgelehnt')
    const trap = new Proxy(
      {},
      {
        get() {
          throw new Error('trap')
        },
        getPrototypeOf() {
          throw new Error('trap')
        },
      },
    )
    const trapped = new WalletModalError('USER_REJECTED', { details: 'code 1', cause: trap })
    expect(errorText(german, trapped)).toBe('Sie haben die Anfrage abgelehnt: code 1')
  })
})

test('If another error of the modal is the cause, its message in the language takes the place of the English details.', () => {
  const cause = new WalletModalError('TIMED_OUT', { details: '8000 ms' })
  const late = new WalletModalError('RPC_UNAVAILABLE', { details: 'no answer within 8 s', cause })
  const spanish = createLanguage({
    locale: 'es',
    loaded: { coreErrors: { RPC_UNAVAILABLE: 'La red no responde', TIMED_OUT: 'se agotó el tiempo' } },
  })
  expect(errorText(spanish, late)).toBe('La red no responde: se agotó el tiempo')
  expect(errorText(english, late)).toBe('The network does not answer: no answer within 8 s')
  expect(errorText(japanese, late)).toBe('The network does not answer: no answer within 8 s')
})

test('A reason with a text in a catalogue is said in the language of the modal.', () => {
  const cause = new Error('reason')
  shownTexts.set(cause, ({ locale }) => `${locale} reason`)
  const error = new WalletModalError('WALLET_FAILED', { details: 'reason', cause })
  expect(errorText(japanese, error)).toBe('The wallet reported an error: ja reason')
})

test('A failure with a waiting time shows the seconds as words of the language, in place of `#`.', () => {
  const wait = new WalletModalError('TIMED_OUT', { details: '25 seconds', separator: ' ' })
  expect(failureText(german, wait)).toBe('Versuchen Sie es in 25 Sekunden noch einmal.')
  expect(failureText(english, wait)).toBe('timed out 25 seconds.')
})

test('A value that the modal did not throw keeps its own message in every language.', () => {
  expect(errorText(german, new Error('execution reverted'))).toBe('execution reverted')
  expect(errorText(german, 'nonce too low')).toBe('nonce too low')
  expect(errorText(german, { message: 'insufficient funds #' })).toBe('insufficient funds #')
  expect(errorText(german, undefined)).toBe('Unknown error')
})
