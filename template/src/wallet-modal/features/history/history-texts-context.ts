import { createContext, use } from 'react'
import type { HistoryTexts } from './history-texts'
import { historyTexts } from './history-texts'

/** The texts of the activity list; English unless another catalogue is provided. They come with the unit. */
const HistoryTextsContext = createContext<HistoryTexts>(historyTexts)

/** The texts in use in the unit's views. */
export function useHistoryTexts(): HistoryTexts {
  return use(HistoryTextsContext)
}
