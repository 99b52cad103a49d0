import { createContext, use } from 'react'
import type { NetworkTexts } from './en/network-texts'
import { networkTexts } from './en/network-texts'

/** The texts of networks; English unless another catalogue is provided. They come with the views that show them. */
const NetworkTextsContext = createContext<NetworkTexts>(networkTexts)

/** The texts in use in the views of networks. */
export function useNetworkTexts(): NetworkTexts {
  return use(NetworkTextsContext)
}
