import { observer } from 'mobx-react-lite'
import { AddressText } from '../../components/address-text/address-text'
import { Checkbox } from '../../components/controls/checkbox'
import { LinkButton } from '../../components/controls/link-button'
import { formatUnits } from '../../domain/tokens/amount'
import { viewTexts } from '../../locales/en/view-texts'
import { useFormats } from '../../locales/use-formats'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { feeDecimals } from './fee-text'
import type { ReceiverWarning, SendStore } from './send.store'
import { sendTexts } from './send-texts'
import styles from './send.module.css'

/** Notices above the button of the form: errors, hints and warnings about the transfer. */
export const SendNotices = observer(function SendNotices({ store }: { store: SendStore }) {
  'use no memo'
  const { chain } = useRoot()
  const texts = useTexts(sendTexts)
  const { tryAgain } = useTexts(viewTexts)
  const formats = useFormats()
  const { receiver: entry, quote, token, decimals } = store
  const native = chain.activeCaipNetwork?.nativeCurrency
  const refusal = quote.state.state === 'failed' ? quote.state.error : undefined
  const isAboutDecimals = refusal?.code === 'DECIMALS_DIFFER' || refusal?.code === 'DECIMALS_UNKNOWN'
  const inNative = (value: bigint) =>
    formats.amount(
      formatUnits(value > BigInt(0) ? value : BigInt(0), native?.decimals ?? 18),
      native?.symbol,
      feeDecimals,
    )
  const errors = [
    store.isTooPrecise &&
      token &&
      texts.tooManyDecimals(store.unit === 'fiat' ? 2 : decimals, store.unit === 'fiat' ? '$' : token.symbol),
    store.isFeeUncovered &&
      quote.fee &&
      texts.notEnoughForFee(inNative(quote.fee.fee), inNative(store.leftForFee ?? BigInt(0)), native?.symbol ?? ''),
    refusal?.code === 'TRANSACTION_REFUSED' && texts.wouldFail,
    isAboutDecimals && refusal.message,
  ].filter((text) => typeof text === 'string')
  const hints = [
    entry.receiver?.isServiceOnly && entry.receiver.name && texts.nameByService(entry.receiver.name),
  ].filter((text) => typeof text === 'string')
  const count = errors.length + hints.length + store.receiverWarnings.length
  if (count === 0 && !entry.lookAlike && !store.maxFailure) return null
  return (
    <div className={styles['notices']}>
      <LookAlikeNotice store={store} />
      {store.maxFailure && (
        <div className={styles['notice']} data-tone="danger" role="alert" data-testid="wm-send-max-failed">
          {texts.maxUnknown(store.maxFailure.message)}
          <LinkButton testId="wm-send-max-retry" onClick={() => void store.setMax()}>
            {tryAgain}
          </LinkButton>
        </div>
      )}
      {errors.map((text) => (
        <p key={text} className={styles['notice']} data-tone="danger" role="alert" data-testid="wm-send-notice">
          {text}
        </p>
      ))}
      {hints.map((text) => (
        <p key={text} className={styles['notice']} data-testid="wm-send-notice">
          {text}
        </p>
      ))}
      <ReceiverNotices store={store} />
    </div>
  )
})

/** With these receivers the money is lost. The other warnings ask the visitor to check the receiver. */
const grave: readonly ReceiverWarning[] = ['tokenContract', 'heldContract', 'burnAddress']

/** The warnings about the receiver, for the form and for the review. */
export const ReceiverNotices = observer(function ReceiverNotices({ store }: { store: SendStore }) {
  'use no memo'
  const texts = useTexts(sendTexts)
  return store.receiverWarnings.map((warning) => {
    const isGrave = grave.includes(warning)
    return (
      <p
        key={warning}
        className={styles['notice']}
        data-tone={isGrave ? 'danger' : undefined}
        role={isGrave ? 'alert' : undefined}
        data-testid="wm-send-notice"
      >
        {texts[warning]}
      </p>
    )
  })
})

/** Shows the receiver beside the known address that it resembles, in the form and in the review. */
export const LookAlikeNotice = observer(function LookAlikeNotice({ store }: { store: SendStore }) {
  'use no memo'
  const texts = useTexts(sendTexts)
  const { lookAlike, receiver, hasCompared } = store.receiver
  if (!lookAlike || !receiver) return null
  return (
    <div className={styles['compare']} role="alert" data-testid="wm-send-look-alike">
      <p className={styles['title']}>{texts.lookAlike}</p>
      <dl dir="ltr">
        <dt>{texts.known}</dt>
        <dd>
          <AddressText address={lookAlike} unlike={receiver.address} />
        </dd>
        <dt>{texts.entered}</dt>
        <dd>
          <AddressText address={receiver.address} unlike={lookAlike} />
        </dd>
      </dl>
      <Checkbox
        checked={hasCompared}
        onChange={(checked) => store.receiver.setHasCompared(checked)}
        testId="wm-send-compared"
      >
        {texts.compared}
      </Checkbox>
    </div>
  )
})
