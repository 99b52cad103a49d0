import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import baseStyles from '../base.module.css'
import styles from './field.module.css'
import { Icon } from '../marks/icon'
import { IconButton } from '../controls/icon-button'
import { iconClose, iconSearch } from '../marks/icon-paths'

interface SearchFieldProps {
  /** The label for screen readers; the placeholder is not a label. */
  label: string
  placeholder?: string | undefined
  value: string
  onChange: (value: string) => void
  /** The label of the button that empties the field. */
  clearLabel: string
  testId?: string | undefined
}

/** The search field above a list. Escape first empties it, and closes the dialog only when it is empty. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  clearLabel,
  testId = 'wm-search',
}: SearchFieldProps) {
  const id = useId()
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    event.stopPropagation()
    onChange('')
  }
  return (
    <div className={styles['field']}>
      <label className={baseStyles['hidden']} htmlFor={id}>
        {label}
      </label>
      <Icon path={iconSearch} />
      <input
        id={id}
        className={styles['input']}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={clearOnEscape}
        data-testid={testId}
      />
      {value && <IconButton size="sm" icon={iconClose} label={clearLabel} onClick={() => onChange('')} />}
    </div>
  )
}
