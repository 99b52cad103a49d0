import { directionOf, ownDirection } from './direction'

/**
 * Isolates the values in the sentences of a language that is written from right to left. Without isolates, an address or an amount in a
 * sentence would be shown with its parts in another order.
 */
export function isolated<Texts extends object>(texts: Texts): Texts {
  return mapTexts(texts, isolatedText)
}

function isolatedText(text: unknown): unknown {
  if (typeof text !== 'function') return text
  return (...values: unknown[]): unknown => text(...values.map(isolatedValue))
}

function isolatedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(isolatedValue)
  return typeof value === 'string' ? ownDirection({ dir: 'rtl' }, value) : value
}

/** The part of a language that isolates values. Languages from left to right do not need it. */
export function finishOf(locale: string): { finish?: <Texts extends object>(texts: Texts) => Texts } {
  return directionOf(locale) === 'rtl' ? { finish: isolated } : {}
}

/** Applies a function to each text of a catalogue: to sentences, and to functions that make sentences. */
export function mapTexts<Texts extends object>(texts: Texts, change: (text: unknown) => unknown): Texts {
  const entries = Object.entries(texts).map(([key, text]: [string, unknown]) => [
    key,
    typeof text === 'object' && text ? mapTexts(text, change) : change(text),
  ])
  return Object.assign(Array.isArray(texts) ? [] : {}, Object.fromEntries(entries)) as Texts
}
