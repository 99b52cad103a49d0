import type { TextsById } from './language'

/** The texts that are needed before an account is connected, or those that only a connected account needs. */
export type TextGroup = 'modal' | 'account'

/** Downloads the texts of a language. `Texts` are all its catalogues, so that the compiler finds the missing ones. */
export type LocaleLoader<Texts extends TextsById = TextsById> = { readonly locale: string } & {
  readonly [Group in TextGroup]: () => Promise<Partial<Texts>>
}
