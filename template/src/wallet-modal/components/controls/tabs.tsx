import type { KeyboardEvent, ReactNode } from 'react'
import baseStyles from '../base.module.css'
import { classNames } from '../attributes'
import styles from './tabs.module.css'

interface TabsProps<Value extends string> {
  /** Names the group. */
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
  /** The id of the panel that the tabs change. The tab's id is this id, a hyphen and the tab's value; it names the panel. */
  panelId: string
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Chooses the part of a view that is shown. A line marks the open tab; the arrow keys move between the tabs. */
export function Tabs<Value extends string>({ label, value, options, onChange, panelId }: TabsProps<Value>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const index = options.findIndex((option) => option.value === value) + (isMirrored ? -step : step)
    const next = options[(index + options.length) % options.length]
    if (!next) return
    onChange(next.value)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus()
  }
  return (
    <div className={styles['tabs']} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {options.map((option) => (
        <button
          key={option.value}
          className={classNames(baseStyles['control'], styles['tab'])}
          type="button"
          role="tab"
          id={`${panelId}-${option.value}`}
          aria-selected={option.value === value}
          aria-controls={option.value === value ? panelId : undefined}
          tabIndex={option.value === value ? 0 : -1}
          data-testid="wm-tab"
          data-tab={option.value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
