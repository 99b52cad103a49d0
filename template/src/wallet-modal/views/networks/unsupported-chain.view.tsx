import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { CardFooter } from '../../components/layout/card'
import { Hero } from '../../components/layout/hero'
import { iconLogout } from '../../components/marks/view-icon-paths'
import { NetworkDisc } from '../../components/marks/network-disc'
import { Ring } from '../../components/marks/ring'
import { RowGroup } from '../../components/lists/row-group'
import { isPlaceholder } from '../../domain/networks/network'
import { sentences } from '../../locales/sentences'
import { viewTexts } from '../../locales/en/view-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import { NetworkRow } from './network-row'
import { useDisconnect } from '../account/use-disconnect'
import { networkTexts } from '../../locales/en/network-texts'
import { accountTexts } from '../../locales/en/account-texts'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { shortErrorText } from '../../locales/error-text'

/** Shown when the wallet is on a network that the app does not support. The visitor switches, or disconnects. */
export const UnsupportedChainView = observer(function UnsupportedChainView() {
  'use no memo'
  const { asset, chain, modal, options } = useRoot()
  const { networkSwitch } = useModalStores()
  const { declined } = useTexts(viewTexts)
  const { disconnect: disconnectText, disconnecting } = useTexts(accountTexts)
  const texts = useTexts(networkTexts)
  const language = useLanguage()
  const { end } = useDisconnect()
  const network = chain.activeCaipNetwork
  const { attempt } = networkSwitch
  const app = options.state.metadata?.name ?? texts.thisApp
  const isUnknown = isPlaceholder(network)
  const networkName = isUnknown ? texts.networkNumber(String(network?.id)) : (network?.name ?? texts.thisNetwork)
  const failure =
    attempt.state === 'declined'
      ? declined
      : attempt.state === 'error'
        ? shortErrorText(language, attempt.error)
        : undefined
  return (
    <>
      <Hero
        live
        ring={
          <Ring round state="warning">
            <NetworkDisc name={isUnknown ? '?' : (network?.name ?? '')} src={asset.networkImage(network)} size={80} />
          </Ring>
        }
        title={texts.doesNotRunOn(app, networkName)}
        text={sentences(language, failure, texts.chooseNetwork)}
      />
      <RowGroup label={texts.networks}>
        {chain.activeEntry?.caipNetworks.map((requested) => (
          <NetworkRow key={requested.caipNetworkId} network={requested} />
        ))}
      </RowGroup>
      <CardFooter>
        <Button
          variant="quiet"
          icon={iconLogout}
          busy={modal.loading}
          data-testid="wm-disconnect"
          onClick={() => end(chain.activeChain)}
        >
          {modal.loading ? disconnecting : disconnectText}
        </Button>
      </CardFooter>
    </>
  )
})
