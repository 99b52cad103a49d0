import { observer } from 'mobx-react-lite'
import { Checkbox } from '../../components/controls/checkbox'
import { isPageUrl } from '../../components/marks/safe-url'
import { viewTexts } from '../../locales/en/view-texts'
import { Filled } from '../../locales/filled'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import styles from './legal-consent.module.css'
import { Fragment } from 'react'

/** A checkbox for the terms, if the host asks for one. Without it nothing can be connected. */
export const LegalCheckbox = observer(function LegalCheckbox() {
  'use no memo'
  const { optionsState } = useModalStores()
  const texts = useTexts(viewTexts)
  if (!optionsState.isLegalCheckboxShown) return null
  return (
    <Checkbox
      checked={optionsState.isLegalCheckboxChecked}
      onChange={(isChecked) => optionsState.setIsLegalCheckboxChecked(isChecked)}
      testId="wm-legal-checkbox"
    >
      <Filled sentence={texts.legalConsent}>
        <LegalLinks />
      </Filled>
      {!optionsState.isLegalCheckboxChecked && ` ${texts.agreeFirst}`}
    </Checkbox>
  )
})

/** A sentence about the terms that a visitor accepts by connecting. Renders nothing if there is a checkbox, or no link. */
export const LegalNotice = observer(function LegalNotice() {
  'use no memo'
  const { termsConditionsUrl: terms, privacyPolicyUrl: privacy } = useRoot().options.state
  const { optionsState } = useModalStores()
  const texts = useTexts(viewTexts)
  if (optionsState.isLegalCheckboxShown || (!terms && !privacy)) return null
  return (
    <p className={styles['legal']}>
      <Filled sentence={texts.legalIntro}>
        <LegalLinks />
      </Filled>
    </p>
  )
})

/** The links to the terms, joined by "and". Renders nothing without links. If an address is not a web page, its label has no link. */
const LegalLinks = observer(function LegalLinks() {
  'use no memo'
  const { termsConditionsUrl: terms, privacyPolicyUrl: privacy } = useRoot().options.state
  const texts = useTexts(viewTexts)
  const links = [
    { href: terms, label: texts.terms },
    { href: privacy, label: texts.privacy },
  ].filter(({ href }) => href)
  return links.map(({ href, label }, index) => (
    <Fragment key={label}>
      {index > 0 && ` ${texts.and} `}
      {href && isPageUrl(href) ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      ) : (
        label
      )}
    </Fragment>
  ))
})
