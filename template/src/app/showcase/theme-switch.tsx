import { useEffect } from 'react'
import { useWalletTheme } from '../../wallet-modal'
import { RadioRow } from './radio-row'

const choices = { System: '', Light: 'light', Dark: 'dark' } as const

/** Switches the theme of the page and of the modal. */
export function ThemeSwitch() {
  const { themeMode, setThemeMode } = useWalletTheme()
  useEffect(() => {
    document.documentElement.style.colorScheme = themeMode ?? 'light dark'
  }, [themeMode])
  return (
    <RadioRow
      name="Theme"
      choices={choices}
      chosen={themeMode ?? ''}
      onChoose={(value) => setThemeMode(value === 'light' || value === 'dark' ? value : undefined)}
    />
  )
}
