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

test('A refusal of the server is shown in the language of the visitor.', () => {
  expect(errorText(german, new ServerError('This code was used', 'CODE_SPENT'))).toBe('Der Code gilt nicht mehr')
})

test('A refusal with a number shows the number of the server’s sentence.', () => {
  const refusal = new ServerError('Too many requests. Try again in 1200 seconds', 'TOO_MANY_REQUESTS')
  expect(errorText(german, refusal)).toBe('Noch 1200 Sekunden')
})

test('The sentence of the server is shown for a code without a text, and for a refusal that lacks its number.', () => {
  for (const code of ['NEW_CODE', 'constructor', '__proto__'])
    expect(errorText(german, new ServerError('Wait 5 minutes', code)), code).toBe('Wait 5 minutes')
  expect(errorText(german, new ServerError('Wait a moment', 'TOO_MANY_REQUESTS'))).toBe('Wait a moment')
})

test('An answer of something in front of the server says that the server does not answer.', () => {
  expect(errorText(german, new ServerError('The wallet server does not answer', 'STATUS_502'))).toBe(
    'Der Server antwortet nicht',
  )
})

test('An error of the frame has its text, or its message if no text belongs to it.', () => {
  const noWallet = new FrameError('There is no wallet yet', undefined, { text: 'noWallet' })
  expect(errorText(german, noWallet)).toBe('Es gibt keine Wallet')
  expect(errorText(german, new FrameError('The request is for another account'))).toBe(
    'The request is for another account',
  )
})

test('In English and without the texts of errors, visitors read the messages themselves.', () => {
  const silent = new FrameError('The wallet server does not answer', undefined, { text: 'serverSilent' })
  const refusal = new ServerError('This code was used', 'CODE_SPENT')
  for (const language of [english, createLanguage('fr', 'fr', {})]) {
    expect(errorText(language, silent)).toBe('The wallet server does not answer')
    expect(errorText(language, refusal)).toBe('This code was used')
  }
})

test('The message of an unknown error is not shown.', () => {
  for (const error of [new Error('secret'), 'secret', undefined])
    expect(errorText(german, error)).toBe('Etwas ist schiefgelaufen')
})
