import { createContext, use } from 'react'
import type { SiwxTexts } from './siwx-texts'
import { siwxTexts } from './siwx-texts'

/** The texts of signing in; English unless another catalogue is provided. They come with the unit. */
const SiwxTextsContext = createContext<SiwxTexts>(siwxTexts)

/** The texts in use in the unit's views. */
export function useSiwxTexts(): SiwxTexts {
  return use(SiwxTextsContext)
}
