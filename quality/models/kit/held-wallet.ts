import { FakeWallet } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Ledger } from '../ledger/ledger'
import type { HeldRequests } from './held-requests'

/** The requests that a wallet shows to the visitor. */
const asking = new Set([
  'eth_requestAccounts',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_revokePermissions',
  'personal_sign',
  'eth_sendTransaction',
])

/** An EVM wallet whose requests stay open until the model answers them, and whose listeners the ledger counts. */
export class HeldWallet extends FakeWallet {
  readonly name: string
  /** Whether the wallet answers quiet questions, such as `eth_accounts`, only when the model says so. */
  isSlow = false
  readonly #requests: HeldRequests
  readonly #ledger: Ledger
  readonly #entries = new Map<string, (() => void)[]>()

  constructor(name: string, accounts: readonly string[], requests: HeldRequests, ledger: Ledger) {
    super({ accounts: [...accounts] })
    this.name = name
    this.#requests = requests
    this.#ledger = ledger
  }

  override async request(call: { method: string; params?: unknown }): Promise<unknown> {
    const { method, params } = call
    if (asking.has(method) || this.isSlow) return this.#requests.hold(this.name, method, params)
    return super.request(call)
  }

  override on(event: string, listener: (...args: never[]) => void): this {
    const entries = this.#entries.get(event) ?? []
    this.#entries.set(event, [...entries, this.#ledger.open('listener', `wallet:${event}`)])
    return super.on(event, listener)
  }

  override removeListener(event: string, listener: (...args: never[]) => void): this {
    this.#entries.get(event)?.pop()?.()
    return super.removeListener(event, listener)
  }
}
