import type { ChainNamespace } from '../../domain/networks/caip'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { knownWalletIds } from '../../domain/wallets/wallet-entry'
import type { Device } from '../../platform/device'

interface Visit {
  page: Window
  activeNamespace: ChainNamespace | undefined
  device: Pick<Device, 'isMobile'>
  /** Whether the link contains the query and the fragment of the page's address. */
  keepsQuery: boolean
}

/**
 * The link that opens this page in the browser of a wallet's app, for wallets that do not pair: Phantom and Solflare on phones,
 * Coinbase Wallet on Solana. Undefined for every other wallet, and when the page is already open in that browser. Navigate
 * while the tap is handled. The link passes through the wallet's servers, so it contains the query and the fragment of the
 * page's address only when the app allows that.
 */
export function appBrowserLink(
  wallet: WalletEntry,
  { page, activeNamespace, device, keepsQuery }: Visit,
): string | undefined {
  const { href, origin, pathname } = page.location
  const here = encodeURIComponent(keepsQuery ? href : origin + pathname)
  const isMissing = (name: string) => Reflect.get(page, name) === undefined
  const is = (id: string, name: string) => wallet.id === id || wallet.name === name
  if (is(knownWalletIds.phantom, 'Phantom') && device.isMobile && isMissing('phantom'))
    return `https://phantom.app/ul/browse/${here}?ref=${encodeURIComponent(origin)}`
  if (is(knownWalletIds.solflare, 'Solflare') && device.isMobile && isMissing('solflare'))
    return `https://solflare.com/ul/v1/browse/${here}?ref=${encodeURIComponent(origin)}`
  if (is(knownWalletIds.coinbase, 'Coinbase Wallet') && activeNamespace === 'solana' && isMissing('coinbaseSolana'))
    return `https://go.cb-w.com/dapp?cb_url=${here}`
  return undefined
}
