import type { Connector } from '../../domain/wallets/connector'
import { isRecord } from '../../domain/errors/errors'
import { announcedIcon, announcedName } from '../announced-text'
import type { WalletNeeds } from '.'

/** Wallets that are known by another name than the one they register with. */
const shownNames: Record<string, string> = { Trust: 'Trust Wallet' }

/**
 * Reads a registered wallet without trusting it; undefined when it does not serve the namespace. Its id is its name, which
 * is all that the standard gives a wallet to be known by; the picture is left out unless it is in the data itself.
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
    const shown = shownNames[name] ?? name
    return { id: name, type: 'ANNOUNCED', name: shown, chain: namespace, imageUrl, provider: wallet }
  } catch {
    // A getter of a hostile wallet threw.
    return undefined
  }
}
