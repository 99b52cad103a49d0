import type { TextsById } from './language'

/** Downloads the texts of a language. `Texts` has all catalogues, so that the compiler reports a catalogue that a language lacks. */
export interface LanguageLoader<Texts extends TextsById = TextsById> {
  readonly locale: string
  load(): Promise<Texts>
}
