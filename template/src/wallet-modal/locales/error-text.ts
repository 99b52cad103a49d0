import { WalletModalError, messageOf } from '../domain/errors/errors'
import { ownDirection } from '../domain/direction'
import type { Language } from './language'
import { sentences } from './sentences'

/** The message of an error of the modal in a language, without the error's details. English if the language has no text for the error's code. */
export function shortErrorText({ errors }: Language, { code, shortMessage }: WalletModalError): string {
  return errors?.[code] ?? shortMessage
}

/**
 * The message of any thrown value, for a visitor. Details of an error, and messages from outside, are not translated. In a text with `#`, the
 * waiting time replaces `#`; the details of such an error begin with the seconds.
 */
export function errorText(language: Language, error: unknown): string {
  if (!(error instanceof WalletModalError)) return ownDirection(language, messageOf(error))
  const { message, shortMessage, details, hint } = error
  const { locale } = language
  const text = shortErrorText(language, error)
  if (details && text.includes('#')) return text.replace('#', secondsIn(language, parseInt(details)))
  // Hints have no translations, so other languages leave the hint out.
  const told = locale === 'en' || !hint ? message : message.slice(0, -`. ${hint}`.length)
  // The message begins with the sentence of its code. Details and hint follow.
  const rest = told.slice(shortMessage.length)
  return text + (details ? rest.replace(details, () => ownDirection(language, details)) : rest)
}

/** Sentences about a failure: the message with the details, and the hint. */
export function failureText(language: Language, error: WalletModalError): string {
  const message = shortErrorText(language, error)
  const { details } = error
  return sentences(
    language,
    details ? `${message}: ${ownDirection(language, details)}` : message,
    errorHint(language, error),
  )
}

/** The advice for an error. Hints have no translations, so a modal in another language does not show them. */
export function errorHint({ locale }: Language, { hint }: WalletModalError): string | undefined {
  return locale === 'en' ? hint : undefined
}

function secondsIn({ tag }: Language, seconds: number): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds)
}
