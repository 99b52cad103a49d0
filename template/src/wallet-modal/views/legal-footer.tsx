import { Fragment } from 'react'
import { useViewTexts } from '../locales/view-texts-context'
import styles from './legal-footer.module.css'

interface LegalFooterProps {
  terms: string | undefined
  privacy: string | undefined
}

/** What a visitor agrees to by connecting; nothing when the host gave no links. */
export function LegalFooter({ terms, privacy }: LegalFooterProps) {
  const texts = useViewTexts()
  const links = [
    { href: terms, label: texts.terms },
    { href: privacy, label: texts.privacy },
  ].filter(({ href }) => href)
  if (links.length === 0) return null
  return (
    <p className={styles['legal']}>
      {texts.legalIntro}{' '}
      {links.map(({ href, label }, index) => (
        <Fragment key={label}>
          {index > 0 && ` ${texts.and} `}
          <a href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
