import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../../components/layout/empty-state'
import { iconWarn } from '../../../components/marks/icon-paths'
import { siwxError } from '../../../domain/errors/siwx-errors'
import { useRoot } from '../../../react/root-context'
import { SignInPanel } from './sign-in-panel'
import { siwxTexts } from '../siwx-texts'
import { shortErrorText } from '../../../locales/error-text'
import { useLanguage, useTexts } from '../../../locales/use-texts'

/** Asks the visitor to prove by a signature that the account is theirs. */
export const SIWXSignMessageView = observer(function SIWXSignMessageView() {
  'use no memo'
  const { siwx } = useRoot().features
  const language = useLanguage()
  const { notEnabled } = useTexts(siwxTexts)
  if (siwx) return <SignInPanel store={siwx} />
  return (
    <EmptyState icon={iconWarn} title={shortErrorText(language, siwxError('SIWX_NOT_ENABLED'))} text={notEnabled} />
  )
})

/** The sign-in view of an app with `siweConfig`. It tracks the click on "Sign". */
export const ConnectingSiweView = observer(function ConnectingSiweView() {
  'use no memo'
  const { siwx } = useRoot().features
  const language = useLanguage()
  const { notEnabled } = useTexts(siwxTexts)
  if (siwx) return <SignInPanel store={siwx} onSign={() => siwx.noteClick()} />
  return (
    <EmptyState icon={iconWarn} title={shortErrorText(language, siwxError('SIWX_NOT_ENABLED'))} text={notEnabled} />
  )
})
