import { accountError } from '../../domain/errors/account-errors'
import type { WalletCalls } from '../../adapters/evm-calls/wallet-calls'
import type { CallsStatus, SendCallsRequest, WalletCapabilities } from '../../domain/wallet-calls/capabilities'
import type { ChainNamespace } from '../../domain/networks/caip'
import { required, WalletModalError } from '../../domain/errors/errors'
import { isPlaceholder } from '../../domain/networks/network'
import type {
  GrantPermissionsRequest,
  GrantPermissionsResponse,
  RevokePermissionsRequest,
} from '../../domain/wallet-calls/permissions'
import type { ChainStore } from '../../stores/connection/chain.store'
import type { WalletSessions } from '../../stores/connection/wallet-sessions'

interface WalletRequestDeps {
  chain: ChainStore
  sessions: WalletSessions
  evmCalls: WalletCalls
  /** Called after the wallet has granted permissions. */
  onGranted: () => void
}

/** Requests that newer wallets understand: capabilities and batches (EIP-5792), permissions (EIP-7715). */
export class WalletRequests {
  readonly #deps: WalletRequestDeps

  constructor(deps: WalletRequestDeps) {
    this.#deps = deps
  }

  /** What the connected wallet can do, by chain. Empty if the wallet does not know the request. */
  async getCapabilities(): Promise<WalletCapabilities> {
    const { calls, session, address } = this.#open()
    return calls.getCapabilities(session, address)
  }

  /**
   * Asks the wallet to send several calls on the active network as one batch; resolves with the id of the batch.
   * @throws WalletModalError CALLS_NOT_VALID, USER_REJECTED, METHOD_NOT_SUPPORTED, NOT_CONNECTED
   */
  async sendCalls(request: SendCallsRequest): Promise<string> {
    const { calls, session, address, network } = this.#open()
    return calls.sendCalls(session, { ...request, from: address, network })
  }

  /**
   * The status of a batch.
   * @throws WalletModalError
   */
  async getCallsStatus(id: string): Promise<CallsStatus> {
    const { calls, session } = this.#open()
    return calls.getCallsStatus(session, id)
  }

  /** @throws WalletModalError PERMISSIONS_NOT_VALID naming every wrong field, USER_REJECTED, METHOD_NOT_SUPPORTED */
  async grantPermissions(request: GrantPermissionsRequest): Promise<GrantPermissionsResponse> {
    const { calls, session } = this.#open()
    const granted = await calls.grantPermissions(session, request)
    this.#deps.onGranted()
    return granted
  }

  async revokePermissions(request: RevokePermissionsRequest): Promise<unknown> {
    const { calls, session } = this.#open()
    return calls.revokePermissions(session, request)
  }

  #open() {
    const { chain, sessions, evmCalls } = this.#deps
    const namespace: ChainNamespace = chain.activeChain ?? 'eip155'
    const { session } = sessions.require(namespace)
    const address = required(chain.chains.get(namespace)?.accountState.address, 'NOT_CONNECTED')
    const network = chain.chains.get(namespace)?.networkState.caipNetwork
    if (!network || isPlaceholder(network)) throw accountError('SEND_NOT_SUPPORTED')
    if (namespace !== 'eip155') throw new WalletModalError('METHOD_NOT_SUPPORTED', { details: namespace })
    return { calls: evmCalls, session, address, network }
  }
}
