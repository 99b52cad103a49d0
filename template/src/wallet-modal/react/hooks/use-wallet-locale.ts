import { useMemo } from 'react'
import type { Locale } from '../../locales/language'
import type { RootStore } from '../../stores/root/root.store'
import { useModal } from '../modal-context'
import { useObserved } from './use-observed'

interface WalletLocale {
  /** The language of the modal, as a BCP 47 tag. English until the texts of another language have loaded. */
  locale: string
  /** The direction in which the language of the modal is written. */
  dir: 'ltr' | 'rtl'
  /** Changes the language of the modal and of its buttons. Resolves when the texts have loaded, or after three seconds. */
  setLocale: (locale: 'auto' | Locale) => Promise<void>
}

function readLocale({ locale }: RootStore) {
  return { locale: locale.modal.locale, dir: locale.modal.dir }
}

/** The language of the modal, and a function that changes the language. */
export function useWalletLocale(): WalletLocale {
  const modal = useModal()
  const setLocale = useMemo(() => (locale: 'auto' | Locale) => modal.setLocale(locale), [modal])
  return { ...useObserved(readLocale), setLocale }
}
