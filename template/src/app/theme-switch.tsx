import { useEffect } from 'react'
import { useWalletTheme } from '../wallet-modal'

const choices = { system: undefined, light: 'light', dark: 'dark' } as const

/** Switches the theme of the page and of the modal. */
export function ThemeSwitch() {
  const { themeMode, setThemeMode } = useWalletTheme()
  useEffect(() => {
    document.documentElement.style.colorScheme = themeMode ?? 'light dark'
  }, [themeMode])
  return (
    <fieldset className="theme">
      <legend>Theme</legend>
      {Object.entries(choices).map(([name, mode]) => (
        <label key={name}>
          <input
            type="radio"
            name="theme"
            checked={themeMode === mode}
            onChange={() => setThemeMode(mode)}
            data-testid={`theme-${name}`}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
