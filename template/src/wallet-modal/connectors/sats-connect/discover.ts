import { getWallets } from '@wallet-standard/app'
import type { Connector } from '../../domain/wallets/connector'
import type { ConnectorContext } from '../connector'
import { attempt, readListedWallets, readOkxWallet } from './read-wallets'

/** When to look again after the start, in milliseconds. No event announces a wallet that appears late. */
const laterLooks = [250, 1_000, 3_000]

/** The Wallet Standard feature that holds the provider a wallet lists for sats-connect. */
const satsFeature = 'sats-connect:'

/** The Wallet Standard entries of known sats-connect wallets. These entries offer less: no transfers and no change of network. */
function twins(known: ReadonlyMap<unknown, Connector>): Connector[] {
  return getWallets()
    .get()
    .flatMap((wallet) => {
      const twin = known.get(attempt(() => Reflect.get(Object(wallet.features[satsFeature]), 'provider')))
      return twin ? [{ ...twin, provider: wallet }] : []
    })
}

/**
 * Hands over the wallets that are in the page, then wallets that appear a little later, until the signal aborts. A wallet that is
 * also registered by the Wallet Standard is listed once if both entries have the same provider. Names are not compared.
 */
export function discoverWallets({ platform, announce, withdraw, signal }: ConnectorContext): void {
  const page = platform.window()
  if (!page || signal.aborted) return
  const known = new Map<unknown, Connector>()
  const look = () => {
    const found: Connector[] = []
    for (const connector of [...readListedWallets(page), ...readOkxWallet(page)])
      if (!known.has(connector.provider)) {
        known.set(connector.provider, connector)
        found.push(connector)
      }
    if (found.length > 0) announce(found)
    const gone = twins(known)
    if (gone.length > 0) withdraw(gone)
  }
  look()
  page.addEventListener('load', look, { signal, once: true })
  const cancels = laterLooks.map((milliseconds) => platform.after(milliseconds, look))
  signal.addEventListener('abort', () => cancels.forEach((cancel) => cancel()), { once: true })
}
