// @vitest-environment node
import { expect, test } from 'vitest'
import { FrameError } from '../frame-error'
import { ServerError } from '../server/server-calls'
import { commonTexts } from './common-texts'
import { errorText } from './error-text'
import type { TextsById } from './language'
import { createLanguage, english } from './language'

const texts = {
  common: { ...commonTexts.english, failed: 'Etwas ist schiefgelaufen' },
  errors: { serverSilent: 'Der Server antwortet nicht', noWallet: 'Es gibt keine Wallet' },
  refusals: {
    CODE_SPENT: 'Der Code gilt nicht mehr',
    TOO_MANY_REQUESTS: (seconds: number) => `Noch ${seconds} Sekunden`,
  },
} as Partial<TextsById>
const german = createLanguage('de', 'de', texts)

test('A refusal of the wallet server is shown in the language of the visitor.', () => {
  expect(errorText(german, new ServerError('This code was used', 'CODE_SPENT'))).toBe('Der Code gilt nicht mehr')
})

test('A translated refusal shows the number from the English sentence of the wallet server.', () => {
  const refusal = new ServerError('Too many requests. Try again in 1200 seconds', 'TOO_MANY_REQUESTS')
  expect(errorText(german, refusal)).toBe('Noch 1200 Sekunden')
})

test('The sentence of the wallet server is shown when its code has no translation, or when the sentence lacks the number for it.', () => {
  for (const code of ['NEW_CODE', 'constructor', '__proto__'])
    expect(errorText(german, new ServerError('Wait 5 minutes', code)), code).toBe('Wait 5 minutes')
  expect(errorText(german, new ServerError('Wait a moment', 'TOO_MANY_REQUESTS'))).toBe('Wait a moment')
})

test('When a proxy answers in place of the wallet server, the visitor reads that the server does not answer.', () => {
  expect(errorText(german, new ServerError('The wallet server does not answer', 'STATUS_502'))).toBe(
    'Der Server antwortet nicht',
  )
})

test('An error of the frame is shown in the language of the visitor, or with its own message when the error has no translation.', () => {
  const noWallet = new FrameError('There is no wallet yet', undefined, { text: 'noWallet' })
  expect(errorText(german, noWallet)).toBe('Es gibt keine Wallet')
  expect(errorText(german, new FrameError('The request is for another account'))).toBe(
    'The request is for another account',
  )
})

test('In English, and in a language without texts of errors, the visitor reads the message of the error itself.', () => {
  const silent = new FrameError('The wallet server does not answer', undefined, { text: 'serverSilent' })
  const refusal = new ServerError('This code was used', 'CODE_SPENT')
  for (const language of [english, createLanguage('fr', 'fr', {})]) {
    expect(errorText(language, silent)).toBe('The wallet server does not answer')
    expect(errorText(language, refusal)).toBe('This code was used')
  }
})

test('For an unknown error, the visitor reads a general text, and never the message of the error.', () => {
  for (const error of [new Error('secret'), 'secret', undefined])
    expect(errorText(german, error)).toBe('Etwas ist schiefgelaufen')
})
