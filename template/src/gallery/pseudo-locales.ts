import { createLanguage } from '../wallet-modal/locales/create-language'
import { isolated, mapTexts } from '../wallet-modal/locales/isolated'
import type { Language } from '../wallet-modal/locales/language'
import { alerts } from '../wallet-modal/domain/errors/alerts'
import * as errorMessages from './error-messages'

/** Marks around a value while its sentence is made, so that the value is found and left unchanged (private-use characters). */
const [start, end] = ['\uE000', '\uE001']

const accents = new Map(
  [...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ']
    .join('')
    .match(/../gu)
    ?.map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
)

/** The share by which a pseudo text is longer than its English text, because texts of other languages are longer. */
const growth = 0.4

/** `Connect` becomes `[Çöññéçţ···]`: accents, 40 % longer, in brackets. Values inside the text stay as they are. */
export function pseudoText(text: string): string {
  const own = text.replaceAll(new RegExp(`${start}[^${end}]*${end}`, 'g'), '')
  if (!/\p{L}/u.test(own)) return text.replaceAll(start, '').replaceAll(end, '')
  const parts = text.split(new RegExp(`(${start}[^${end}]*${end})`))
  const accented = parts.map((part) =>
    part.startsWith(start) ? part.slice(1, -1) : [...part].map((letter) => accents.get(letter) ?? letter).join(''),
  )
  // The filling has words as short as English words, so that lines can break between them.
  const filling = '·····'.repeat(Math.ceil(own.length * growth)).slice(0, Math.ceil(own.length * growth))
  return `[${accented.join('')}${filling.replaceAll(/(.{6})(?=.)/g, '$1 ')}]`
}

/** Changes all texts of a catalogue, and the results of functions that make texts. */
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
 * Pseudo-languages, which show faults of translated views to people who read English. In en-XA, a text without brackets does not come from a
 * catalogue, and a place that cuts a text is too narrow for German as well. In ar-XB, English is laid out from right to left.
 */
export function createPseudoLanguage(locale: 'en-XA' | 'ar-XB'): Language {
  const change = locale === 'en-XA' ? pseudo : isolated
  const loaded = Object.fromEntries(
    Object.entries(errorMessages).map(([name, messages]) => [
      name.replace('Messages', 's').replace('errors', 'coreErrors'),
      change(messages),
    ]),
  )
  return createLanguage({ locale, tag: 'en', loaded: { ...loaded, alerts: alertTexts(alerts) }, finish: change })
}

/** The alerts in the form that catalogues have. */
function alertTexts(given: Readonly<Record<string, { shortMessage: string; text: string }>>): object {
  return Object.fromEntries(
    Object.entries(given).map(([code, { shortMessage, text }]) => [code, { title: shortMessage, text }]),
  )
}
