import { createContext, use } from 'react'
import type { PairingTexts } from './pairing-texts'
import { pairingTexts } from './pairing-texts'

/** The texts of pairing; English unless another catalogue is provided. */
const PairingTextsContext = createContext<PairingTexts>(pairingTexts)

/** The texts in use in the views of pairing. */
export function usePairingTexts(): PairingTexts {
  return use(PairingTextsContext)
}
