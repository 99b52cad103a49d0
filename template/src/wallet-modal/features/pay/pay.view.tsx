import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Alert } from '../../components/feedback/alert'
import { Spinner } from '../../components/feedback/spinner'
import { LinkButton } from '../../components/controls/link-button'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { iconRefresh, iconWallet } from '../../components/marks/icon-paths'
import { Logo } from '../../components/marks/logo'
import { iconLogout } from '../../components/marks/view-icon-paths'
import { shortenAddress } from '../../domain/account/address'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { DoubtNote } from '../open-requests/doubt-note'
import { PayAmount } from './pay-amount'
import { PayFailure } from './pay-failure'
import { payStoreOf } from './pay-of-root'
import { payTexts } from './pay-texts'
import styles from './pay.module.css'

/** The row for paying from the connected wallet, or from a wallet that the visitor connects first. */
const WalletOption = observer(function WalletOption() {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(payTexts)
  const store = payStoreOf(root)
  const { payer, phase } = store.wallet
  const info = root.chain.chains.get('eip155')?.accountState.connectedWalletInfo
  const busy = phase === 'switching' ? texts.switching : texts.preparing
  return (
    <RowGroup>
      <Row
        lead={
          payer === undefined ? (
            <GlyphPlate path={iconWallet} />
          ) : (
            <Logo src={info?.icon} initial={info?.name?.charAt(0)} />
          )
        }
        title={payer === undefined ? texts.payFromWallet : texts.payWith(info?.name ?? texts.yourWallet)}
        sub={payer && shortenAddress(payer)}
        endText={phase === 'idle' ? undefined : busy}
        chevron
        busy={phase !== 'idle'}
        disabled={phase !== 'idle'}
        onClick={() => store.payFromWallet()}
        testId="wm-pay-wallet"
        data={{ 'data-phase': phase }}
      />
      {payer !== undefined && (
        <Row
          lead={<GlyphPlate path={iconLogout} />}
          title={texts.disconnect}
          onClick={() => void store.disconnect()}
          testId="wm-pay-disconnect"
        />
      )}
    </RowGroup>
  )
})

/** The rows for paying at an exchange. */
const ExchangeOptions = observer(function ExchangeOptions() {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(payTexts)
  const { tryAgain } = useTexts(viewTexts)
  const store = payStoreOf(root)
  const { exchanges, exchangesState, payment } = store
  if (exchangesState === 'failed')
    return (
      <div className={styles['note']} data-testid="wm-pay-exchanges-failed">
        {texts.exchangesFailed}
        <LinkButton icon={iconRefresh} onClick={() => void store.loadExchanges()} testId="wm-pay-exchanges-retry">
          {tryAgain}
        </LinkButton>
      </div>
    )
  if (exchangesState !== 'ready')
    return (
      <div className={styles['note']} role="status" aria-label={texts.loadingExchanges}>
        <Spinner />
      </div>
    )
  if (exchanges.length === 0)
    return (
      <p className={styles['note']} data-testid="wm-pay-no-exchanges">
        {texts.noExchanges}
      </p>
    )
  return (
    <RowGroup label={texts.exchanges}>
      {exchanges.map((exchange) => (
        <Row
          key={exchange.id}
          lead={<Logo src={exchange.imageUrl} initial={exchange.name.charAt(0)} />}
          title={texts.payWith(exchange.name)}
          chevron
          busy={payment?.isUnderWay === true && payment.exchange?.id === exchange.id}
          disabled={!store.canPayAtExchange}
          onClick={() => store.payAtExchange(exchange)}
          testId="wm-pay-exchange"
          data={{ 'data-exchange': exchange.id }}
        />
      ))}
    </RowGroup>
  )
})

/** Chooses how to pay. */
export const PayView = observer(function PayView() {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(payTexts)
  const store = payStoreOf(root)
  const { payment, isForWallets, wallet } = store
  useEffect(() => void store.loadExchanges(), [store, payment])
  return (
    <>
      <div className={styles['top']}>
        <PayAmount payment={payment} />
      </div>
      {!payment && <Alert title={texts.nothingToPay} text={texts.nothingToPayText} code="nothingToPay" />}
      <PayFailure failure={wallet.failure} />
      {payment?.isAsked && wallet.consent.doubt && <DoubtNote doubt={wallet.consent.doubt} />}
      {isForWallets && <WalletOption />}
      {isForWallets && payment?.facts.exchanges && (
        <div className={styles['note']} role="separator">
          {texts.or}
        </div>
      )}
      {payment?.facts.exchanges && <ExchangeOptions />}
    </>
  )
})
