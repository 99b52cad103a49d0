import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Avatar } from '../../components/marks/avatar'
import { Button } from '../../components/controls/button'
import { CardFooter } from '../../components/layout/card'
import { Spoken } from '../../components/feedback/spoken'
import { iconCheck, iconCopy } from '../../components/marks/icon-paths'
import { NetworkStack } from '../../components/marks/network-stack'
import { ReceiveCard } from './receive-card'
import { QrCode } from '../../components/qr-code/qr-code'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import { useCopied } from '../../views/account/use-copied'
import { AddressText } from '../../components/address-text/address-text'
import { receivableNetworks } from '../../stores/account/receivable-networks'
import { families } from './families'
import { receiveTexts } from './receive-texts'
import { WaitingForAccount } from './waiting-for-account'
import styles from './receive.module.css'

/** Shows the address of the account as a QR code and as text, with a button that copies it. */
export const WalletReceiveView = observer(function WalletReceiveView() {
  'use no memo'
  const { account, asset, chain, modal, router } = useRoot()
  const { snack } = useModalStores()
  const texts = useTexts(receiveTexts)
  const { copyAddress, addressCopied } = useTexts(viewTexts)
  const { copied, copy } = useCopied()
  const { address, state } = account
  const network = chain.activeCaipNetwork

  useEffect(
    () =>
      reaction(
        () => account.address === undefined,
        (isGone) => {
          if (!isGone) return
          snack.showError(texts.accountNotFound)
          modal.close('done')
        },
        { fireImmediately: true },
      ),
    [account, modal, snack, texts],
  )

  if (!address || !network) return null
  if (!account.isConnected) return <WaitingForAccount />
  const networks = receivableNetworks(chain)
  return (
    <>
      <ReceiveCard
        address={address}
        name={state.profileName ?? undefined}
        text={texts.onNetworks(network.name, families[network.chainNamespace], networks.length < 2)}
      >
        <QrCode uri={address} level="Q" label={texts.codeLabel} tooLong={texts.codeTooLong}>
          <Avatar address={address} size={44} imageUrl={state.profileImage ?? undefined} />
        </QrCode>
      </ReceiveCard>
      <RowGroup>
        <div className={styles['address-row']}>
          <AddressText address={address} testId="wm-address" />
        </div>
        <Row
          size="sm"
          title={texts.supportedNetworks}
          endText={
            <NetworkStack
              networks={networks.map((one) => ({
                id: one.caipNetworkId,
                name: one.name,
                src: asset.networkImage(one),
                testnet: one.testnet,
              }))}
            />
          }
          chevron
          onClick={() => router.push({ view: 'WalletCompatibleNetworks', data: undefined })}
          testId="wm-compatible-networks"
        />
      </RowGroup>
      <CardFooter>
        <Button icon={copied ? iconCheck : iconCopy} data-testid="wm-copy-address" onClick={() => copy(address)}>
          {copied ? addressCopied : copyAddress}
        </Button>
      </CardFooter>
      <Spoken>{copied && addressCopied}</Spoken>
    </>
  )
})
