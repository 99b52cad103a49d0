import { WalletModalError } from '../../wallet-modal/domain/errors/errors'
import type { SwapReview } from '../../wallet-modal/features/swap/freeze-swap'
import { routerSwaps } from '../../wallet-modal/features/swap/router-swaps'
import { swapStoreOf } from '../../wallet-modal/features/swap/swap-of-root'
import type { SwapStore } from '../../wallet-modal/features/swap/swap.store'
import { toSwapToken } from '../../wallet-modal/features/swap/swap-tokens'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import type { Route } from '../../wallet-modal/stores/shell/router.store'
import { address } from '../samples'
import { connect, showFrom } from '../still-account'
import { createStillRoot } from '../still-root'
import { holdTokens, tokens } from '../token-holdings'
import type { Scene } from './scenes'

const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const wrapped = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

/** Fills the form: 0.25 of the first token for the second one. */
function fill(store: SwapStore, impact = 12): void {
  const [paid, received] = tokens
  if (!paid || !received) return
  store.setPaid(toSwapToken(paid))
  store.setReceived(toSwapToken(received))
  store.setAmount('0.25')
  const { draft } = store
  if (!draft) return
  const offer = { expected: 612_500_000n, target: router, path: [wrapped, router], wrapped, small: undefined }
  store.setQuote({ state: 'ready', terms: { ...draft, offer, minimum: 606_375_000n, impact, quotedAt: 0 } })
}

function swapping(arrange: (store: SwapStore, root: RootStore) => void = () => {}, route?: Route): () => RootStore {
  return () =>
    createStillRoot({}, (root) => {
      root.options.update({ swaps: routerSwaps({ routers: { 'eip155:1': router } }) })
      connect(root)
      holdTokens(root)
      const store = swapStoreOf(root)
      // The form asks for a price when it opens, and reads the stored requests.
      Object.defineProperty(store, 'askQuote', { value: async () => {} })
      Object.defineProperty(store.flow.open, 'restore', { value: async () => {} })
      arrange(store, root)
      showFrom('Account', 'Swap')(root)
      if (route) root.router.push(route)
    })
}

const preview: Route = { view: 'SwapPreview', data: undefined }

/** The filled form and its review. */
function reviewed(step: SwapReview['step']): (store: SwapStore, root: RootStore) => void {
  return (store, { chain }) => {
    fill(store)
    const network = chain.activeCaipNetwork
    const { terms } = store
    if (!network || !terms) return
    const fee = { gas: 121_000n, fee: 720_000_000_000_000n, maxFee: 900_000_000_000_000n }
    // Nothing is sent here, so adapter and session may be missing.
    store.flow.setReview({ ...terms, step, from: address, network, fee } as never)
  }
}

/** Swapping, from the empty form to the review. */
export const swapScenes: readonly Scene[] = [
  { id: 'swap', view: 'Swap', create: swapping() },
  { id: 'swap-filled', view: 'Swap', create: swapping((store) => fill(store)) },
  { id: 'swap-high-impact', view: 'Swap', create: swapping((store) => fill(store, 2_345)) },
  {
    id: 'swap-no-path',
    view: 'Swap',
    create: swapping((store) => {
      fill(store)
      store.setQuote({ state: 'refused', reason: 'noPath' })
    }),
  },
  {
    id: 'swap-no-price',
    view: 'Swap',
    create: swapping((store) => {
      fill(store)
      store.setQuote({ state: 'failed', error: new WalletModalError('RPC_UNAVAILABLE') })
    }),
  },
  {
    id: 'swap-too-much',
    view: 'Swap',
    create: swapping((store) => {
      fill(store)
      store.setAmount('3')
      store.setSlippage('80')
    }),
  },
  {
    id: 'swap-select-token',
    view: 'SwapSelectToken',
    create: swapping(undefined, { view: 'SwapSelectToken', data: { target: 'received' } }),
  },
  { id: 'swap-preview', view: 'SwapPreview', create: swapping(reviewed('swap'), preview) },
  { id: 'swap-preview-approve', view: 'SwapPreview', create: swapping(reviewed('approve'), preview) },
  {
    id: 'swap-preview-moved',
    view: 'SwapPreview',
    create: swapping((store, root) => {
      reviewed('swap')(store, root)
      store.flow.setFailure({ reason: 'moved' })
    }, preview),
  },
]
