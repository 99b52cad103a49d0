import { directionOf, notation, ownDirection } from './direction'

/** Changes the texts of a language before they are shown. The tag (BCP 47) is that of the language's numbers and dates. */
type Finish = <Texts extends object>(texts: Texts, tag?: string) => Texts

/**
 * The part of a language that changes its sentences: numbers, dates and lists are in the notation of the tag, and in a language that is written
 * from right to left, values are isolated. Without isolates, an address or an amount in a sentence would be shown with its parts in another order.
 */
export function finishOf(locale: string): { finish: Finish } {
  const isIsolated = directionOf(locale) === 'rtl'
  const finish: Finish = (texts, tag = locale) => {
    if (!isIsolated && tag === locale) return texts
    return mapTexts(texts, (text) => {
      if (typeof text !== 'function') return text
      return (...values: unknown[]): unknown =>
        inNotation(tag, () => text(...(isIsolated ? values.map(isolatedValue) : values)))
    })
  }
  return { finish }
}

function isolatedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(isolatedValue)
  return typeof value === 'string' ? ownDirection({ dir: 'rtl' }, value) : value
}

/** Makes a sentence in the notation of a tag. The notation ends with the call, so two languages on a page cannot mix up their tags. */
function inNotation<Sentence>(tag: string, make: () => Sentence): Sentence {
  const outer = notation.tag
  notation.tag = tag
  try {
    return make()
  } finally {
    notation.tag = outer
  }
}

/** Applies a function to each text of a catalogue: to sentences, and to functions that make sentences. */
export function mapTexts<Texts extends object>(texts: Texts, change: (text: unknown) => unknown): Texts {
  const entries = Object.entries(texts).map(([key, text]: [string, unknown]) => [
    key,
    typeof text === 'object' && text ? mapTexts(text, change) : change(text),
  ])
  return Object.assign(Array.isArray(texts) ? [] : {}, Object.fromEntries(entries)) as Texts
}
