import { createContext, use } from 'react'
import type { DirectoryTexts } from './directory-texts'
import { directoryTexts } from './directory-texts'

/** The texts of the wallet directory; English unless another catalogue is provided. */
const DirectoryTextsContext = createContext<DirectoryTexts>(directoryTexts)

/** The texts in use in the views of the wallet directory. */
export function useDirectoryTexts(): DirectoryTexts {
  return use(DirectoryTextsContext)
}
