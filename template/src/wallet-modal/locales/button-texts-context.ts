import { createContext, use } from 'react'
import type { ButtonTexts } from './en/button-texts'
import { buttonTexts } from './en/button-texts'

/** The texts of the buttons; English unless another catalogue is provided. */
const ButtonTextsContext = createContext<ButtonTexts>(buttonTexts)

/** The button texts in use. */
export function useButtonTexts(): ButtonTexts {
  return use(ButtonTextsContext)
}
