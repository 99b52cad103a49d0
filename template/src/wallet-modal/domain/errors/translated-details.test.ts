// @vitest-environment node
import { expect, test } from 'vitest'
import { createLanguage } from '../../locales/create-language'
import { errorText } from '../../locales/error-text'
import { finishOf } from '../isolated'
import { WalletModalError } from './errors'
import { translatedDetails } from './translated-details'

const catalogue = { id: 'weather', english: { rain: 'it rains', in: (place: string) => `it rains in ${place}` } }

const rainIn = (place: string) =>
  new WalletModalError(
    'WALLET_FAILED',
    translatedDetails(catalogue, (texts) => texts.in(place)),
  )

test('The details of an error are in English, and a visitor reads them in the language of the modal.', () => {
  const weather = { rain: 'es regnet', in: (place: string) => `es regnet in ${place}` }
  const german = createLanguage({ locale: 'de', loaded: { weather } })
  const error = rainIn('Bern')
  expect([error.details, error.message]).toEqual(['it rains in Bern', 'The wallet reported an error: it rains in Bern'])
  expect(errorText(german, error)).toBe('The wallet reported an error: es regnet in Bern')
  expect(errorText(createLanguage({ locale: 'en' }), error)).toBe(error.message)
})

test('A language without the catalogue shows the details in English.', () => {
  expect(errorText(createLanguage({ locale: 'ja' }), rainIn('Bern'))).toBe(rainIn('Bern').message)
})

test('In a language from right to left, the value in the details keeps its own direction.', () => {
  const weather = { rain: 'تمطر', in: (place: string) => `تمطر في ${place}` }
  const arabic = createLanguage({ locale: 'ar', loaded: { weather }, ...finishOf('ar') })
  expect(errorText(arabic, rainIn('Bern'))).toBe('The wallet reported an error: \u2068تمطر في \u2068Bern\u2069\u2069')
})

test('An error that is given as the cause stays the cause. Otherwise the cause is an error with the details.', () => {
  const given = new TypeError('no answer')
  expect(translatedDetails(catalogue, ({ rain }) => rain, given)).toEqual({ details: 'it rains', cause: given })
  expect(translatedDetails(catalogue, ({ rain }) => rain).cause).toEqual(new Error('it rains'))
})
