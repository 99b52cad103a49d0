import type { Connector as WagmiConnector } from '@wagmi/core'
import type { Connector } from '../../domain/wallets/connector'
import { injectedConnectorId, injectedConnectorName } from '../../domain/wallets/connector'
import { announcedIcon, announcedName, announcedRdns } from '../announced-text'

/** wagmi's connector types for wallets in the browser and for its WalletConnect connector. */
export const injectedType = 'injected'
export const pairingType = 'walletConnect'

/** The rdns of a connector. wagmi uses the rdns of an EIP-6963 wallet as its id; SDK connectors may have an `rdns` beside their id. */
function rdnsOf({ id, rdns }: WagmiConnector): string | undefined {
  const named = typeof rdns === 'string' ? rdns : rdns?.[0]
  return [named, id].find((text) => announcedRdns(text) !== undefined)
}

/**
 * Converts a wagmi connector to a connector of the modal, whose `provider` is the wagmi connector. The id is stored to reconnect:
 * for an EIP-6963 wallet it is the rdns, the same as without wagmi.
 */
export function toConnector(wagmi: WagmiConnector): Connector {
  const name = announcedName(wagmi.name) ?? wagmi.id
  const icon = announcedIcon(wagmi.icon)
  const info = { name, icon, rdns: rdnsOf(wagmi) }
  const facts = { id: wagmi.id, name, chain: 'eip155', imageUrl: icon, info, provider: wagmi } as const
  // The host's own WalletConnect connector gets another id, so that it is not mistaken for the modal's pairing.
  if (wagmi.type === pairingType) return { ...facts, id: `wagmi:${wagmi.id}`, type: 'EXTERNAL' }
  if (wagmi.type !== injectedType) return { ...facts, type: 'EXTERNAL' }
  if (wagmi.id === injectedConnectorId) return { ...facts, type: 'INJECTED', name: injectedConnectorName }
  return { ...facts, type: info.rdns ? 'ANNOUNCED' : 'INJECTED' }
}
