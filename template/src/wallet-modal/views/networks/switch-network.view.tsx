import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { CardFooter } from '../../components/layout/card'
import { Hero } from '../../components/layout/hero'
import { iconRefresh } from '../../components/marks/icon-paths'
import { NetworkDisc } from '../../components/marks/network-disc'
import { Ring } from '../../components/marks/ring'
import { sentences } from '../../locales/sentences'
import { viewTexts } from '../../locales/en/view-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import { networkTexts } from '../../locales/en/network-texts'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { errorHint, shortErrorText } from '../../locales/error-text'

/** Shown while the wallet switches the network. The modal leaves the view when the switch is done. */
export const SwitchNetworkView = observer(function SwitchNetworkView() {
  'use no memo'
  const { account, asset, router } = useRoot()
  const { networkSwitch } = useModalStores()
  const language = useLanguage()
  const texts = useTexts(viewTexts)
  const { switchDeclinedText, switchFailed, switchText, askAgain } = useTexts(networkTexts)
  if (router.route.view !== 'SwitchNetwork') return null
  const { network } = router.route.data
  const { attempt } = networkSwitch
  const failure = attempt.state === 'declined' || attempt.state === 'error' ? attempt.error : undefined
  const isDeclined = attempt.state === 'declined'
  const approveIn = texts.approveIn(account.walletInfo?.name ?? texts.wallet)
  return (
    <>
      <Hero
        fill
        live
        testId="wm-connecting"
        data={{ 'data-state': failure ? attempt.state : 'waiting' }}
        ring={
          <Ring round state={isDeclined ? 'declined' : failure ? 'failed' : 'working'}>
            <NetworkDisc name={network.name} src={asset.networkImage(network)} size={80} testnet={network.testnet} />
          </Ring>
        }
        title={isDeclined ? texts.declined : failure ? switchFailed : approveIn}
        text={
          isDeclined
            ? switchDeclinedText
            : failure
              ? sentences(language, shortErrorText(language, failure), errorHint(language, failure))
              : switchText
        }
      />
      <CardFooter>
        <Button
          variant={failure ? 'primary' : 'quiet'}
          icon={iconRefresh}
          data-testid="wm-retry"
          onClick={() => void networkSwitch.start(network)}
        >
          {failure ? texts.tryAgain : askAgain}
        </Button>
      </CardFooter>
    </>
  )
})
