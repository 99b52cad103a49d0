import type { CaipNetworkId } from '../../../template/src/wallet-modal/domain/networks/caip'
import type { SiwxSession } from '../../../template/src/wallet-modal/domain/sign-in/siwx'
import { FakeSiwx } from '../../../template/src/wallet-modal/features/siwx/testing/fake-siwx'
import type { HeldRequests } from '../kit/held-requests'

/** A way to sign in whose service answers only when the model says so. */
export class HeldSiwx extends FakeSiwx {
  /** Whether the service answers late. Otherwise it answers at once. */
  isSlow = false
  /** How often a session was stored for which no wallet has signed. */
  forged = 0
  /** The signatures that the wallet has given. */
  readonly signatures = new Set<string>()
  readonly #requests: HeldRequests

  constructor(requests: HeldRequests) {
    super()
    this.#requests = requests
  }

  override async createMessage(request: { chainId: CaipNetworkId; accountAddress: string }) {
    await this.#pause('createMessage')
    return super.createMessage(request)
  }

  override async addSession(session: SiwxSession): Promise<void> {
    await this.#pause('addSession')
    if (!this.signatures.delete(session.signature)) this.forged += 1
    return super.addSession(session)
  }

  override async getSessions(chainId: CaipNetworkId, address: string) {
    await this.#pause('getSessions')
    return super.getSessions(chainId, address)
  }

  override async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    await this.#pause('revokeSession')
    return super.revokeSession(chainId, address)
  }

  override async setSessions(sessions: readonly SiwxSession[]): Promise<void> {
    await this.#pause('setSessions')
    return super.setSessions(sessions)
  }

  async #pause(method: string): Promise<void> {
    if (this.isSlow) await this.#requests.hold('service', method)
  }
}
