import { limits } from '../../domain/limits'
import type { Siwx } from '../../domain/sign-in/siwx'
import { withTimeout } from '../../domain/timeout'
import type { RootStore } from '../../stores/root/root.store'
import type { ConnectedAccount } from './signing/signed-in-accounts'
import { SignedInAccounts } from './signing/signed-in-accounts'

const keyOf = ({ namespace, address }: ConnectedAccount) => `${namespace}:${address}`

type SessionRevocationRoot = Pick<RootStore, 'chain' | 'memory' | 'platform'>

/** Revokes the sign-in sessions of accounts that disconnect. */
export class SessionRevocation {
  readonly #root: SessionRevocationRoot
  readonly #siwx: Siwx
  readonly #signedIn: SignedInAccounts
  /** Accounts whose session has been revoked already. */
  readonly #gone = new Set<string>()

  constructor(root: SessionRevocationRoot, siwx: Siwx) {
    this.#root = root
    this.#siwx = siwx
    this.#signedIn = new SignedInAccounts(root.platform.keyValue, `wallet-modal:${root.memory.id}:signed-in`)
  }

  /**
   * Remembers an account that has signed in, so that its session is revoked even if it disconnects while no page is open. The
   * session of an account that is disconnecting already is revoked once more.
   */
  note({ namespace, address }: ConnectedAccount): void {
    this.#gone.delete(keyOf({ namespace, address }))
    this.#signedIn.add({ namespace, address })
  }

  /** Revokes the sessions of accounts from an earlier visit that are neither connected now nor stored as connected. */
  async leaveGone(): Promise<void> {
    const { connections } = this.#root.memory.read()
    const { connectedNamespaces } = this.#root.chain
    const isHere = ({ namespace }: ConnectedAccount) =>
      connectedNamespaces.includes(namespace) || connections[namespace]
    await this.leave(this.#signedIn.all().filter((account) => !isHere(account)))
  }

  /** Call it with the connected accounts. Their sessions can be revoked again. */
  arrive(accounts: readonly ConnectedAccount[]): void {
    for (const account of accounts) this.#gone.delete(keyOf(account))
  }

  /**
   * Revokes the sessions of accounts that disconnect; if no account stays connected, all sessions. Ends within `limits.disconnect` and
   * never rejects.
   */
  async leave(accounts: readonly ConnectedAccount[]): Promise<void> {
    const leaving = accounts.filter((account) => !this.#gone.has(keyOf(account)))
    if (leaving.length === 0) return
    for (const account of leaving) this.#gone.add(keyOf(account))
    const { chain, platform } = this.#root
    const isLast = chain.connectedNamespaces.every((one) => leaving.some(({ namespace }) => namespace === one))
    const work = async () => {
      if (isLast) await this.#siwx.setSessions([])
      else await Promise.all(leaving.flatMap((account) => this.#revoke(account)))
    }
    try {
      await withTimeout(work(), limits.disconnect, platform.after)
      this.#signedIn.remove(isLast ? this.#signedIn.all() : leaving)
    } catch (error) {
      // The next call tries again to end the sessions of these accounts.
      for (const account of leaving) this.#gone.delete(keyOf(account))
      platform.log.warn('The session could not be ended.', error)
    }
  }

  #revoke({ namespace, address }: ConnectedAccount): Promise<void>[] {
    const networks = this.#root.chain.chains.get(namespace)?.networkState.requestedCaipNetworks ?? []
    return networks.map(({ caipNetworkId }) => this.#siwx.revokeSession(caipNetworkId, address))
  }
}
