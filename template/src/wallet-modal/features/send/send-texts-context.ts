import { createContext, use } from 'react'
import type { SendTexts } from './send-texts'
import { sendTexts } from './send-texts'

/** The texts of sending; English unless another catalogue is provided. */
const SendTextsContext = createContext<SendTexts>(sendTexts)

/** The texts in use in the views of sending. */
export function useSendTexts(): SendTexts {
  return use(SendTextsContext)
}
