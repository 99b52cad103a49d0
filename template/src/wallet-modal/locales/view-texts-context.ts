import { createContext, use } from 'react'
import type { ViewTexts } from './en/view-texts'
import { viewTexts } from './en/view-texts'

/** The texts of the modal; English unless another catalogue is provided. Lives apart, so that it stays out of the first chunk. */
const ViewTextsContext = createContext<ViewTexts>(viewTexts)

/** The texts in use inside the modal. */
export function useViewTexts(): ViewTexts {
  return use(ViewTextsContext)
}
