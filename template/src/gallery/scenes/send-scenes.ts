import { toModalError } from '../../wallet-modal/domain/errors/errors'
import type { SentState } from '../../wallet-modal/features/transactions/sent-transaction'
import type { Receiver } from '../../wallet-modal/features/send/receiver'
import type { SendStore } from '../../wallet-modal/features/send/send.store'
import { sendStoreOf } from '../../wallet-modal/features/send/send-of-root'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import type { PlainViewName } from '../../wallet-modal/stores/shell/router.store'
import { address } from '../samples'
import type { Scene } from './scenes'
import { connect, showFrom } from '../still-account'
import { holdTokens, tokens } from '../token-holdings'
import { createStillRoot } from '../still-root'

const receiver: Receiver = { name: 'junowick.eth', address: '0x77a8C4D1e5B2F3a60718293A4b5c6D7e8F90F779' }
const fee = { gas: 21_000n, fee: 7_200_000_000_000n, maxFee: 20_000_000_000_000n }

function fill(store: SendStore, amount = '0.25', to: Receiver = receiver): void {
  store.setToken(tokens[0])
  store.setTokenAmount(amount)
  store.receiver.text = to.name ?? to.address
  store.receiver.setState({ state: 'ready', receiver: to })
  store.quote.set({ state: 'ready', fee })
}

function sending(
  view: PlainViewName,
  arrange: (store: SendStore, root: RootStore) => void = () => {},
): () => RootStore {
  return () =>
    createStillRoot({}, (root) => {
      connect(root)
      holdTokens(root)
      arrange(sendStoreOf(root), root)
      showFrom('Account', 'WalletSend')(root)
      if (view !== 'WalletSend') root.router.push({ view, data: undefined })
    })
}

function reviewed(store: SendStore, root: RootStore): void {
  fill(store)
  const network = root.chain.activeCaipNetwork
  const token = tokens[0]
  if (!network || !token) return
  // Nothing is sent here, so adapter and session may be missing.
  const transaction = { from: address, to: receiver.address, value: 250_000_000_000_000_000n, data: '0x' }
  store.flow.setReview({ token, amountText: '0.25', receiver, from: address, network, fee, transaction } as never)
}

function status(state: SentState): () => RootStore {
  const hash = `0x${'5e'.repeat(32)}`
  return () =>
    createStillRoot({}, (root) => {
      connect(root)
      const { sent } = root.accountLoader.loaded
      const chainId = 'eip155:1'
      sent.set({
        hash,
        chainId,
        from: address,
        to: receiver.address,
        toName: 'junowick.eth',
        amount: '0.25',
        symbol: 'ETH',
        sentAt: 0,
        state,
      })
      root.router.reset({ view: 'TransactionStatus', data: { hash, chainId } })
    })
}

/** Sending, from the empty form to the confirmed transfer. */
export const sendScenes: readonly Scene[] = [
  { id: 'send', view: 'WalletSend', create: sending('WalletSend') },
  { id: 'send-filled', view: 'WalletSend', create: sending('WalletSend', (store) => fill(store)) },
  {
    id: 'send-fiat',
    view: 'WalletSend',
    create: sending('WalletSend', (store) => {
      fill(store)
      store.switchUnit()
    }),
  },
  { id: 'send-too-much', view: 'WalletSend', create: sending('WalletSend', (store) => fill(store, '12345678.123456')) },
  {
    id: 'send-name-unknown',
    view: 'WalletSend',
    create: sending('WalletSend', (store) => {
      fill(store)
      store.receiver.setState({ state: 'invalid', reason: 'unknown-name' })
    }),
  },
  {
    id: 'send-look-alike',
    view: 'WalletSend',
    create: sending('WalletSend', (store) =>
      fill(store, '0.25', { address: '0x357fA9B8c7D6e5F4a3B2c1D0e9F8a7B6c5D4aa19' }),
    ),
  },
  { id: 'send-select-token', view: 'WalletSendSelectToken', create: sending('WalletSendSelectToken') },
  { id: 'send-preview', view: 'WalletSendPreview', create: sending('WalletSendPreview', reviewed) },
  {
    id: 'send-preview-failed',
    view: 'WalletSendPreview',
    create: sending('WalletSendPreview', (store, root) => {
      reviewed(store, root)
      store.flow.setFailure({
        reason: 'failed',
        error: toModalError(new Error('out of gas')),
      })
    }),
  },
  {
    id: 'send-preview-unclear',
    view: 'WalletSendPreview',
    create: sending('WalletSendPreview', (store, root) => {
      reviewed(store, root)
      const { review, open } = store.flow
      if (!review) return
      open.add('earlier', review).setUnclear('nonce too low')
    }),
  },
  { id: 'send-status', view: 'TransactionStatus', create: status('pending') },
  { id: 'send-status-success', view: 'TransactionStatus', create: status('success') },
  { id: 'send-status-reverted', view: 'TransactionStatus', create: status('reverted') },
  { id: 'send-status-unknown', view: 'TransactionStatus', create: status('unknown') },
]
