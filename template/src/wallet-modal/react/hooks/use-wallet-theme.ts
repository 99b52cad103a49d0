import { useMemo } from 'react'
import type { ThemeMode, ThemeVariables } from '../../domain/options'
import type { RootStore } from '../../stores/root/root.store'
import { useModal } from '../modal-context'
import { useObserved } from './use-observed'

interface WalletTheme {
  /** Undefined follows the visitor's system. */
  themeMode: ThemeMode | undefined
  themeVariables: ThemeVariables
  setThemeMode: (mode: ThemeMode | undefined) => void
  setThemeVariables: (variables: ThemeVariables) => void
}

function readTheme({ theme }: RootStore) {
  return { themeMode: theme.themeMode, themeVariables: theme.themeVariables }
}

/** The theme of the modal and its buttons. */
export function useWalletTheme(): WalletTheme {
  const modal = useModal()
  const setters = useMemo(
    () => ({
      setThemeMode: (mode: ThemeMode | undefined) => modal.setThemeMode(mode),
      setThemeVariables: (variables: ThemeVariables) => modal.setThemeVariables(variables),
    }),
    [modal],
  )
  return { ...useObserved(readTheme), ...setters }
}
