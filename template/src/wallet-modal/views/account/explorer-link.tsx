import { observer } from 'mobx-react-lite'
import { iconExternal } from '../../components/marks/icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { accountLink } from '../../domain/networks/explorer-link'
import { useRoot } from '../../react/root-context'
import { accountTexts } from '../../locales/en/account-texts'
import { useTexts } from '../../locales/use-texts'

/** A link to the account in the network's block explorer, if there is one. */
export const ExplorerLink = observer(function ExplorerLink() {
  'use no memo'
  const { account, chain } = useRoot()
  const texts = useTexts(accountTexts)
  const network = chain.activeCaipNetwork
  const link = accountLink(network, account.address ?? '')
  if (!link) return null
  return (
    <LinkButton icon={iconExternal} href={link}>
      {texts.viewOn(network?.blockExplorers?.default.name ?? '')}
    </LinkButton>
  )
})
