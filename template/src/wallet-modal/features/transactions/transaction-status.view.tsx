import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { CardFooter } from '../../components/layout/card'
import { Coin } from '../../components/marks/coin'
import { Hero } from '../../components/layout/hero'
import { iconExternal } from '../../components/marks/icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { Ring } from '../../components/marks/ring'
import { shortenAddress } from '../../domain/account/address'
import type { SentTransaction } from './sent-transaction'
import { transactionLink } from '../../domain/networks/explorer-link'
import { accountTexts } from '../../locales/en/account-texts'
import type { Formats } from '../../locales/formats'
import { useFormats } from '../../locales/use-formats'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import type { StatusTexts } from './status-texts'
import { statusTexts } from './status-texts'

const ringOf = { pending: 'working', success: 'connected', reverted: 'failed', unknown: 'warning' } as const

function wordsOf(sent: SentTransaction, texts: StatusTexts, formats: Formats): { title: string; text: string } {
  const { amount, state, symbol, swappedFor, to, toName } = sent
  const isTransfer = amount !== undefined
  const what = isTransfer ? formats.amount(amount, symbol, 8) : texts.transaction
  if (state === 'unknown') return { title: texts.unknown, text: texts.unknownText }
  if (swappedFor) {
    if (state === 'pending') return { title: texts.swapping(what), text: texts.sendingText }
    if (state === 'reverted') return { title: texts.swapReverted, text: texts.swapRevertedText }
    const least = formats.amount(swappedFor.amount, swappedFor.symbol, 8)
    return { title: texts.swapped(what), text: texts.swappedText(least) }
  }
  if (state === 'pending') return { title: texts.sending(what), text: texts.sendingText }
  if (state === 'success')
    return isTransfer
      ? { title: texts.sent(what), text: texts.sentText(toName ?? shortenAddress(to)) }
      : { title: texts.transactionSent, text: texts.transactionSentText }
  return isTransfer
    ? { title: texts.reverted, text: texts.revertedText }
    : { title: texts.transactionReverted, text: texts.transactionRevertedText }
}

/**
 * Follows a sent transaction until the network confirms or refuses it. After 25 seconds without an answer the view says that the outcome is not
 * known yet.
 */
export const TransactionStatusView = observer(function TransactionStatusView() {
  'use no memo'
  const { accountLoader, asset, chain, router } = useRoot()
  const texts = useTexts(statusTexts)
  const { viewOn } = useTexts(accountTexts)
  const formats = useFormats()
  const { route } = router
  if (route.view !== 'TransactionStatus') return null
  const { hash, chainId } = route.data
  const sent = accountLoader.loaded.sent.find(chainId, hash)
  if (!sent) return null
  const network = chain.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === chainId)
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
            <Coin name={sent.symbol ?? network?.name ?? ''} src={image} size={80} />
          </Ring>
        }
        {...wordsOf(sent, texts, formats)}
      >
        {link && (
          <LinkButton icon={iconExternal} href={link} testId="wm-explorer">
            {viewOn(network?.blockExplorers?.default.name ?? '')}
          </LinkButton>
        )}
      </Hero>
      <CardFooter>
        <Button
          variant={sent.state === 'pending' ? 'quiet' : 'primary'}
          onClick={() => router.reset({ view: 'Account', data: undefined })}
          data-testid="wm-done"
        >
          {texts.done}
        </Button>
      </CardFooter>
    </>
  )
})
