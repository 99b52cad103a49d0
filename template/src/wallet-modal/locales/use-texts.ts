import { createContext, useContext } from 'react'
import { useShownRoot } from '../react/root-context'
import type { Catalogue, Language } from './language'

/** The language of the components below. Undefined outside of the modal, because the buttons of the page have a language of their own. */
export const LanguageContext = /* @__PURE__ */ createContext<Language | undefined>(undefined)

/** The language of the component that calls this hook. When the language changes, an observer renders again. */
export function useLanguage(): Language {
  const { page } = useShownRoot().locale
  return useContext(LanguageContext) ?? page
}

/** The texts of a catalogue in the language of the component. When the language changes, an observer renders again. */
export function useTexts<Texts extends object>(catalogue: Catalogue<Texts>): Texts {
  return useLanguage().textsOf(catalogue)
}
