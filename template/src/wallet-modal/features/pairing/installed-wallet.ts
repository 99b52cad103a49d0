import type { Connector } from '../../domain/wallets/connector'
import { isRecord } from '../../domain/errors/errors'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { ConnectorStore } from '../../stores/connection/connector.store'

/** Reads a flag of a wallet's provider. Foreign code runs here and may throw; that counts as false. */
function hasFlag(provider: unknown, name: string): boolean {
  try {
    return isRecord(provider) && Boolean(provider[name])
  } catch {
    return false
  }
}

/** The connector of a wallet that is installed in this browser: matched by the rdns it announces, or by the flag it injects. */
export function installedConnector(
  { connectors }: Pick<ConnectorStore, 'connectors'>,
  { rdns, injected = [] }: WalletEntry,
): Connector | undefined {
  const flags = rdns ? [rdns] : injected.flatMap(({ injected_id: id }) => (id ? [id] : []))
  return connectors.find(
    ({ type, info, provider }) =>
      (type === 'ANNOUNCED' && info?.rdns !== undefined && info.rdns === rdns) ||
      (type === 'INJECTED' && flags.some((flag) => hasFlag(provider, flag))),
  )
}
