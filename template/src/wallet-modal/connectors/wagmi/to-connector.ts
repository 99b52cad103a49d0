import type { Connector as WagmiConnector } from '@wagmi/core'
import type { Connector } from '../../domain/wallets/connector'
import { injectedConnectorId, injectedConnectorName } from '../../domain/wallets/connector'
import { announcedIcon, announcedName, announcedRdns } from '../announced-text'

/** The types of connectors that wagmi gives to wallets inside the browser, and to its own pairing. */
export const injectedType = 'injected'
export const pairingType = 'walletConnect'

/** wagmi identifies the wallets that announced themselves by their rdns; SDKs may name theirs beside an id of their own. */
function rdnsOf({ id, rdns }: WagmiConnector): string | undefined {
  const named = typeof rdns === 'string' ? rdns : rdns?.[0]
  return [named, id].find((text) => announcedRdns(text) !== undefined)
}

/**
 * A connector of wagmi as the modal lists it; `provider` is that connector. Its id is the one it is remembered by: the rdns
 * of a wallet that announced itself, as without wagmi.
 */
export function toConnector(wagmi: WagmiConnector): Connector {
  const name = announcedName(wagmi.name) ?? wagmi.id
  const icon = announcedIcon(wagmi.icon)
  const info = { name, icon, rdns: rdnsOf(wagmi) }
  const facts = { id: wagmi.id, name, chain: 'eip155', imageUrl: icon, info, provider: wagmi } as const
  // The host's own pairing: not to be taken for the modal's.
  if (wagmi.type === pairingType) return { ...facts, id: `wagmi:${wagmi.id}`, type: 'EXTERNAL' }
  if (wagmi.type !== injectedType) return { ...facts, type: 'EXTERNAL' }
  if (wagmi.id === injectedConnectorId) return { ...facts, type: 'INJECTED', name: injectedConnectorName }
  return { ...facts, type: info.rdns ? 'ANNOUNCED' : 'INJECTED' }
}
