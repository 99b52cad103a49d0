import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { CardFooter } from '../../components/layout/card'
import { Hero } from '../../components/layout/hero'
import { NetworkDisc } from '../../components/marks/network-disc'
import { namespaceTexts } from '../../locales/en/namespace-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { useConnectNamespace } from '../connect/use-connect-namespace'

/** Shown when the visitor has chosen a network of a namespace without a connected wallet. */
export const SwitchActiveChainView = observer(function SwitchActiveChainView() {
  'use no memo'
  const { asset, chain, router } = useRoot()
  const texts = useTexts(namespaceTexts)
  const { memberFor, connect, chooseWallet } = useConnectNamespace()
  if (router.route.view !== 'SwitchActiveChain') return null
  const { network } = router.route.data
  const namespace = network.chainNamespace
  const name = texts.names[namespace]
  const member = memberFor(namespace)
  const proceed = (next: () => void) => () => {
    chain.setNamespaceNetwork(network)
    next()
  }
  return (
    <>
      <Hero
        fill
        ring={<NetworkDisc name={network.name} src={asset.networkImage(network)} size={80} testnet={network.testnet} />}
        title={texts.switchTo(name)}
        text={texts.switchToText(name)}
      />
      <CardFooter>
        {member && (
          <Button data-testid="wm-connect-namespace" onClick={proceed(() => connect(member))}>
            {texts.connectOn(member.name)}
          </Button>
        )}
        <Button
          variant={member ? 'quiet' : 'primary'}
          data-testid="wm-switch-namespace"
          data-namespace={namespace}
          onClick={proceed(() => chooseWallet(namespace))}
        >
          {member ? texts.otherWallet : texts.chooseWallet}
        </Button>
      </CardFooter>
    </>
  )
})
