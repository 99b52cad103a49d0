// @vitest-environment node
import { expect, test } from 'vitest'
import { createLanguage } from '../../locales/create-language'
import { errorText } from '../../locales/error-text'
import { refusalTexts, refusedFor, unreadable } from './refusals'

const german = createLanguage({
  locale: 'de',
  loaded: {
    accountErrors: { TRANSACTION_REFUSED: 'Das Netzwerk lehnt ab' },
    coreErrors: { RPC_UNAVAILABLE: 'Das Netzwerk antwortet nicht' },
    refusals: { ...refusalTexts.english, notEnough: (symbol: string) => `zu wenig ${symbol}`, unreadable: 'unlesbar' },
  },
})
const english = createLanguage({ locale: 'en' })

test('The reason of a refusal is said in the language of the modal, and the error keeps its English details.', () => {
  const error = refusedFor((texts) => texts.notEnough('ETH'))
  expect(error).toMatchObject({ code: 'TRANSACTION_REFUSED', details: 'not enough ETH for the amount and the fee' })
  expect(errorText(german, error)).toBe('Das Netzwerk lehnt ab: zu wenig ETH')
  expect(errorText(english, error)).toBe(error.message)
})

test('The words of a contract are shown as they came, and the answer of the network stays the cause.', () => {
  const cause = new Error('execution reverted: paused')
  const error = refusedFor('paused', cause)
  expect(errorText(german, error)).toBe('Das Netzwerk lehnt ab: paused')
  expect(error.cause).toBe(cause)
})

test('What is wrong with an answer is shown in English only. Other languages say that the answer cannot be read.', () => {
  const error = unreadable('eth_gasPrice is not a number')
  expect(errorText(english, error)).toBe('The network does not answer: eth_gasPrice is not a number')
  expect(errorText(german, error)).toBe('Das Netzwerk antwortet nicht: unlesbar')
})
