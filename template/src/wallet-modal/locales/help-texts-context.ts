import { createContext, use } from 'react'
import type { HelpTexts } from './en/help-texts'
import { helpTexts } from './en/help-texts'

/** The texts that explain; English unless another catalogue is provided. They come with the views that show them. */
const HelpTextsContext = createContext<HelpTexts>(helpTexts)

/** The texts in use in the views that explain. */
export function useHelpTexts(): HelpTexts {
  return use(HelpTextsContext)
}
