import type { WalletModalError } from '../domain/errors/errors'
import { isModalError, messageOf, shownTexts } from '../domain/errors/errors'
import { ownDirection } from '../domain/direction'
import type { Language } from './language'
import { sentences } from './sentences'

/** What the language says about an error: the sentence of `shownTexts`, or the message for the error's code. Otherwise the given text. */
export function saidOr(language: Language, error: unknown, text: string): string {
  const shown = shownTexts.get(Object(error))
  if (typeof shown === 'function') return shown(language)
  if (shown?.lang === language.locale) return shown.text
  return (isModalError(error) && language.errors?.[error.code]) || text
}

/** The message of an error of the modal in a language, without the error's details. English if the language has no text for the error's code. */
export function shortErrorText(language: Language, error: WalletModalError): string {
  return saidOr(language, error, error.shortMessage)
}

/**
 * The message and the details of an error. The message of a cause that is an error of the modal takes the place of the details. If the message has a `#`,
 * the waiting time, with which the details begin, takes the place of `#`. Details in the modal's own words are English, so only English shows them.
 */
function detailedText(language: Language, error: WalletModalError): string {
  const text = shortErrorText(language, error)
  const { message, shortMessage, details, cause } = error
  if (!details) return text
  if (text.includes('#')) {
    const seconds = new Intl.NumberFormat(language.tag, { style: 'unit', unit: 'second', unitDisplay: 'long' })
    return text.replace('#', seconds.format(parseInt(details)))
  }
  // The modal's own words have no cause. Values, such as an address, contain no space.
  const isOwnWording = !cause && details.includes(' ')
  const said = isOwnWording && language.locale !== 'en' ? '' : saidOr(language, cause, details)
  if (!said) return text
  const [separator] = message.slice(shortMessage.length).split(details)
  return `${text}${separator}` + ownDirection(language, said)
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
