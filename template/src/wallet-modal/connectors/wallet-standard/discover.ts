import { getWallets } from '@wallet-standard/app'
import type { Connector } from '../../domain/connector'
import { limits } from '../../domain/limits'
import type { ConnectorContext } from '../connector'
import type { WalletNeeds } from '.'
import { readWallet } from './read-wallet'

/** Hands over the wallets that are registered, then every one that comes or goes, until the signal aborts. */
export function discoverWallets(needs: WalletNeeds, { platform, announce, withdraw, signal }: ConnectorContext): void {
  if (signal.aborted) return
  const known = new Map<unknown, Connector>()
  let hasWarned = false

  function add(wallet: unknown): Connector[] {
    const connector = known.has(wallet) ? undefined : readWallet(wallet, needs)
    if (!connector) return []
    if (known.size >= limits.announcedWallets) {
      if (!hasWarned)
        platform.log.warn(`More than ${limits.announcedWallets} wallets registered themselves; the rest is left out.`)
      hasWarned = true
      return []
    }
    known.set(wallet, connector)
    return [connector]
  }

  function remove(wallet: unknown): Connector[] {
    const gone = known.get(wallet)
    known.delete(wallet)
    return gone ? [gone] : []
  }

  const wallets = getWallets()
  const stops = [
    wallets.on('register', (...found) => announce(found.flatMap(add))),
    wallets.on('unregister', (...gone) => withdraw(gone.flatMap(remove))),
  ]
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true })
  announce(wallets.get().flatMap(add))
}
