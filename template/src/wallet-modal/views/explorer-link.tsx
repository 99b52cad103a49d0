import { observer } from 'mobx-react-lite'
import { iconExternal } from '../components/icon-paths'
import { LinkButton } from '../components/link-button'
import { useRoot } from '../react/root-context'
import { useAccountTexts } from '../locales/account-texts-context'

/** Leads to the account in the network's own block explorer, when it has one. */
export const ExplorerLink = observer(function ExplorerLink() {
  'use no memo'
  const { account, chain } = useRoot()
  const labels = useAccountTexts()
  const explorer = chain.activeCaipNetwork?.blockExplorers?.default
  if (!explorer || !account.address) return null
  return (
    <LinkButton icon={iconExternal} href={`${explorer.url.replace(/\/$/, '')}/address/${account.address}`}>
      {labels.viewOn(explorer.name)}
    </LinkButton>
  )
})
