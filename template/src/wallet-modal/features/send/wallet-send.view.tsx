import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../components/controls/button'
import { Spoken } from '../../components/feedback/spoken'
import { CardFooter } from '../../components/layout/card'
import { DetailList } from '../../components/lists/detail-list'
import { NetworkDisc } from '../../components/marks/network-disc'
import { RowGroup } from '../../components/lists/row-group'
import { useModalStores, useRoot } from '../../react/root-context'
import { useFormats } from '../../locales/use-formats'
import { useTexts } from '../../locales/use-texts'
import { AmountEntry } from './form/amount-entry'
import { DoubtNote } from '../open-requests/doubt-note'
import { feeText } from './fee-text'
import { ReceiverField } from './form/receiver-field'
import { SendNotices } from './send-notices'
import { sendStoreOf } from './send-of-root'
import { sendTexts } from './send-texts'
import type { SendTexts } from './send-texts'
import type { ReceiverState } from './receiver'

/** The label of the button while the entered receiver is not valid. A name that is not found is no invalid address. */
function receiverStep(state: ReceiverState, texts: SendTexts): string {
  if (state.state === 'resolving') return texts.resolving
  const isAddress = state.state === 'invalid' && (state.reason === 'address' || state.reason === 'checksum')
  return isAddress ? texts.addressInvalid : texts.addAddress
}

/** The form of a transfer: amount, receiver, and the network fee. */
export const WalletSendView = observer(function WalletSendView() {
  'use no memo'
  const root = useRoot()
  const { snack } = useModalStores()
  const texts = useTexts(sendTexts)
  const formats = useFormats()
  const store = sendStoreOf(root)
  const { account, asset, chain, router } = root
  const network = chain.activeCaipNetwork
  const { tokenBalances, token, step } = store

  // Preselects the native currency, which most people send.
  const first = tokenBalances.find(({ address }) => address === undefined)
  useEffect(() => {
    if (!token && first) store.setToken(first)
  }, [store, token, first])

  const { flow } = store
  // When the visitor leaves the form, the review that is being prepared is cancelled.
  useEffect(() => () => flow.abandon(), [flow])
  // An earlier page, or another tab, may have asked the wallet for a transfer of this account.
  const { address } = account
  useEffect(() => void flow.restore(), [flow, address])
  const review = () =>
    flow.prepare().then(
      (prepared) => {
        if (prepared && router.view === 'WalletSend') router.push({ view: 'WalletSendPreview', data: undefined })
      },
      (error: unknown) => snack.showError(error),
    )
  const labels = {
    selectToken: texts.selectToken,
    addAmount: texts.addAmount,
    incorrectValue: texts.incorrectValue,
    insufficientFunds: texts.insufficientFunds,
    addAddress: texts.addAddress,
    invalidAddress: receiverStep(store.receiver.state, texts),
    review: texts.review,
  }
  return (
    <>
      <RowGroup>
        <AmountEntry store={store} />
        <ReceiverField store={store} />
      </RowGroup>
      {flow.consent.doubt && <DoubtNote doubt={flow.consent.doubt} />}
      <SendNotices store={store} />
      {network && (
        <DetailList
          items={[
            {
              label: texts.network,
              value: (
                <>
                  <NetworkDisc
                    name={network.name}
                    src={asset.networkImage(network)}
                    size={18}
                    testnet={network.testnet}
                  />
                  {network.name}
                </>
              ),
            },
            { label: texts.networkFee, value: feeText(store.quote.state, root, texts, formats), testId: 'wm-send-fee' },
          ]}
        />
      )}
      <Spoken>{step === 'insufficientFunds' && texts.insufficientFunds}</Spoken>
      <CardFooter>
        <Button
          disabled={!store.canReview}
          busy={store.receiver.state.state === 'resolving' || flow.isPreparing}
          data-testid="wm-send-preview"
          onClick={() => void review()}
        >
          {flow.isPreparing ? texts.preparing : labels[step]}
        </Button>
      </CardFooter>
    </>
  )
})
