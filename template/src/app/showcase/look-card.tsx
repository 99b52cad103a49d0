import { useEffect, useState } from 'react'
import { useWalletTheme } from '../../wallet-modal'
import { addressOf, codeFor, isCard, looks } from './look'
import { ThemeSwitch } from './theme-switch'
import { RadioRow } from './radio-row'

const directions = { 'Left to right': 'ltr', 'Right to left': 'rtl' } as const

/** Switches the look of the modal while the page runs, and shows the code that gives an app the same look. */
export function LookCard() {
  const { themeMode, themeVariables, setThemeVariables } = useWalletTheme()
  const [direction, setDirection] = useState<string>('ltr')
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  const code = codeFor(themeVariables, themeMode, direction)

  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setIsCopied(true)
  }

  return (
    <section className="card look">
      <div className="look-choices">
        <h2>Make it yours</h2>
        {Object.entries(looks).map(([name, { variable, choices }]) => (
          <RadioRow
            key={name}
            name={name}
            choices={choices}
            chosen={themeVariables[variable] ?? ''}
            onChoose={(value) => {
              setIsCopied(false)
              setThemeVariables({ [variable]: value })
            }}
          />
        ))}
        <ThemeSwitch />
        <RadioRow name="Direction" choices={directions} chosen={direction} onChoose={setDirection} />
        <p>
          The modal is {isCard ? 'a card of the page' : 'a dialog'}.{' '}
          <a href={addressOf(!isCard)} data-testid="look-card">
            Show it as {isCard ? 'a dialog' : 'a card'}
          </a>
        </p>
      </div>
      <div className="look-code">
        <pre tabIndex={0} aria-label="Code for this look">
          <code data-testid="look-code">{code}</code>
        </pre>
        <button type="button" onClick={() => void copy()} data-testid="look-copy">
          {isCopied ? 'Copied' : 'Copy the code'}
        </button>
      </div>
    </section>
  )
}
