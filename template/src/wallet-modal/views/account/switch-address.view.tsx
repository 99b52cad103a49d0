import { observer } from 'mobx-react-lite'
import { Avatar } from '../../components/marks/avatar'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { isSameAddress, labelOf, shortenAddress } from '../../domain/account/address'
import { accountTexts } from '../../locales/en/account-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { accountList, accountWorth } from './account-parts'
import { HeldAmount } from './held-amount'

/** Lists the accounts that the wallet shares. The visitor chooses the active one. */
export const SwitchAddressView = observer(function SwitchAddressView() {
  'use no memo'
  const root = useRoot()
  const { account, accountLoader, router } = root
  const texts = useTexts(accountTexts)
  const { accounts } = accountLoader.loaded
  const choose = (address: string) => {
    if (accountList()?.choose(root, address)) return
    accounts.select(address)
    router.reset({ view: 'Account', data: undefined })
  }
  return (
    <RowGroup plain label={texts.accounts}>
      {account.allAccounts.map(({ address }) => {
        const short = shortenAddress(address)
        const isCurrent = isSameAddress(address, account.address)
        const { addressLabels, profileName, profileImage } = account.state
        const label = labelOf(addressLabels, address) ?? (isCurrent && profileName)
        const kind = accountList()?.kindOf(root, address)
        const worth = accountWorth()?.textOf(root, address)
        return (
          <Row
            key={address}
            lead={<Avatar address={address} imageUrl={(isCurrent && profileImage) || undefined} />}
            title={label || short}
            sub={[label && short, kind].filter(Boolean).join(' · ') || undefined}
            busy={accountList()?.isChoosing(root, address)}
            endText={worth && <HeldAmount>{worth}</HeldAmount>}
            selected={isCurrent}
            onClick={() => (isCurrent ? router.goBack() : choose(address))}
            testId="wm-account"
            data={{ 'data-address': address, 'data-active': String(isCurrent) }}
          />
        )
      })}
    </RowGroup>
  )
})
