import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { AmountField } from '../../components/amount-field/amount-field'
import { TokenButton } from '../../components/amount-field/token-button'
import { classNames } from '../../components/attributes'
import baseStyles from '../../components/base.module.css'
import { Button } from '../../components/controls/button'
import { Alert } from '../../components/feedback/alert'
import { Spoken } from '../../components/feedback/spoken'
import { CardFooter } from '../../components/layout/card'
import { DetailList } from '../../components/lists/detail-list'
import { RowGroup } from '../../components/lists/row-group'
import { Coin } from '../../components/marks/coin'
import { Icon } from '../../components/marks/icon'
import { iconFlip } from '../../components/marks/view-icon-paths'
import { formatUnits } from '../../domain/tokens/amount'
import { useFormats } from '../../locales/use-formats'
import { errorText } from '../../locales/error-text'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { accountActions } from '../../views/account/account-parts'
import { HeldAmount } from '../../views/account/held-amount'
import { DoubtNote } from '../open-requests/doubt-note'
import type { QuoteState, SwapStore } from './swap.store'
import { FailedSwap, ImpactNotice, termItems } from './swap-facts'
import { swapStoreOf } from './swap-of-root'
import { swapTexts } from './swap-texts'
import styles from './swap.module.css'

interface SideProps {
  store: SwapStore
  target: 'paid' | 'received'
}

/** One side of a swap: an amount and its token. The received amount is the quote's and cannot be entered. */
const Side = observer(function Side({ store, target }: SideProps) {
  'use no memo'
  const root = useRoot()
  const { asset, chain, events, router } = root
  const texts = useTexts(swapTexts)
  const language = useLanguage()
  const formats = useFormats()
  const heldId = useId()
  const token = store[target]
  const isPaid = target === 'paid'
  const quoted = store.terms && store.received && formatUnits(store.terms.offer.expected, store.received.decimals)
  const image =
    token?.iconUrl || (token?.address === undefined ? asset.networkImage(chain.activeCaipNetwork) : undefined)
  const choose = () => {
    events.track({ event: 'CLICK_SELECT_TOKEN_TO_SWAP' })
    router.push({ view: 'SwapSelectToken', data: { target } })
  }
  const value = store.fiatOf(target)
  // A visitor who holds nothing of the token can buy, if a unit offers that.
  const isWithout = token && store.tokens.balanceOf(token) === '0'
  const buying = isWithout ? accountActions(root).find(({ id }) => id === 'onramp') : undefined
  const label = isPaid ? texts.pay : texts.receive
  const isInsufficient = isPaid && store.isInsufficient
  return (
    <div className={styles['side']}>
      <div className={styles['head']}>
        <span>{label}</span>
        {token && (
          <span className={styles['held']} data-tone={isInsufficient ? 'danger' : undefined}>
            <HeldAmount>
              <bdi id={heldId} dir="ltr">
                {texts.held(formats.short(store.tokens.balanceOf(token)))}
              </bdi>
            </HeldAmount>
            {isPaid && (
              <button
                type="button"
                className={classNames(baseStyles['control'], styles['max'])}
                data-testid={buying ? 'wm-swap-buy' : 'wm-swap-max'}
                onClick={() => (buying ? buying.open(root) : void store.setMax())}
              >
                {buying ? buying.label(language) : texts.max}
              </button>
            )}
          </span>
        )}
      </div>
      <AmountField
        label={label}
        value={isPaid ? store.amountText : (quoted ?? '')}
        placeholder={texts.placeholder}
        disabled={!isPaid || !token}
        invalid={isInsufficient}
        describedBy={heldId}
        onChange={(typed) => store.setAmount(typed)}
        testId={isPaid ? 'wm-swap-from-amount' : 'wm-swap-to-amount'}
        end={
          <TokenButton
            lead={token && <Coin name={token.symbol} src={image} size={28} />}
            onClick={choose}
            data-testid={isPaid ? 'wm-swap-from-token' : 'wm-swap-to-token'}
          >
            {token?.symbol ?? texts.selectToken}
          </TokenButton>
        }
      >
        {value !== undefined && (
          <bdi dir="ltr" data-testid={isPaid ? 'wm-swap-from-value' : 'wm-swap-to-value'}>
            {formats.fiat(value)}
          </bdi>
        )}
      </AmountField>
    </div>
  )
})

/** Says why there is no quote. */
const QuoteNotice = observer(function QuoteNotice({ quote }: { quote: QuoteState }) {
  'use no memo'
  const texts = useTexts(swapTexts)
  const language = useLanguage()
  if (quote.state === 'refused') return <FailedSwap failure={{ reason: 'refused', refusal: quote.reason }} />
  if (quote.state === 'failed')
    return <Alert variant="warning" title={texts.noPrice} text={errorText(language, quote.error)} code="noPrice" />
  return null
})

/** The form of a swap: two tokens, the amount, and the slippage. */
export const SwapView = observer(function SwapView() {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(swapTexts)
  const formats = useFormats()
  const slippageId = useId()
  const store = swapStoreOf(root)
  const { flow, quote, step, terms } = store
  const { route } = root.router
  const wanted = route.view === 'Swap' ? route.data : undefined
  const isListed = store.tokens.held.length > 0
  useEffect(() => {
    if (isListed) store.begin(wanted)
  }, [store, wanted, isListed])
  // The price may have changed while another view was open.
  useEffect(() => void store.askQuote(), [store])
  useEffect(() => void flow.open.restore(), [flow])
  useEffect(() => () => flow.leave(), [flow])
  const review = async () => {
    const isMade = await flow.prepare()
    if (isMade && root.router.view === 'Swap') root.router.push({ view: 'SwapPreview', data: undefined })
  }
  const isPreparing = flow.phase === 'preparing'
  return (
    <>
      <RowGroup>
        <div className={styles['sides']}>
          <Side store={store} target="paid" />
          <Side store={store} target="received" />
          <button
            type="button"
            className={classNames(baseStyles['control'], styles['flip'])}
            aria-label={texts.flip}
            onClick={() => store.flip()}
            data-testid="wm-swap-flip"
          >
            <Icon path={iconFlip} size={20} />
          </button>
        </div>
      </RowGroup>
      <QuoteNotice quote={quote} />
      {flow.consent.doubt && <DoubtNote doubt={flow.consent.doubt} />}
      <FailedSwap failure={flow.failure} />
      {store.maxFailure && <Alert variant="warning" title={texts.maxUnknown(store.maxFailure.message)} code="max" />}
      {store.slippage === undefined && <Alert variant="warning" title={texts.slippageWrong} code="slippage" />}
      <ImpactNotice impact={terms?.impact} />
      <label className={styles['slippage']} htmlFor={slippageId}>
        <span>{texts.slippagePercent}</span>
        <input
          id={slippageId}
          className={styles['percent']}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={store.slippageText}
          aria-invalid={store.slippage === undefined || undefined}
          onChange={(event) => store.setSlippage(event.currentTarget.value)}
          data-testid="wm-swap-slippage-input"
        />
      </label>
      {terms && <DetailList items={termItems(terms, texts, formats)} />}
      <Spoken>{step === 'insufficientFunds' && texts.insufficientFunds}</Spoken>
      <CardFooter>
        <Button
          disabled={step !== 'review'}
          busy={quote.state === 'loading' || isPreparing}
          onClick={() => void review()}
          data-testid="wm-swap-review"
        >
          {isPreparing ? texts.preparing : texts[step]}
        </Button>
      </CardFooter>
    </>
  )
})
