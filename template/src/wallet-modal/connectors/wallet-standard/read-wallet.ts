import type { Connector } from '../../domain/wallets/connector'
import { isRecord } from '../../domain/errors/errors'
import { announcedIcon, announcedName } from '../announced-text'
import type { WalletNeeds } from '.'

/** The names to show for wallets that register with another name. */
const shownNames: ReadonlyMap<string, string> = new Map([['Trust', 'Trust Wallet']])

/**
 * Reads a registered wallet without trusting it; undefined when the wallet does not serve the namespace. The name is the id,
 * because the standard defines no other identifier. An icon that is not a `data:` URL is left out.
 */
export function readWallet(wallet: unknown, { namespace, chainPrefix, features }: WalletNeeds): Connector | undefined {
  try {
    if (!isRecord(wallet)) return undefined
    const { name: givenName, icon: givenIcon, chains, features: offered } = wallet
    const name = announcedName(givenName)
    if (!name || !Array.isArray(chains) || !isRecord(offered)) return undefined
    if (!chains.some((chain) => typeof chain === 'string' && chain.startsWith(chainPrefix))) return undefined
    if (!features.every((group) => group.some((feature) => isRecord(offered[feature])))) return undefined
    const icon = announcedIcon(givenIcon)
    const imageUrl = icon?.startsWith('data:') ? icon : undefined
    const shown = shownNames.get(name) ?? name
    return { id: name, type: 'ANNOUNCED', name: shown, chain: namespace, imageUrl, provider: wallet }
  } catch {
    // A getter of a hostile wallet threw.
    return undefined
  }
}
