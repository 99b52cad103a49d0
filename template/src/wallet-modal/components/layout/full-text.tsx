import { classNames } from '../attributes'
import baseStyles from '../base.module.css'
import { iconDown } from '../controls/button-icon-paths'
import { Icon } from '../marks/icon'
import styles from './full-text.module.css'

interface FullTextProps {
  /** The words that open the text. */
  label: string
  text: string
  /** The test ids of the label and of the text. */
  testIds: { label: string; text: string }
}

/** A technical text in full, such as a message to sign. The visitor opens it with a press. It is read from left to right in every language. */
export function FullText({ label, text, testIds }: FullTextProps) {
  return (
    <details className={styles['details']}>
      <summary className={classNames(baseStyles['control'], styles['label'])} data-testid={testIds.label}>
        {label}
        <Icon path={iconDown} size={16} />
      </summary>
      <pre className={styles['text']} dir="ltr" data-testid={testIds.text}>
        {text}
      </pre>
    </details>
  )
}
