import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Alert } from '../../components/feedback/alert'
import { Avatar } from '../../components/marks/avatar'
import { Button } from '../../components/controls/button'
import { ButtonPair } from '../../components/layout/button-pair'
import { CardFooter } from '../../components/layout/card'
import { Coin } from '../../components/marks/coin'
import { Icon } from '../../components/marks/icon'
import { iconRight } from '../../components/marks/view-icon-paths'
import { Receipt } from '../../components/account-card/receipt'
import { useModalStores, useRoot } from '../../react/root-context'
import { useFormats } from '../../locales/use-formats'
import { errorText } from '../../locales/error-text'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { ConsentBox } from '../open-requests/consent-box'
import { DoubtNote } from '../open-requests/doubt-note'
import type { SendFailure } from './flow/failure'
import { ReviewFacts } from './review-facts'
import { receiverName } from './send-flow'
import { LookAlikeNotice, ReceiverNotices } from './send-notices'
import { sendStoreOf } from './send-of-root'
import type { SendTexts } from './send-texts'
import { sendTexts } from './send-texts'
import { allDecimals } from './token-fee'
import styles from './send.module.css'

function failureText(failure: SendFailure, texts: SendTexts): string {
  if ('name' in failure) return texts[failure.reason](failure.name)
  return texts[failure.reason]
}

/** The review: shows exactly what the wallet will be asked to send. */
export const WalletSendPreviewView = observer(function WalletSendPreviewView() {
  'use no memo'
  const root = useRoot()
  const { asset, router } = root
  const { snack } = useModalStores()
  const texts = useTexts(sendTexts)
  const formats = useFormats()
  const language = useLanguage()
  const store = sendStoreOf(root)
  const { flow } = store
  const { review, failure, consent } = flow
  // When the account or the network changes, the review is discarded and the form is shown again.
  useEffect(() => {
    if (review || router.view !== 'WalletSendPreview') return
    if (router.history.at(-2)?.view === 'WalletSend') router.goBack()
    else router.replace({ view: 'WalletSend', data: undefined })
  }, [review, router])
  useEffect(() => () => flow.leave(), [flow])
  if (!review) return null
  const { token, amountText, receiver, from, network } = review
  const amount = formats.amount(amountText, token.symbol, allDecimals)
  const isNative = token.address === undefined
  const networkMark = { name: network.name, src: asset.networkImage(network), testnet: network.testnet }
  const name = receiverName(receiver)
  const send = async () => {
    await flow.sendToken({ summary: texts.confirmSummary(amount, name), started: texts.started, follow: texts.follow })
    if (flow.failure?.reason === 'failed') snack.showError(texts.failed)
  }
  return (
    <>
      {failure && (
        <Alert
          variant={failure.reason === 'declined' ? 'info' : 'danger'}
          title={failureText(failure, texts)}
          text={failure.reason === 'failed' ? errorText(language, failure.error) : undefined}
          code={failure.reason}
        />
      )}
      {receiver.isServiceOnly && receiver.name && (
        <Alert variant="warning" title={texts.nameByService(receiver.name)} code="nameByService" />
      )}
      {consent.doubt && <DoubtNote doubt={consent.doubt} />}
      <Receipt
        head={
          <>
            <div className={styles['amount']}>
              <div>
                <bdi
                  className={styles['number']}
                  data-long={amount.length > 22 ? 'very' : amount.length > 14 || undefined}
                  dir="ltr"
                  data-testid="wm-send-review-amount"
                >
                  {amount}
                </bdi>
                {token.price > 0 && (
                  <div className={styles['fiat']}>{formats.fiat(Number(amountText) * token.price)}</div>
                )}
              </div>
              <Coin
                name={token.symbol}
                src={token.iconUrl || (isNative ? networkMark.src : undefined)}
                network={isNative ? undefined : networkMark}
              />
            </div>
            <div className={styles['way']} aria-hidden="true">
              <Avatar address={from} size={28} />
              <span className={styles['dashes']} />
              <Icon path={iconRight} size={18} />
              <span className={styles['dashes']} />
              <Avatar address={receiver.address} imageUrl={receiver.avatar} size={28} />
            </div>
          </>
        }
      >
        <ReviewFacts review={review} lookAlike={store.receiver.lookAlike} />
      </Receipt>
      <LookAlikeNotice store={store} />
      <ReceiverNotices store={store} />
      <p className={styles['notice']}>{texts.reviewCarefully}</p>
      <ConsentBox consent={consent} label={texts.consent} testId="wm-send-consent" />
      <CardFooter>
        <ButtonPair>
          <Button variant="quiet" onClick={() => router.goBack()} data-testid="wm-send-edit">
            {texts.edit}
          </Button>
          <Button
            disabled={consent.isMissing || store.receiver.isUncompared}
            busy={flow.loading && !flow.isAsking}
            onClick={() => void send()}
            data-testid="wm-send-confirm"
          >
            {texts.sendNow}
          </Button>
        </ButtonPair>
      </CardFooter>
    </>
  )
})
