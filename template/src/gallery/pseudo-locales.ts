import { createLanguage } from '../wallet-modal/locales/create-language'
import { finishOf, mapTexts } from '../wallet-modal/domain/isolated'
import type { Language } from '../wallet-modal/locales/language'
import { alerts } from '../wallet-modal/domain/errors/alerts'
import * as errorMessages from './error-messages'

/** Two private-use characters that mark the start and the end of a value in a sentence, so that `pseudoText` leaves the value unchanged. */
const [start, end] = ['\uE000', '\uE001']

const accents = new Map(
  [...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ']
    .join('')
    .match(/../gu)
    ?.map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
)

/** How much longer a pseudo text is than the English text: 0.4 is 40 %. Translations are often longer than English texts. */
const growth = 0.4

/** `Connect` becomes `[Çöññéçţ···]`: accents, 40 % longer, in brackets. Values inside the text stay as they are. */
export function pseudoText(text: string): string {
  const own = text.replaceAll(new RegExp(`${start}[^${end}]*${end}`, 'g'), '')
  if (!/\p{L}/u.test(own)) return text.replaceAll(start, '').replaceAll(end, '')
  const parts = text.split(new RegExp(`(${start}[^${end}]*${end})`))
  const accented = parts.map((part) =>
    part.startsWith(start) ? part.slice(1, -1) : [...part].map((letter) => accents.get(letter) ?? letter).join(''),
  )
  // The filling has a space after every six characters, so that lines can break as between English words.
  const filling = '·····'.repeat(Math.ceil(own.length * growth)).slice(0, Math.ceil(own.length * growth))
  return `[${accented.join('')}${filling.replaceAll(/(.{6})(?=.)/g, '$1 ')}]`
}

/** Converts all texts of a catalogue to pseudo texts, also the texts that functions of the catalogue return. */
function pseudo<Texts extends object>(texts: Texts): Texts {
  return mapTexts(texts, (text) => {
    if (typeof text === 'string') return pseudoText(text)
    if (typeof text !== 'function') return text
    return (...values: unknown[]): unknown => {
      const made: unknown = text(...values.map((value) => (typeof value === 'string' ? start + value + end : value)))
      return typeof made === 'string' ? pseudoText(made) : made
    }
  })
}

/**
 * Creates a pseudo-language, in which people who read only English can find faults of translated views. The language en-XA has long texts in
 * brackets: a text without brackets was not taken from a catalogue, and a text that is cut off has too little room for translations. The
 * language ar-XB has English texts that are laid out from right to left.
 */
export function createPseudoLanguage(locale: 'en-XA' | 'ar-XB'): Language {
  const change = locale === 'en-XA' ? pseudo : finishOf('ar').finish
  const loaded = Object.fromEntries(
    Object.entries(errorMessages).map(([name, messages]) => [
      name.replace('Messages', 's').replace('errors', 'coreErrors'),
      change(messages),
    ]),
  )
  return createLanguage({ locale, tag: 'en', loaded: { ...loaded, alerts: alertTexts(alerts) }, finish: change })
}

/** Converts the alerts to the form of a catalogue: a title and a text by the code of the alert. */
function alertTexts(given: Readonly<Record<string, { shortMessage: string; text: string }>>): object {
  return Object.fromEntries(
    Object.entries(given).map(([code, { shortMessage, text }]) => [code, { title: shortMessage, text }]),
  )
}
