import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { LanguageContext } from '../locales/use-texts'
import { useModalStores, useRoot } from '../react/root-context'

/** Renders the children in the language of the modal, after the texts of this language have loaded. The buttons on the page may have another language. */
export const Localized = observer(function Localized({ children }: { children: ReactNode }) {
  'use no memo'
  const { locale } = useRoot()
  const { language } = useModalStores()
  return language.isSettled && <LanguageContext.Provider value={locale.modal}>{children}</LanguageContext.Provider>
})
