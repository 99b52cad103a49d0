import type { Catalogue, TextsById } from './language'

/** Makes a catalogue of English texts. Bundlers leave out a catalogue that no part of the app uses. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTexts<Texts extends object>(id: keyof TextsById, english: Texts): Catalogue<Texts> {
  return { id, english }
}
