import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { Coin } from '../../components/marks/coin'
import { Hero } from '../../components/layout/hero'
import { iconExternal } from '../../components/marks/icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { Ring } from '../../components/marks/ring'
import { shortenAddress } from '../../domain/account/address'
import { formatDecimal } from '../../domain/tokens/money'
import type { SentState } from '../transactions/sent-transaction'
import { transactionLink } from '../../domain/networks/explorer-link'
import { accountTexts } from '../../locales/en/account-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import type { SendTexts } from './send-texts'
import { sendTexts } from './send-texts'

const ringOf = { pending: 'working', success: 'connected', reverted: 'declined', unknown: 'warning' } as const

function wordsOf(
  state: SentState,
  amount: string,
  receiver: string,
  texts: SendTexts,
): { title: string; text: string } {
  if (state === 'success') return { title: texts.sent(amount), text: texts.sentText(receiver) }
  if (state === 'reverted') return { title: texts.reverted, text: texts.revertedText }
  if (state === 'unknown') return { title: texts.unknown, text: texts.unknownText }
  return { title: texts.sending(amount), text: texts.sendingText }
}

/** Follows a sent transfer until it is confirmed or refused, or until the network has not answered for 25 seconds. */
export const TransactionStatusView = observer(function TransactionStatusView() {
  'use no memo'
  const { accountLoader, asset, chain, router } = useRoot()
  const texts = useTexts(sendTexts)
  const { viewOn } = useTexts(accountTexts)
  const { route } = router
  if (route.view !== 'TransactionStatus') return null
  const { hash, chainId } = route.data
  const sent = accountLoader.loaded.sent.find(chainId, hash)
  if (!sent) return null
  const network = chain.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === chainId)
  const amount = `${formatDecimal(sent.amount ?? '0', 8)} ${sent.symbol ?? ''}`
  const link = transactionLink(network, hash)
  const image = sent.iconUrl || (sent.token ? undefined : asset.networkImage(network))
  return (
    <>
      <Hero
        fill
        live
        testId="wm-send-status"
        data={{ 'data-state': sent.state, 'data-hash': hash }}
        ring={
          <Ring round state={ringOf[sent.state]}>
            <Coin name={sent.symbol ?? ''} src={image} size={80} />
          </Ring>
        }
        {...wordsOf(sent.state, amount, sent.toName ?? shortenAddress(sent.to), texts)}
      >
        {link && (
          <LinkButton icon={iconExternal} href={link} testId="wm-explorer">
            {viewOn(network?.blockExplorers?.default.name ?? '')}
          </LinkButton>
        )}
      </Hero>
      <Button
        variant={sent.state === 'pending' ? 'quiet' : 'primary'}
        onClick={() => router.reset({ view: 'Account', data: undefined })}
        data-testid="wm-done"
      >
        {texts.done}
      </Button>
    </>
  )
})
