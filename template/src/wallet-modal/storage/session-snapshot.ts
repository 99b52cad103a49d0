import type { CaipNetworkId, ChainNamespace } from '../domain/networks/caip'
import { chainNamespaces, isCaipAddress, isCaipNetworkId } from '../domain/networks/caip'
import { isRecord } from '../domain/errors/errors'
import { safeJsonParse } from '../domain/json'
import { limits } from '../domain/limits'
import type { KeyValueStore } from '../platform/platform'

/** The stored connection of a namespace. */
export interface StoredConnection {
  connectorId: string
  caipAddress: string
  /** The visitor chose this account among the wallet's accounts, in the modal. */
  isChosen?: true
}

/** The few values that the first paint needs. They are read synchronously, so that a returning visitor sees no flash. */
export interface SessionSnapshot {
  activeCaipNetworkId?: CaipNetworkId
  connections: Partial<Record<ChainNamespace, StoredConnection>>
  /** The rdns or id of the wallets connected last, newest first. */
  recentConnectorIds: readonly string[]
  /** The visitor hides balances, for example because others see the screen. */
  hidesBalances?: boolean
}

export const emptySnapshot: SessionSnapshot = { connections: {}, recentConnectorIds: [] }

function readConnection(value: unknown): StoredConnection | undefined {
  if (!isRecord(value)) return undefined
  const { connectorId, caipAddress, isChosen } = value
  if (typeof connectorId !== 'string' || typeof caipAddress !== 'string' || !isCaipAddress(caipAddress))
    return undefined
  return { connectorId, caipAddress, ...(isChosen === true && { isChosen }) }
}

/** Reads a stored snapshot part by part. A part without the expected shape is left out. */
export function readSnapshot(text: string | null): SessionSnapshot {
  const stored = text === null ? undefined : safeJsonParse(text)
  if (!isRecord(stored)) return emptySnapshot
  const storedConnections = isRecord(stored['connections']) ? stored['connections'] : {}
  const connections: SessionSnapshot['connections'] = {}
  for (const namespace of chainNamespaces) {
    const connection = readConnection(storedConnections[namespace])
    if (connection) connections[namespace] = connection
  }
  const ids = Array.isArray(stored['recentConnectorIds']) ? stored['recentConnectorIds'] : []
  const networkId = stored['activeCaipNetworkId']
  return {
    connections,
    recentConnectorIds: ids.filter((id) => typeof id === 'string').slice(0, limits.recentWallets),
    ...(stored['hidesBalances'] === true && { hidesBalances: true }),
    ...(isCaipNetworkId(networkId) && { activeCaipNetworkId: networkId }),
  }
}

/** Creates the store of a modal's snapshot. The caller tells the other tabs of every write. */
export function createSnapshotStore(keyValue: KeyValueStore, id: string) {
  const key = `wallet-modal:${id}`
  return {
    key,
    read: () => readSnapshot(keyValue.get(key)),
    update(change: (snapshot: SessionSnapshot) => SessionSnapshot): void {
      keyValue.set(key, JSON.stringify(change(readSnapshot(keyValue.get(key)))))
    },
  }
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>
