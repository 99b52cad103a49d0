import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { Hero } from '../../components/layout/hero'
import { iconRefresh } from '../../components/marks/icon-paths'
import { NetworkDisc } from '../../components/marks/network-disc'
import { Ring } from '../../components/marks/ring'
import { sentences } from '../../domain/errors/sentences'
import { useViewTexts } from '../../locales/view-texts-context'
import { useLate, useRoot } from '../../react/root-context'
import { useNetworkTexts } from '../../locales/network-texts-context'

/** Waiting for the wallet to change its network. The shell leaves the view when it did. */
export const SwitchNetworkView = observer(function SwitchNetworkView() {
  'use no memo'
  const { account, asset, router } = useRoot()
  const { networkSwitch } = useLate()
  const texts = useViewTexts()
  const words = useNetworkTexts()
  if (router.route.view !== 'SwitchNetwork') return null
  const { network } = router.route.data
  const { attempt } = networkSwitch
  const failure = attempt.state === 'declined' || attempt.state === 'error' ? attempt.error : undefined
  const isDeclined = attempt.state === 'declined'
  const failureText = isDeclined ? words.switchDeclinedText : sentences(failure?.shortMessage, failure?.hint)
  return (
    <>
      <Hero
        fill
        live
        testId="wm-connecting"
        data={{ 'data-state': failure ? attempt.state : 'waiting' }}
        ring={
          <Ring round state={failure ? 'declined' : 'working'}>
            <NetworkDisc name={network.name} src={asset.networkImage(network)} size={80} testnet={network.testnet} />
          </Ring>
        }
        title={
          failure
            ? isDeclined
              ? texts.declined
              : words.switchFailed
            : texts.approveIn(account.walletInfo?.name ?? texts.wallet)
        }
        text={failure ? failureText : words.switchText}
      />
      <Button
        variant={failure ? 'primary' : 'quiet'}
        icon={iconRefresh}
        data-testid="wm-retry"
        onClick={() => void networkSwitch.start(network)}
      >
        {failure ? texts.tryAgain : words.askAgain}
      </Button>
    </>
  )
})
