import { createContext, use } from 'react'
import type { ReceiveTexts } from './receive-texts'
import { receiveTexts } from './receive-texts'

/** The texts of receiving; English unless another catalogue is provided. They come with the unit. */
const ReceiveTextsContext = createContext<ReceiveTexts>(receiveTexts)

/** The texts in use in the unit's views. */
export function useReceiveTexts(): ReceiveTexts {
  return use(ReceiveTextsContext)
}
