import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../../components/layout/empty-state'
import { iconWarn } from '../../../components/marks/icon-paths'
import { siwxErrorMessages } from '../../../domain/errors/siwx-errors'
import { useRoot } from '../../../react/root-context'
import { SignInPanel } from './sign-in-panel'
import { siwxTexts } from '../siwx-texts'
import { useTexts } from '../../../locales/use-texts'

/** The account is to be proved by a signature. */
export const SIWXSignMessageView = observer(function SIWXSignMessageView() {
  'use no memo'
  const { siwx } = useRoot().features
  const { notEnabled } = useTexts(siwxTexts)
  if (siwx) return <SignInPanel store={siwx} />
  return <EmptyState icon={iconWarn} title={siwxErrorMessages.SIWX_NOT_ENABLED} text={notEnabled} />
})

/** The same for an app with `siweConfig`, whose events tell the click itself. */
export const ConnectingSiweView = observer(function ConnectingSiweView() {
  'use no memo'
  const { siwx } = useRoot().features
  const { notEnabled } = useTexts(siwxTexts)
  if (siwx) return <SignInPanel store={siwx} onSign={() => siwx.noteClick()} />
  return <EmptyState icon={iconWarn} title={siwxErrorMessages.SIWX_NOT_ENABLED} text={notEnabled} />
})
