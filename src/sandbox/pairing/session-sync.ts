import type { WalletState } from '../wallet/wallet-state'
import { current, evmChains, wantedNamespaces, type PairedSession } from './paired-session'
import type { PairingClient, Session } from './pairing-client'

/**
 * Reports changes of the wallet to paired apps. A session's new namespaces are sent first, because the kit only sends events about chains
 * of the session.
 */
export class SessionSync {
  readonly #state: WalletState
  readonly #log: (line: string) => void
  readonly #sessions = new Map<string, PairedSession>()
  #work: Promise<void> = Promise.resolve()

  constructor(state: WalletState, log: (line: string) => void) {
    this.#state = state
    this.#log = log
  }

  /** Starts to follow an approved session. */
  add(topic: string, chains: readonly number[]): void {
    this.#sessions.set(topic, { topic, granted: new Set(chains), told: current(this.#state) })
  }

  remove(topic: string): void {
    this.#sessions.delete(topic)
  }

  clear(): void {
    this.#sessions.clear()
  }

  /** Adds a chain to a session. */
  grant(topic: string, chain: number): void {
    this.#sessions.get(topic)?.granted.add(chain)
  }

  /** Replaces the chains that a session may use. */
  regrant(topic: string, chains: readonly number[]): void {
    const granted = this.#sessions.get(topic)?.granted
    granted?.clear()
    for (const chain of chains) granted?.add(chain)
  }

  /** Brings every session up to date, one after another. Resolves when the apps have been told. */
  run(client: PairingClient): Promise<void> {
    this.#work = this.#work.then(async () => {
      for (const paired of this.#sessions.values()) {
        try {
          await this.#tell(client, paired)
        } catch (error) {
          this.#log(`The phone wallet could not update a session: ${error instanceof Error ? error.message : error}`)
        }
      }
    })
    return this.#work
  }

  async #tell(client: PairingClient, paired: PairedSession): Promise<void> {
    const { topic, told } = paired
    if (!client.session.keys.includes(topic)) return this.remove(topic)
    const now = current(this.#state)
    const hasMoved = now.chainId !== told.chainId
    const session = client.session.get(topic)
    // As in common wallets, switching to a network adds it to connected sessions.
    if (hasMoved && session.namespaces['eip155'] !== undefined) paired.granted.add(now.chainId)
    const namespaces = wantedNamespaces(session, paired, this.#state)
    if (namespaces !== undefined && JSON.stringify(namespaces) !== JSON.stringify(session.namespaces)) {
      await client.update({ topic, namespaces })
    }
    paired.told = now
    const updated = client.session.get(topic)
    const chainId = evmChains(updated).includes(now.chainId) ? now.chainId : evmChains(updated)[0]
    if (chainId === undefined) return
    const caip2 = `eip155:${chainId}`
    if (hasMoved) await emit(client, updated, caip2, 'chainChanged', now.chainId)
    if (now.accounts.join() !== told.accounts.join()) {
      const accounts = now.accounts.map((account) => `${caip2}:${account}`)
      await emit(client, updated, caip2, 'accountsChanged', accounts)
    }
  }
}

/** Sends an event that the app has requested. The kit refuses events that the app has not requested. */
async function emit(client: PairingClient, session: Session, chainId: string, name: string, data: unknown) {
  if (!session.namespaces['eip155']?.events.includes(name)) return
  await client.emit({ topic: session.topic, chainId, event: { name, data } })
}
