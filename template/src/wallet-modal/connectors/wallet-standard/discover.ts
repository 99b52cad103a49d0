import { getWallets } from '@wallet-standard/app'
import type { Connector } from '../../domain/wallets/connector'
import type { ConnectorContext } from '../connector'
import { inSlices } from '../in-slices'
import type { WalletNeeds } from '.'
import { readWallet } from './read-wallet'

/** Announces the registered wallets, then follows every wallet that registers or unregisters, until the signal aborts. */
export function discoverWallets(needs: WalletNeeds, { platform, announce, withdraw, signal }: ConnectorContext): void {
  if (signal.aborted) return
  const wallets = getWallets()
  const known = new Map<unknown, Connector>()
  const add = inSlices<unknown>(platform.after, (slice) => {
    if (signal.aborted) return
    // A wallet that unregisters before its slice is handled is not announced.
    const present = new Set<unknown>(wallets.get())
    const found = slice.flatMap((wallet) => {
      const connector = present.has(wallet) && !known.has(wallet) ? readWallet(wallet, needs) : undefined
      if (connector) known.set(wallet, connector)
      return connector ?? []
    })
    if (found.length > 0) announce(found)
  })
  const remove = (wallet: unknown): Connector[] => {
    const gone = known.get(wallet)
    known.delete(wallet)
    return gone ? [gone] : []
  }
  const stops = [
    wallets.on('register', (...found) => found.forEach(add)),
    wallets.on('unregister', (...gone) => withdraw(gone.flatMap(remove))),
  ]
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true })
  wallets.get().forEach(add)
}
