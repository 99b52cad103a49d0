import { getWallets } from '@wallet-standard/app'
import type { Connector } from '../../domain/connector'
import { limits } from '../../domain/limits'
import { announcedName } from '../announced-text'
import type { ConnectorContext } from '../connector'
import { attempt, readListedWallets, readOkxWallet } from './read-wallets'

/** When it is looked again after the start, in milliseconds: nothing tells of a wallet that is late. */
const laterLooks = [250, 1_000, 3_000]

/** The same wallets where they are registered by the Wallet Standard as well, which offers less: no transfers, no networks. */
function namesakes(found: readonly Connector[]): Connector[] {
  const nameOf = (name: unknown) => announcedName(name)?.toLowerCase()
  const names = new Map(found.map((connector) => [nameOf(connector.name), connector]))
  return getWallets()
    .get()
    .flatMap((wallet) => {
      const twin = names.get(nameOf(attempt(() => wallet.name)))
      return twin ? [{ ...twin, provider: wallet }] : []
    })
}

/**
 * Hands over the wallets that are in the page, then those that come a little later, until the signal aborts. One that is
 * there by the Wallet Standard too is listed once.
 */
export function discoverWallets({ platform, announce, withdraw, signal }: ConnectorContext): void {
  const page = platform.window()
  if (!page || signal.aborted) return
  const known = new Map<unknown, Connector>()
  const isNew = ({ provider }: Connector) => !known.has(provider) && known.size < limits.announcedWallets
  const look = () => {
    const found: Connector[] = []
    for (const connector of [...readListedWallets(page), ...readOkxWallet(page)])
      if (isNew(connector)) {
        known.set(connector.provider, connector)
        found.push(connector)
      }
    if (found.length > 0) announce(found)
    const twins = namesakes([...known.values()])
    if (twins.length > 0) withdraw(twins)
  }
  look()
  page.addEventListener('load', look, { signal, once: true })
  const cancels = laterLooks.map((milliseconds) => platform.after(milliseconds, look))
  signal.addEventListener('abort', () => cancels.forEach((cancel) => cancel()), { once: true })
}
