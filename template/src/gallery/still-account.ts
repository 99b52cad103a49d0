import { createAccount } from '../wallet-modal/domain/account/account'
import type { AccountState } from '../wallet-modal/domain/account/account'
import type { TokenBalance } from '../wallet-modal/domain/tokens/token'
import type { RootStore } from '../wallet-modal/stores/root/root.store'
import type { PlainViewName } from '../wallet-modal/stores/shell/router.store'
import { address, logo, rabbit } from './samples'
import type { StillOptions } from './still-root'
import { createStillRoot } from './still-root'

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

/** A token of the first network. */
export function token(name: string, symbol: string, numeric: string, price: number, hue?: number): TokenBalance {
  const value = Number(numeric) * price
  return {
    name,
    symbol,
    chainId: 'eip155:1',
    ...(symbol !== 'ETH' && {
      address: `eip155:1:0x${symbol.length.toString(16).repeat(40).slice(0, 38)}${symbol.charCodeAt(0)}` as const,
    }),
    price,
    ...(price > 0 && { value }),
    quantity: { decimals: symbol === 'USDC' ? '6' : '18', numeric },
    iconUrl: hue === undefined ? '' : logo(hue, symbol.slice(0, 1)),
  }
}

export const tokens: readonly TokenBalance[] = [
  token('Ether', 'ETH', '1.842', 4210.36),
  token('USD Coin', 'USDC', '3240', 1, 250),
  token('Coinbase BTC', 'cbBTC', '0.0121', 104250.1, 60),
  token('Chainlink', 'LINK', '9.6', 23.3, 265),
  token('A token with a name that does not end', 'ENDLESS', '0.000000000000000001', 0),
  token('Giant', 'GNT', '115792089237316195423570985008687907853269984665640564039457.58', 0, 140),
]

/** Gives tokens to the account, as if they had just been loaded. */
export function hold(
  root: RootStore,
  list: readonly TokenBalance[] = tokens,
  lowQuality: readonly TokenBalance[] = [],
): void {
  const { tokens: store } = root.accountLoader.loaded
  root.chain.setAccountProp('tokenBalance', list, 'eip155')
  const owner = root.account.caipAddress
  store.reading = { owner, status: 'ready', lowQuality, lastRetry: undefined, isServiceDown: false }
}
