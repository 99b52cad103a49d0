import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import styles from './legal-footer.module.css'
import type { LegalUrls } from './legal-links'
import { LegalLinks } from './legal-links'

/** What a visitor agrees to by connecting; nothing when the host gave no links. */
export function LegalFooter({ terms, privacy }: LegalUrls) {
  const texts = useTexts(viewTexts)
  if (!terms && !privacy) return null
  return (
    <p className={styles['legal']}>
      {texts.legalIntro} <LegalLinks terms={terms} privacy={privacy} />
    </p>
  )
}
