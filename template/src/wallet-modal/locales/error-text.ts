import type { WalletModalError } from '../domain/errors/errors'
import { isModalError, messageOf, shownTexts } from '../domain/errors/errors'
import { ownDirection } from '../domain/direction'
import type { Language } from './language'
import { sentences } from './sentences'

/** The sentence about an error that is known in the language of the modal, and otherwise the given text. */
function shownOr(language: Language, error: unknown, text: string): string {
  const shown = shownTexts.get(Object(error))
  if (typeof shown === 'function') return shown(language)
  return shown?.lang === language.locale ? shown.text : text
}

/** The message of an error of the modal in a language, without the error's details. English if the language has no text for the error's code. */
export function shortErrorText(language: Language, error: WalletModalError): string {
  return shownOr(language, error, language.errors?.[error.code] ?? error.shortMessage)
}

/** The message and the details of an error. If another error of the modal is the cause, its message in the language are the details. In a text with `#`, the waiting time replaces `#`; the details of such an error begin with the seconds. */
function detailedText(language: Language, error: WalletModalError): string {
  const text = shortErrorText(language, error)
  const { message, shortMessage, details, cause } = error
  if (!details) return text
  if (text.includes('#')) {
    const seconds = new Intl.NumberFormat(language.tag, { style: 'unit', unit: 'second', unitDisplay: 'long' })
    return text.replace('#', seconds.format(parseInt(details)))
  }
  const [separator] = message.slice(shortMessage.length).split(details)
  const known = isModalError(cause) && language.errors?.[cause.code]
  return `${text}${separator}` + ownDirection(language, shownOr(language, cause, known || details))
}

/** The message of any thrown value, for a visitor. */
export function errorText(language: Language, error: unknown): string {
  if (!isModalError(error)) return ownDirection(language, messageOf(error))
  return [detailedText(language, error), errorHint(language, error)].filter(Boolean).join('. ')
}

/** Sentences about a failure: the message with the details, and the hint. */
export function failureText(language: Language, error: WalletModalError): string {
  return sentences(language, detailedText(language, error), errorHint(language, error))
}

/** The advice for an error. Hints have no translations, so a modal in another language does not show them. */
export function errorHint({ locale }: Language, { hint }: WalletModalError): string | undefined {
  return locale === 'en' ? hint : undefined
}
