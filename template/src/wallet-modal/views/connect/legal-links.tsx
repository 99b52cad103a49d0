import { Fragment } from 'react'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'

export interface LegalUrls {
  terms: string | undefined
  privacy: string | undefined
}

/** The links to what a visitor agrees to, joined by "and"; null when the host gave none. */
export function LegalLinks({ terms, privacy }: LegalUrls) {
  const texts = useTexts(viewTexts)
  const links = [
    { href: terms, label: texts.terms },
    { href: privacy, label: texts.privacy },
  ].filter(({ href }) => href)
  return links.map(({ href, label }, index) => (
    <Fragment key={label}>
      {index > 0 && ` ${texts.and} `}
      <a href={href} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    </Fragment>
  ))
}
