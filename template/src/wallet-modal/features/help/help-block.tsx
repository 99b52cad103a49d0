import styles from './help-block.module.css'
import { Icon } from '../../components/marks/icon'
import type { IconPath } from '../../components/marks/icon'

interface HelpBlockProps {
  /** The subject in the middle, between the two icons that it connects. */
  icons: readonly [before: IconPath, subject: IconPath, after: IconPath]
  title: string
  text: string
}

/** Explains one concept, with three icons: "One login for all of web3". For the help views. */
export function HelpBlock({ icons, title, text }: HelpBlockProps) {
  const [before, subject, after] = icons
  return (
    <div className={styles['block']}>
      <div className={styles['drawing']} aria-hidden="true">
        <span className={styles['side']}>
          <Icon path={before} size={16} />
        </span>
        <span className={styles['subject']}>
          <Icon path={subject} size={24} />
        </span>
        <span className={styles['side']}>
          <Icon path={after} size={16} />
        </span>
      </div>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['text']}>{text}</p>
    </div>
  )
}
