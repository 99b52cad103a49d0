import { reaction } from 'mobx'
import type { Adapter, AdapterSession } from '../../adapters/adapter'
import { isSameAddress } from '../../domain/account/address'
import type { ChainNamespace } from '../../domain/networks/caip'
import { parseCaipAddress } from '../../domain/networks/caip'
import type { Connector } from '../../domain/wallets/connector'
import { authConnectorId, walletConnectConnectorId, walletKeyOf } from '../../domain/wallets/connector'
import { WalletModalError } from '../../domain/errors/errors'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/networks/network'
import type { StoredConnection } from '../../storage/session-snapshot'
import type { RootStore } from '../root/root.store'

export interface Restoring {
  namespace: ChainNamespace
  stored: StoredConnection
  /** Aborts when the visitor or another tab connects or disconnects meanwhile. */
  signal: AbortSignal
}

/**
 * Restores a stored connection without asking the visitor. Resolves when the namespace is shown as connected or as
 * disconnected.
 * @throws when it is not known whether the connection still exists
 */
export async function restoreConnection(root: RootStore, restoring: Restoring): Promise<void> {
  const adapter = await root.adapters.load(restoring.namespace)
  if (restoring.signal.aborted) return
  const hasSession = [authConnectorId, walletConnectConnectorId].includes(restoring.stored.connectorId)
  await (hasSession ? restoreSession : findWallet)(root, adapter, restoring)
}

/** Restores a paired or embedded wallet by its session. While it is out of reach, it is not known whether the session has ended. */
async function restoreSession(root: RootStore, adapter: Adapter, restoring: Restoring): Promise<void> {
  const { connector: connectors, modalStoresLoader, sessions } = root
  const { namespace, stored } = restoring
  await modalStoresLoader.load()
  const listed = connectors.getConnectorById(stored.connectorId, namespace)
  if (!listed?.restore) throw new WalletModalError('WALLET_UNREACHABLE')
  const connector = await listed.restore()
  const session = connector && (await adapter.reconnect({ connector, network: networkOf(root, namespace) }))
  if (!isWanted(root, restoring)) return
  if (session) sessions.open(adapter, session, connector)
  else sessions.reset(namespace)
}

/**
 * Asks every wallet with the stored key as soon as the wallet appears, and takes the first that shares the stored account. The
 * key alone proves nothing: a key such as an rdns is only a claim of the wallet. When all wallets so far have refused, the
 * namespace is shown as disconnected. The right wallet may still appear within five seconds, so the connection is forgotten
 * after that time, unless another tab has the wallet.
 */
function findWallet(root: RootStore, adapter: Adapter, restoring: Restoring): Promise<void> {
  const { connector: connectors, platform, sessions } = root
  const { namespace, stored, signal } = restoring
  // A tab that follows the connection of another tab shows `reconnecting`. If this tab cannot find the wallet, the other tab stays connected.
  const isElsewhere = root.chain.chains.get(namespace)?.accountState.status === 'reconnecting'
  const { address } = parseCaipAddress(stored.caipAddress)
  const search = new AbortController()
  const asked = new Set<unknown>()
  let asking = 0
  let isOver = false
  let isDropped = false
  const candidates = () =>
    connectors.allConnectors.filter(({ chain, id }) => chain === namespace && walletKeyOf(id) === stored.connectorId)

  return new Promise((resolve) => {
    const finish = () => {
      if (isOver) search.abort()
      if (isWanted(root, restoring)) {
        if (!isDropped) sessions.drop(namespace)
        isDropped = true
        if (isOver && !isElsewhere) sessions.forget(namespace)
      }
      resolve()
    }

    const ask = async (connector: Connector) => {
      asked.add(connector.provider)
      asking += 1
      let session: AdapterSession | null = null
      try {
        session = await adapter.reconnect({ connector, network: networkOf(root, namespace), address })
      } catch (error) {
        platform.log.warn(`The connection to ${stored.connectorId} could not be restored.`, error)
      }
      asking -= 1
      const isRight = session?.accounts.some((account) => isSameAddress(account.address, address))
      if (session && isRight && isWanted(root, restoring) && !search.signal.aborted) {
        search.abort()
        sessions.open(adapter, session, connector)
        resolve()
      } else if (asking === 0) finish()
    }

    const cancel = platform.after(limits.restore, () => {
      isOver = true
      if (asking === 0) finish()
    })
    const either = AbortSignal.any([search.signal, signal])
    either.addEventListener('abort', () => (cancel(), resolve()), { once: true })
    reaction(
      candidates,
      (found) => {
        for (const connector of found) if (!isOver && !asked.has(connector.provider)) void ask(connector)
      },
      { signal: either, fireImmediately: true },
    )
  })
}

function isWanted({ sessions }: RootStore, { namespace, signal }: Restoring): boolean {
  return !signal.aborted && !sessions.get(namespace)
}

function networkOf({ chain }: RootStore, namespace: ChainNamespace): Network | undefined {
  return chain.chains.get(namespace)?.networkState.caipNetwork
}
