import type { TextsById } from './language'

/** `modal` has the texts that the modal needs without an account, `account` those that only a connected account needs. */
export type TextGroup = 'modal' | 'account'

/** Downloads the texts of a language. `Texts` has all catalogues, so that the compiler reports a catalogue that a language lacks. */
export type LocaleLoader<Texts extends TextsById = TextsById> = { readonly locale: string } & {
  readonly [Group in TextGroup]: () => Promise<Partial<Texts>>
}
