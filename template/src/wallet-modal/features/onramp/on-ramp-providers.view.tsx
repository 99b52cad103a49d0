import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { AmountField } from '../../components/amount-field/amount-field'
import { TokenButton } from '../../components/amount-field/token-button'
import { classNames } from '../../components/attributes'
import baseStyles from '../../components/base.module.css'
import { LinkButton } from '../../components/controls/link-button'
import { Alert } from '../../components/feedback/alert'
import { EmptyState } from '../../components/layout/empty-state'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { Coin } from '../../components/marks/coin'
import { Logo } from '../../components/marks/logo'
import { NetworkStack } from '../../components/marks/network-stack'
import { iconClock, iconCompass } from '../../components/marks/view-icon-paths'
import { paymentRange } from '../../domain/onramp/currencies'
import type { OnRampProvider } from '../../domain/onramp/on-ramp-provider'
import { useFormats } from '../../locales/use-formats'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { currencySign, moneyText } from './money-text'
import { onRampOf } from './on-ramp-of-root'
import { onRampTexts } from './on-ramp-texts'
import styles from './on-ramp.module.css'

/** The amounts of money that a press fills in. */
const presets = [100, 250, 500, 1000]

/** What the visitor pays and gets. */
const Amounts = observer(function Amounts() {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(onRampTexts)
  const { store } = onRampOf(root)
  const { paymentAmount, paymentCurrency, purchaseAmount, purchaseCurrency, quotesLoading } = store
  const { id } = paymentCurrency
  const formats = useFormats()
  const language = useLanguage()
  const estimate = purchaseAmount && texts.about(formats.short(purchaseAmount, purchaseCurrency.symbol))
  return (
    <>
      <RowGroup>
        <AmountField
          label={texts.pay}
          value={paymentAmount}
          placeholder={texts.placeholder}
          prefix={currencySign(id)}
          invalid={store.amountProblem !== undefined}
          onChange={(typed) => store.setPaymentAmount(typed)}
          testId="wm-onramp-amount"
          end={
            <TokenButton
              onClick={() => root.router.push({ view: 'OnRampFiatSelect', data: undefined })}
              data-testid="wm-onramp-currency"
            >
              {id}
            </TokenButton>
          }
        >
          <span>{texts.pay}</span>
        </AmountField>
        <Row
          size="sm"
          lead={<Coin name={purchaseCurrency.symbol} size={28} />}
          title={purchaseCurrency.symbol}
          sub={purchaseCurrency.name}
          endText={
            <span aria-live="polite" data-testid="wm-onramp-estimate">
              {quotesLoading ? texts.asking : estimate}
            </span>
          }
          chevron
          onClick={() => root.router.push({ view: 'OnRampTokenSelect', data: undefined })}
          testId="wm-onramp-asset"
        />
      </RowGroup>
      <div className={styles['presets']} role="group" aria-label={texts.presets}>
        {presets.map((amount) => (
          <button
            key={amount}
            type="button"
            className={classNames(baseStyles['control'], styles['preset'])}
            aria-pressed={Number(paymentAmount) === amount}
            onClick={() => store.setPaymentAmount(String(amount))}
            data-testid={`wm-onramp-preset-${amount}`}
          >
            {moneyText(amount, id, language)}
          </button>
        ))}
      </div>
    </>
  )
})

/** Says what is wrong with the amount, or that there is no price. */
const AmountNotice = observer(function AmountNotice() {
  'use no memo'
  const texts = useTexts(onRampTexts)
  const { store } = onRampOf(useRoot())
  const { amountProblem, paymentCurrency, error, currencies } = store
  const language = useLanguage()
  const range = paymentRange(paymentCurrency)
  if (amountProblem && range) {
    const limit = moneyText(amountProblem === 'low' ? range.min : range.max, paymentCurrency.id, language)
    const title = amountProblem === 'low' ? texts.tooLow(limit) : texts.tooHigh(limit)
    return <Alert variant="warning" title={title} code={amountProblem} />
  }
  if (error !== null) return <Alert variant="info" title={texts.noQuote} code="noQuote" />
  return currencies === 'fallback' && <Alert variant="info" title={texts.usualOnly} code="usualOnly" />
})

/** A provider. A press opens its page in a window of its own. */
const ProviderRow = observer(function ProviderRow({ provider }: { provider: OnRampProvider }) {
  'use no memo'
  const root = useRoot()
  const { account, asset, chain, events, router } = root
  const texts = useTexts(onRampTexts)
  const { store, purchase } = onRampOf(root)
  const { state, url = '' } = { url: undefined, ...store.addressOf(provider) }
  const networks = store.knownNetworksOf(provider)
  const buy = () => {
    const network = chain.activeCaipNetwork
    if (state === 'failed') return void store.prepareAddresses()
    if (!account.address || !network) return
    events.track({
      event: 'SELECT_BUY_PROVIDER',
      properties: { provider: provider.id, isSmartAccount: account.isSmartAccount },
    })
    store.setSelectedProvider(provider)
    // Browsers open windows only while a click is handled.
    purchase.start(provider, url, { address: account.address, chainId: network.caipNetworkId })
    router.push({ view: 'BuyInProgress', data: undefined })
  }
  return (
    <Row
      lead={<Logo src={provider.logo} initial={provider.label.charAt(0)} />}
      title={provider.label}
      sub={state === 'failed' ? texts.unavailable : texts.fees(provider.fee)}
      {...(state === 'failed' && { subTone: 'danger' as const })}
      end={
        <NetworkStack
          networks={networks.map((network) => ({
            id: network.caipNetworkId,
            name: network.name,
            src: asset.networkImage(network),
          }))}
        />
      }
      busy={state === 'loading'}
      disabled={state === 'loading' || store.amountProblem !== undefined}
      onClick={buy}
      testId="wm-onramp-quote"
      data={{ 'data-provider': provider.id, 'data-state': state }}
    />
  )
})

/** What to buy, and the providers that deliver to the account. */
export const OnRampProvidersView = observer(function OnRampProvidersView() {
  'use no memo'
  const root = useRoot()
  const { account, events, options, router } = root
  const texts = useTexts(onRampTexts)
  const { store } = onRampOf(root)
  const { providers, purchaseAmount, purchaseCurrency } = store
  const { caipAddress, isConnected } = account
  const { route } = router
  const wanted = route.view === 'OnRampProviders' ? route.data : undefined
  useEffect(() => void store.getAvailableCurrencies(), [store])
  useEffect(() => store.begin(wanted), [store, wanted])
  // The address of a provider's page names the account, the currency and the amount.
  useEffect(() => void store.prepareAddresses(), [store, caipAddress, isConnected, purchaseCurrency, purchaseAmount])
  if (providers.length === 0)
    return (
      <EmptyState icon={iconCompass} title={texts.noProviders} text={texts.noProvidersText} testId="wm-onramp-empty" />
    )
  const explain = () => {
    events.track({ event: 'SELECT_WHAT_IS_A_BUY', properties: { isSmartAccount: account.isSmartAccount } })
    router.push({ view: 'WhatIsABuy', data: undefined })
  }
  const hasTerms = options.state.termsConditionsUrl ?? options.state.privacyPolicyUrl
  return (
    <>
      <Amounts />
      <AmountNotice />
      <RowGroup label={texts.providers}>
        {providers.map((provider) => (
          <ProviderRow key={provider.id} provider={provider} />
        ))}
      </RowGroup>
      <p className={styles['note']}>{texts.note}</p>
      {providers.some(({ purchases }) => purchases) && (
        <LinkButton
          icon={iconClock}
          testId="wm-onramp-purchases"
          onClick={() => router.push({ view: 'OnRampActivity', data: undefined })}
        >
          {texts.purchases}
        </LinkButton>
      )}
      {hasTerms && (
        <LinkButton icon={iconCompass} testId="wm-onramp-help" onClick={explain}>
          {texts.howItWorks}
        </LinkButton>
      )}
    </>
  )
})
