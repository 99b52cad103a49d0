import { observer } from 'mobx-react-lite'
import { Checkbox } from '../../components/controls/checkbox'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import { LegalFooter } from './legal-footer'
import { LegalLinks } from './legal-links'

/** The checkbox without which nothing can be connected, where the host asks for one. */
export const LegalCheckbox = observer(function LegalCheckbox() {
  'use no memo'
  const { termsConditionsUrl: terms, privacyPolicyUrl: privacy } = useRoot().options.state
  const { optionsState } = useModalStores()
  const texts = useTexts(viewTexts)
  if (!optionsState.isLegalCheckboxShown) return null
  return (
    <Checkbox
      checked={optionsState.isLegalCheckboxChecked}
      onChange={(isChecked) => optionsState.setIsLegalCheckboxChecked(isChecked)}
      testId="wm-legal-checkbox"
    >
      {texts.legalConsent} <LegalLinks terms={terms} privacy={privacy} />.
      {!optionsState.isLegalCheckboxChecked && ` ${texts.agreeFirst}`}
    </Checkbox>
  )
})

/** The sentence about the terms, where no checkbox asks. */
export const LegalNotice = observer(function LegalNotice() {
  'use no memo'
  const { termsConditionsUrl: terms, privacyPolicyUrl: privacy } = useRoot().options.state
  const { optionsState } = useModalStores()
  return optionsState.isLegalCheckboxShown ? null : <LegalFooter terms={terms} privacy={privacy} />
})
