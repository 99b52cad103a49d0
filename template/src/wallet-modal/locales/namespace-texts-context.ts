import { createContext, use } from 'react'
import type { NamespaceTexts } from './en/namespace-texts'
import { namespaceTexts } from './en/namespace-texts'

/** The texts of several namespaces; English unless another catalogue is provided. They come with the views that show them. */
const NamespaceTextsContext = createContext<NamespaceTexts>(namespaceTexts)

/** The texts in use where there is more than one namespace. */
export function useNamespaceTexts(): NamespaceTexts {
  return use(NamespaceTextsContext)
}
