import { createAccount } from '../wallet-modal/domain/account/account'
import type { AccountState } from '../wallet-modal/domain/account/account'
import type { RootStore } from '../wallet-modal/stores/root/root.store'
import type { PlainViewName } from '../wallet-modal/stores/shell/router.store'
import { address, rabbit } from './samples'
import type { StillOptions } from './still-root'
import { createStillRoot } from './still-root'
import * as holdings from './unit-holdings'

/** A balance in ether. */
export const ether = (value: bigint) => ({
  balance: { value, decimals: 18, symbol: 'ETH' },
  balanceState: 'ready' as const,
})

/** A balance that fits on the account card. */
export const oneEther = ether(1_842_000_000_000_000_000n)

/** Shows a view without a way back. */
export function show(view: PlainViewName) {
  return (root: RootStore) => root.router.reset({ view, data: undefined })
}

/** Shows the second view, with the way back to the first. */
export function showFrom(first: PlainViewName, second: PlainViewName) {
  return (root: RootStore) => {
    show(first)(root)
    root.router.push({ view: second, data: undefined })
  }
}

/** Connects an account, before a view is chosen. */
export function connect(root: RootStore, data: Partial<AccountState> = oneEther): void {
  const walletInfo = { name: rabbit.name, icon: rabbit.imageUrl, type: rabbit.type }
  const network = root.chain.activeCaipNetwork?.caipNetworkId ?? 'eip155:1'
  const account = {
    status: 'connected' as const,
    address,
    caipAddress: `${network}:${address}` as const,
    allAccounts: [createAccount('eip155', address)],
  }
  root.chain.setChainAccountData({ ...account, connectedWalletInfo: walletInfo, ...data }, 'eip155')
}

/** A modal with a connected account that shows a view. */
export function connected(
  view: PlainViewName,
  data?: Partial<AccountState>,
  arrange: (root: RootStore) => void = () => {},
  options: StillOptions = {},
): () => RootStore {
  return () =>
    createStillRoot(options, (root) => {
      connect(root, data)
      show(view)(root)
      arrange(root)
    })
}

/** Fills the stores of the units, as if the account had just been read. */
export function hold(root: RootStore): void {
  for (const fill of Object.values<(root: RootStore) => void>(holdings)) fill(root)
}
