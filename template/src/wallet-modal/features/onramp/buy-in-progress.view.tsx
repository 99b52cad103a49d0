import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../components/controls/button'
import { ButtonPair } from '../../components/layout/button-pair'
import { CardFooter } from '../../components/layout/card'
import { Hero } from '../../components/layout/hero'
import { iconCheck, iconCopy } from '../../components/marks/icon-paths'
import { Logo } from '../../components/marks/logo'
import { Ring } from '../../components/marks/ring'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { useCopied } from '../../views/account/use-copied'
import { onRampOf } from './on-ramp-of-root'
import type { OnRampTexts } from './on-ramp-texts'
import { onRampTexts } from './on-ramp-texts'
import type { PurchaseStep } from './purchase.store'

function wordsOf(step: PurchaseStep, label: string, texts: OnRampTexts): { title: string; text: string } {
  if (step === 'closed') return { title: texts.closed, text: texts.closedText }
  if (step === 'blocked') return { title: texts.blocked, text: texts.blockedText }
  if (step === 'untracked') return { title: texts.untracked, text: texts.untrackedText(label) }
  if (step === 'failed') return { title: texts.failed, text: texts.failedText(label) }
  if (step === 'unanswered') return { title: texts.unanswered, text: texts.unansweredText(label) }
  return { title: texts.continueAt(label), text: texts.windowText(label) }
}

const rings = { failed: 'failed', unanswered: 'warning', blocked: 'warning', untracked: 'declined' } as const

/** Follows a purchase in the window of a provider. */
export const BuyInProgressView = observer(function BuyInProgressView() {
  'use no memo'
  const root = useRoot()
  const { account, accountLoader, chain, router } = root
  const texts = useTexts(onRampTexts)
  const { purchase } = onRampOf(root)
  const { copied, copy } = useCopied()
  const { provider, step, url } = purchase
  const isReported = step === 'reported'
  useEffect(() => {
    if (!isReported || router.view !== 'BuyInProgress') return
    // What has arrived is read from the chain.
    accountLoader.stores?.refresh()
    router.replace({ view: 'OnRampActivity', data: undefined })
  }, [isReported, router, accountLoader])
  if (!provider) return null
  const { label, logo } = provider
  const words = wordsOf(step, label, texts)
  const reopen = () => {
    const network = chain.activeCaipNetwork
    if (account.address && network)
      purchase.start(provider, url, { address: account.address, chainId: network.caipNetworkId })
  }
  const isOpen = step === 'window' || step === 'reported'
  return (
    <>
      <Hero
        fill
        live
        testId="wm-onramp-progress"
        data={{ 'data-step': step }}
        ring={
          <Ring state={step in rings ? rings[step as keyof typeof rings] : 'working'}>
            <Logo src={logo} size={80} initial={label.charAt(0)} />
          </Ring>
        }
        title={words.title}
        text={words.text}
      />
      <CardFooter>
        <ButtonPair>
          <Button
            variant="quiet"
            icon={copied ? iconCheck : iconCopy}
            onClick={() => copy(url)}
            data-testid="wm-onramp-copy"
          >
            {copied ? texts.linkCopied : texts.copyLink}
          </Button>
          {!isOpen && (
            <Button onClick={reopen} data-testid="wm-onramp-retry">
              {step === 'failed' || step === 'unanswered' ? texts.tryAgain : texts.openWindow}
            </Button>
          )}
        </ButtonPair>
      </CardFooter>
    </>
  )
})
