import { observer } from 'mobx-react-lite'
import { Alert } from '../../components/feedback/alert'
import { iconExternal } from '../../components/marks/icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { accountLink } from '../../domain/networks/explorer-link'
import { accountTexts } from '../../locales/en/account-texts'
import { useTexts } from '../../locales/use-texts'
import type { OpenRequest } from './open-requests'
import { doubtTexts } from './doubt-texts'

/** Tells the visitor that an earlier request may already have been sent, and links to the account in the block explorer. */
export const DoubtNote = observer(function DoubtNote({ doubt }: { doubt: OpenRequest }) {
  'use no memo'
  const texts = useTexts(doubtTexts)
  const { viewOn } = useTexts(accountTexts)
  const { network, from } = doubt.transfer
  const isUnclear = doubt.state === 'unclear'
  const link = accountLink(network, from)
  return (
    <>
      <Alert
        variant="warning"
        title={isUnclear ? texts.maybeSent : texts.stillOpen}
        text={isUnclear ? `${texts.maybeSentText} (${doubt.told})` : texts.stillOpenText}
        code={isUnclear ? 'maybeSent' : 'stillOpen'}
      />
      {link && (
        <LinkButton icon={iconExternal} href={link} testId="wm-explorer">
          {viewOn(network.blockExplorers?.default.name ?? '')}
        </LinkButton>
      )}
    </>
  )
})
