import { WalletModalError, messageOf } from '../domain/errors/errors'
import { ownDirection } from './direction'
import type { Language } from './language'
import { sentences } from './sentences'

/** The message of an error of the modal, without its details, in a language. English if the language has no text for the error's code. */
export function shortErrorText({ errors }: Language, { code, shortMessage }: WalletModalError): string {
  return errors?.[code] ?? shortMessage
}

/**
 * The message of any thrown value, for a visitor. Details of an error, and messages from outside, stay as they are. A text with `#` has the wait
 * in its place, whose seconds the details begin with.
 */
export function errorText(language: Language, error: unknown): string {
  if (!(error instanceof WalletModalError)) return ownDirection(language, messageOf(error))
  const { message, shortMessage, details, hint } = error
  const { locale } = language
  const text = shortErrorText(language, error)
  if (details && text.includes('#')) return text.replace('#', secondsIn(language, parseInt(details)))
  // Hints are English.
  const told = locale === 'en' || !hint ? message : message.slice(0, -`. ${hint}`.length)
  // The message begins with the sentence of its code. Details and hint follow.
  const rest = told.slice(shortMessage.length)
  return text + (details ? rest.replace(details, () => ownDirection(language, details)) : rest)
}

/** The sentences about a failure: its message with the details, and what the reader can do. */
export function failureText(language: Language, error: WalletModalError): string {
  const message = shortErrorText(language, error)
  const { details } = error
  return sentences(
    language,
    details ? `${message}: ${ownDirection(language, details)}` : message,
    errorHint(language, error),
  )
}

/** What the reader can do about an error. Hints are English, so a modal in another language does not show them. */
export function errorHint({ locale }: Language, { hint }: WalletModalError): string | undefined {
  return locale === 'en' ? hint : undefined
}

function secondsIn({ tag }: Language, seconds: number): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds)
}
