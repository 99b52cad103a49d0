import { observer } from 'mobx-react-lite'
import { Checkbox } from '../../components/controls/checkbox'
import type { Consent } from './consent'

interface ConsentBoxProps {
  consent: Consent
  label: string
  testId: string
}

/** The checkbox with which the visitor consents to another request. Shown only while an earlier request is in doubt. */
export const ConsentBox = observer(function ConsentBox({ consent, label, testId }: ConsentBoxProps) {
  'use no memo'
  if (!consent.doubt) return null
  return (
    <Checkbox checked={consent.isGiven} onChange={(isGiven) => consent.set(isGiven)} testId={testId}>
      {label}
    </Checkbox>
  )
})
