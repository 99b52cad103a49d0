import { observer } from 'mobx-react-lite'
import { Hero } from '../components/hero'
import { NetworkDisc } from '../components/network-disc'
import { Ring } from '../components/ring'
import { Tray } from '../components/tray'
import { isPlaceholder } from '../domain/network'
import { useViewTexts } from '../locales/view-texts-context'
import { useRoot } from '../react/root-context'
import { DisconnectRow } from './disconnect-row'
import { NetworkRow } from './network-row'

/** The wallet is on a network that the app does not run on: change it, or leave. */
export const UnsupportedChainView = observer(function UnsupportedChainView() {
  'use no memo'
  const { asset, chain, networkSwitch, options } = useRoot()
  const texts = useViewTexts()
  const network = chain.activeCaipNetwork
  const { attempt } = networkSwitch
  const app = options.state.metadata?.name ?? texts.thisApp
  const networkName = network && !isPlaceholder(network) ? network.name : texts.thisNetwork
  const failure =
    attempt.state === 'declined' ? texts.declined : attempt.state === 'error' ? attempt.error.shortMessage : undefined
  return (
    <>
      <Hero
        live
        ring={
          <Ring round state="warning">
            <NetworkDisc name={network?.name ?? texts.unknownNetwork} src={asset.networkImage(network)} size={80} />
          </Ring>
        }
        title={texts.doesNotRunOn(app, networkName)}
        text={failure ? `${failure}. ${texts.chooseNetwork}` : texts.chooseNetwork}
      />
      <Tray label={texts.networks}>
        {chain.requestedCaipNetworks.map((requested) => (
          <NetworkRow key={requested.caipNetworkId} network={requested} />
        ))}
      </Tray>
      <Tray>
        <DisconnectRow />
      </Tray>
    </>
  )
})
