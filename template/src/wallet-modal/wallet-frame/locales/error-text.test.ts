// @vitest-environment node
import { expect, test } from 'vitest'
import { FrameError } from '../frame-error'
import { ServerError } from '../server/server-calls'
import { testLanguage } from '../testing/test-language'
import { errorText, TranslatedError } from './error-text'
import { createLanguage, english } from './language'

test('A refusal of the wallet server is shown in the language of the visitor.', () => {
  expect(errorText(testLanguage, new ServerError('This code was used', 'CODE_SPENT'))).toBe('text CODE_SPENT')
})

test('Two refusals of the server that mean the same to a visitor share one text.', () => {
  expect(errorText(testLanguage, new ServerError('Use POST', 'METHOD_NOT_ALLOWED'))).toBe('text REQUEST_NOT_VALID')
  expect(errorText(testLanguage, new ServerError('Not here', 'ORIGIN_NOT_ALLOWED'))).toBe('text APP_NOT_ALLOWED')
})

test('A translated refusal shows the number that its answer has for this code, and no number of another code.', () => {
  const facts = { attemptsLeft: 4, retryAfter: 1200 }
  expect(errorText(testLanguage, new ServerError('Wait', 'TOO_MANY_REQUESTS', facts))).toBe('text retryAfter 1200')
  expect(errorText(testLanguage, new ServerError('No', 'CODE_NOT_VALID', facts))).toBe('text attemptsLeft 4')
  expect(errorText(testLanguage, new ServerError('No', 'CODE_SPENT', facts))).toBe('text CODE_SPENT')
})

test('A translated refusal without its number, or with the number 0, has a sentence without a number, whatever the English sentence says.', () => {
  for (const facts of [{}, { attemptsLeft: 0, retryAfter: 0 }]) {
    const late = new ServerError('Too many requests. Try again in 9 seconds', 'TOO_MANY_REQUESTS', facts)
    expect(errorText(testLanguage, late)).toBe('text TOO_MANY_REQUESTS')
    const wrong = new ServerError('Invalid code (4 attempts left)', 'CODE_NOT_VALID', facts)
    expect(errorText(testLanguage, wrong)).toBe('text CODE_NOT_VALID')
  }
})

test('The sentence of the wallet server is shown when its code has no translation.', () => {
  for (const code of ['NEW_CODE', 'attemptsLeft', 'constructor', '__proto__'])
    expect(errorText(testLanguage, new ServerError('Wait 5 minutes', code)), code).toBe('Wait 5 minutes')
})

test('When a proxy answers in place of the wallet server, the visitor reads that the server does not answer.', () => {
  const silent = new ServerError('The wallet server does not answer', 'STATUS_502')
  expect(errorText(testLanguage, silent)).toBe('text serverSilent')
})

test('An error of the frame with a text is shown in the language of the visitor.', () => {
  const noWallet = new FrameError('There is no wallet yet', undefined, { text: 'noWallet' })
  expect(errorText(testLanguage, noWallet)).toBe('text noWallet')
})

test('A message from a catalogue is shown as it is in every language.', () => {
  for (const language of [testLanguage, english])
    expect(errorText(language, new TranslatedError('Es gibt keine Wallet'))).toBe('Es gibt keine Wallet')
})

test('In English, and in a language without texts of errors, the visitor reads the message of the error itself.', () => {
  const silent = new FrameError('The wallet server does not answer', undefined, { text: 'serverSilent' })
  const refusal = new ServerError('Invalid code (4 attempts left)', 'CODE_NOT_VALID', { attemptsLeft: 4 })
  for (const language of [english, createLanguage('fr', 'fr', {})]) {
    expect(errorText(language, silent)).toBe('The wallet server does not answer')
    expect(errorText(language, refusal)).toBe('Invalid code (4 attempts left)')
  }
})

test('For an error for developers, and for an unknown error, the visitor reads a general text, and never the message of the error.', () => {
  const errors = [new FrameError('The request is for another account'), new Error('secret'), 'secret', undefined]
  for (const error of errors) {
    expect(errorText(testLanguage, error)).toBe('text failed')
    expect(errorText(english, error)).toBe('Something went wrong. Try again')
  }
})
