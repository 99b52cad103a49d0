import { observer } from 'mobx-react-lite'
import { Banner } from '../../components/feedback/banner'
import { isOffered } from '../../domain/networks/namespace-scope'
import { namespaceTexts } from '../../locales/en/namespace-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'

/** Says what the modal does not support on the active namespace. */
export const NamespaceNotice = observer(function NamespaceNotice() {
  'use no memo'
  const { account, chain } = useRoot()
  const texts = useTexts(namespaceTexts)
  const { activeChain } = chain
  if (!activeChain || isOffered('send', activeChain)) return null
  const name = texts.names[activeChain]
  const words = account.state.balanceState === 'unsupported' ? texts.onlyAccount(name) : texts.noSending(name)
  return <Banner testId="wm-namespace-notice">{words}</Banner>
})
