import type { Connector } from '../../domain/connector'
import { limits } from '../../domain/limits'
import type { ConnectorContext } from '../connector'
import { readListedWallets, readOkxWallet } from './read-wallets'

/** When it is looked again after the start, in milliseconds: nothing tells of a wallet that is late. */
const laterLooks = [250, 1_000, 3_000]

/** Hands over the wallets that are in the page, then those that come a little later, until the signal aborts. */
export function discoverWallets({ platform, announce, signal }: ConnectorContext): void {
  const page = platform.window()
  if (!page || signal.aborted) return
  const known = new Set<unknown>()
  const isNew = ({ provider }: Connector) => !known.has(provider) && known.size < limits.announcedWallets
  const look = () => {
    const found: Connector[] = []
    for (const connector of [...readListedWallets(page), ...readOkxWallet(page)])
      if (isNew(connector)) {
        known.add(connector.provider)
        found.push(connector)
      }
    if (found.length > 0) announce(found)
  }
  look()
  page.addEventListener('load', look, { signal, once: true })
  const cancels = laterLooks.map((milliseconds) => platform.after(milliseconds, look))
  signal.addEventListener('abort', () => cancels.forEach((cancel) => cancel()), { once: true })
}
