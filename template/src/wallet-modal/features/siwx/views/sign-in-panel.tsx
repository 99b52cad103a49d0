import { observer } from 'mobx-react-lite'
import { Alert } from '../../../components/feedback/alert'
import { Avatar } from '../../../components/marks/avatar'
import { Button } from '../../../components/controls/button'
import { ButtonPair } from '../../../components/layout/button-pair'
import { CardFooter } from '../../../components/layout/card'
import { DetailList } from '../../../components/lists/detail-list'
import { FullText } from '../../../components/layout/full-text'
import { Hero } from '../../../components/layout/hero'
import { Icon } from '../../../components/marks/icon'
import { NetworkDisc } from '../../../components/marks/network-disc'
import { Receipt } from '../../../components/account-card/receipt'
import { iconShield } from '../../../components/marks/view-icon-paths'
import { shortenAddress } from '../../../domain/account/address'
import { isTime } from '../../../domain/relative-time'
import { useRoot } from '../../../react/root-context'
import { AppAndWallet } from './app-and-wallet'
import type { Language } from '../../../locales/language'
import type { FailureNotice } from '../sign-in-notice'
import type { Draft } from '../signing/draft'
import styles from './siwx.module.css'
import type { SiwxStore } from '../siwx.store'
import { siwxTexts } from '../siwx-texts'
import { errorText, saidOr, shortErrorText } from '../../../locales/error-text'
import { useLanguage, useTexts } from '../../../locales/use-texts'

interface SignInPanelProps {
  store: SiwxStore
  /** Called when "Sign" is pressed. */
  onSign?: () => void
}

/** When the session would end, as a short date and time in the notation of a language: `28 Nov, 09:41`. */
function endText(draft: Draft, tag: string | undefined): string | undefined {
  if (draft.state !== 'ready' || !draft.message.expirationTime) return undefined
  const end = Date.parse(draft.message.expirationTime)
  // The app supplies the expiration text, so it may not be a time. The message to sign shows the text in full.
  if (!isTime(end)) return undefined
  const format = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return format.format(end)
}

/** What the visitor agrees to by signing, in the app's words. Undefined unless the text to sign has these words. */
function statementOf(draft: Draft): string | undefined {
  if (draft.state !== 'ready' || !draft.message.statement) return undefined
  return draft.text.includes(draft.message.statement) ? draft.message.statement : undefined
}

/**
 * Returns the reason of a refusal, for the visitor. Returns undefined if the service or the app gave no reason. If an error has a cause, the details are
 * the words of the service or have a translation. If an error has no cause, the modal wrote the details in English, so the view shows them only in English.
 */
function detailsOf({ refusal }: FailureNotice, language: Language): string | undefined {
  const { details, cause } = refusal ?? {}
  if (!details || (!cause && language.locale !== 'en')) return undefined
  return saidOr(language, cause, details)
}

/** Shows what will be signed: in one sentence, as facts, and in full. Below are the buttons that sign and cancel. */
export const SignInPanel = observer(function SignInPanel({ store, onSign }: SignInPanelProps) {
  'use no memo'
  const { account, asset, chain, options } = useRoot()
  const texts = useTexts(siwxTexts)
  const { state, isCancelling, isRequired, notice } = store
  const { draft } = store.signing
  const network = chain.activeCaipNetwork
  const wallet = account.state.connectedWalletInfo
  const { address } = account
  const { metadata } = options.state
  const language = useLanguage()
  const isSigning = state.status === 'signing'
  const isReady = draft.state === 'ready'
  const isUnavailable = notice?.reason === 'unavailable'
  const isChecking = state.status === 'checking'
  const end = endText(draft, language.tag)
  const statement = statementOf(draft)
  const sign = () => {
    onSign?.()
    void store.sign()
  }
  return (
    <>
      {notice?.reason === 'expired' && <Alert variant="warning" title={texts.expired} code="expired" />}
      {notice?.reason === 'failed' && (
        <Alert
          variant={notice.isDeclined ? 'info' : 'danger'}
          title={shortErrorText(language, notice.error)}
          text={detailsOf(notice, language) ?? texts.failedText}
          code="failed"
        />
      )}
      <Hero
        ring={
          <AppAndWallet
            appIcon={metadata?.icons[0]}
            appName={metadata?.name ?? ''}
            walletIcon={wallet?.icon}
            walletName={wallet?.name ?? ''}
          />
        }
        title={texts.title(metadata?.name || texts.unknownApp)}
        text={isRequired ? `${texts.promise} ${texts.requiredNote}` : texts.promise}
      />
      {isUnavailable ? (
        <Alert title={texts.unavailable} text={texts.unavailableText} code="SIGN_IN_UNAVAILABLE" />
      ) : draft.state === 'failed' ? (
        <Alert title={texts.notReady} text={errorText(language, draft.error)} code={draft.error.code} />
      ) : (
        <>
          <Receipt
            head={
              <div className={styles['site']}>
                <DetailList
                  items={[
                    {
                      label: texts.site,
                      value: (
                        <span className={styles['fact']}>
                          <Icon path={iconShield} size={18} />
                          <bdi dir="ltr">{isReady ? draft.message.domain : '…'}</bdi>
                        </span>
                      ),
                      testId: 'wm-siwx-site',
                    },
                  ]}
                />
              </div>
            }
          >
            <DetailList
              items={[
                ...(statement ? [{ label: texts.statement, value: statement, testId: 'wm-siwx-statement' }] : []),
                ...(address
                  ? [
                      {
                        label: texts.account,
                        value: (
                          <span className={styles['fact']}>
                            <Avatar address={address} imageUrl={account.state.profileImage ?? undefined} size={18} />
                            <bdi dir="ltr">{account.state.profileName || shortenAddress(address)}</bdi>
                          </span>
                        ),
                        testId: 'wm-siwx-account',
                      },
                    ]
                  : []),
                ...(network
                  ? [
                      {
                        label: texts.network,
                        value: (
                          <span className={styles['fact']}>
                            <NetworkDisc
                              name={network.name}
                              src={asset.networkImage(network)}
                              size={18}
                              testnet={network.testnet}
                            />
                            {network.name}
                          </span>
                        ),
                      },
                    ]
                  : []),
                ...(end ? [{ label: texts.validUntil, value: end }] : []),
              ]}
            />
          </Receipt>
          <FullText
            label={texts.fullMessage}
            text={isReady ? draft.text : ''}
            testIds={{ label: 'wm-siwx-show-message', text: 'wm-siwx-message' }}
          />
        </>
      )}
      <CardFooter>
        <ButtonPair>
          <Button variant="quiet" busy={isCancelling} onClick={() => void store.cancel()} data-testid="wm-siwx-cancel">
            {isCancelling ? texts.cancelling : texts.cancel}
          </Button>
          {isUnavailable ? (
            <Button busy={isChecking} onClick={() => store.retry()} data-testid="wm-retry">
              {texts.tryAgain}
            </Button>
          ) : draft.state === 'failed' ? (
            <Button onClick={() => store.prepare()} data-testid="wm-retry">
              {texts.tryAgain}
            </Button>
          ) : (
            <Button busy={isSigning || !isReady} onClick={sign} data-testid="wm-siwx-sign">
              {isSigning ? texts.signing : texts.sign}
            </Button>
          )}
        </ButtonPair>
      </CardFooter>
    </>
  )
})
