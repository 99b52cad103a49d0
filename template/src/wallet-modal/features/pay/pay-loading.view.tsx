import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../components/controls/button'
import { ButtonPair } from '../../components/layout/button-pair'
import { iconExternal } from '../../components/marks/icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { CardFooter } from '../../components/layout/card'
import { Hero } from '../../components/layout/hero'
import { Coin } from '../../components/marks/coin'
import { Logo } from '../../components/marks/logo'
import { Ring } from '../../components/marks/ring'
import { transactionLink } from '../../domain/networks/explorer-link'
import { accountTexts } from '../../locales/en/account-texts'
import { errorText } from '../../locales/error-text'
import type { Language } from '../../locales/language'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { payStoreOf } from './pay-of-root'
import type { PayTexts } from './pay-texts'
import { payTexts } from './pay-texts'
import type { Payment, PaymentStep } from './payment'

const rings = {
  late: 'warning',
  blocked: 'warning',
  closed: 'warning',
  unproven: 'warning',
  unanswered: 'warning',
  completed: 'connected',
  failed: 'failed',
} as const

function wordsOf(
  { step, exchange, page, error, result }: Payment,
  texts: PayTexts,
  language: Language,
): { title: string; text: string } {
  const name = exchange?.name ?? ''
  const host = page && URL.canParse(page.url) ? new URL(page.url).host : ''
  const reason = error ? errorText(language, error) : texts.failed
  if (step === 'opening') return { title: texts.initiated, text: texts.opening(name) }
  if (step === 'window') return { title: texts.initiated, text: texts.windowText(name, host) }
  if (step === 'leaving') return { title: texts.initiated, text: texts.leavingText(name, host) }
  if (step === 'closed') return { title: texts.closed, text: texts.closedText }
  if (step === 'blocked') return { title: texts.blocked, text: texts.blockedText(host) }
  if (step === 'network') return { title: texts.awaiting, text: exchange ? texts.exchangeText(name) : texts.walletText }
  if (step === 'late') return { title: texts.late, text: texts.lateText }
  if (step === 'completed')
    return {
      title: texts.completed,
      text: result?.isConfirmed === false ? texts.claimedText(name) : texts.completedText,
    }
  if (step === 'failed') return { title: texts.paymentFailed, text: texts.failedText(reason) }
  if (step === 'unproven') return { title: texts.unproven, text: texts.unprovenText(reason) }
  return { title: texts.unanswered, text: texts.unansweredText(name) }
}

const canChooseAgain: readonly PaymentStep[] = ['closed', 'blocked', 'failed', 'unanswered']
const canReopen: readonly PaymentStep[] = ['closed', 'blocked']

/** The buttons below a payment. */
const PayActions = observer(function PayActions({ payment }: { payment: Payment }) {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(payTexts)
  const store = payStoreOf(root)
  const { step, exchange } = payment
  const isPair = canReopen.includes(step) || step === 'unanswered'
  return (
    <CardFooter>
      <ButtonPair>
        {canChooseAgain.includes(step) && (
          <Button
            variant={isPair ? 'quiet' : 'primary'}
            onClick={() => store.chooseAgain()}
            data-testid="wm-pay-other-way"
          >
            {texts.otherWay}
          </Button>
        )}
        {canReopen.includes(step) && (
          <Button onClick={() => store.reopenExchange()} data-testid="wm-pay-open-window">
            {texts.openWindow}
          </Button>
        )}
        {(step === 'unanswered' || step === 'unproven') && exchange && (
          <Button onClick={() => store.checkAgain()} data-testid="wm-pay-check">
            {texts.checkAgain}
          </Button>
        )}
        {step === 'completed' && (
          <Button onClick={() => root.modal.close('done')} data-testid="wm-pay-done">
            {texts.done}
          </Button>
        )}
      </ButtonPair>
    </CardFooter>
  )
})

/** Follows a payment until its end. */
export const PayLoadingView = observer(function PayLoadingView() {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(payTexts)
  const { viewOn } = useTexts(accountTexts)
  const language = useLanguage()
  const { payment } = payStoreOf(root)
  const { asset, router } = root
  useEffect(() => {
    if (!payment && router.view === 'PayLoading') router.reset({ view: 'Pay', data: undefined })
  }, [payment, router])
  if (!payment) return null
  const { exchange, facts, progress, step } = payment
  const { network, symbol, token } = facts
  const link = progress?.result === undefined ? undefined : transactionLink(network, progress.result)
  return (
    <>
      <Hero
        fill
        live
        testId="wm-pay-progress"
        data={{ 'data-step': step }}
        ring={
          <Ring round={!exchange} state={step in rings ? rings[step as keyof typeof rings] : 'working'}>
            {exchange ? (
              <Logo src={exchange.imageUrl} size={80} initial={exchange.name.charAt(0)} />
            ) : (
              <Coin name={symbol} src={token === undefined ? asset.networkImage(network) : undefined} size={80} />
            )}
          </Ring>
        }
        {...wordsOf(payment, texts, language)}
      >
        {link && (
          <LinkButton icon={iconExternal} href={link} testId="wm-explorer">
            {viewOn(network.blockExplorers?.default.name ?? '')}
          </LinkButton>
        )}
      </Hero>
      <PayActions payment={payment} />
    </>
  )
})
