import type { Eip1193Provider } from '../../domain/wallets/eip1193'
import { isRecord } from '../../domain/errors/errors'
import type { Scheduler } from '../../domain/timeout'
import { parseEvmChainId } from '../../domain/networks/network'
import type { PairedProvider } from './paired-provider'
import { ProviderError, providerCodes, unsupportedMethod } from '../provider-error'
import type { ReadChain } from '../read-chain'
import { readMethods, toHexChainId } from '../read-chain'

/** How long a wallet that agreed to a new chain has to add it to the session, in milliseconds. */
const updateWait = 2_000

/**
 * The EIP-1193 provider of a paired EVM wallet. It answers requests for accounts and the chain id itself, sends reads to the app's
 * endpoints, and sends only the methods that the session allows to the wallet.
 */
export class Eip155Provider implements Eip1193Provider {
  readonly #paired: PairedProvider
  readonly #read: ReadChain
  readonly #after: Scheduler
  /** The listeners of `chainChanged` with their wrappers, which convert the chain id to hexadecimal text. */
  readonly #hexListeners = new Map<unknown, (...args: never[]) => void>()

  constructor(paired: PairedProvider, read: ReadChain, after: Scheduler) {
    this.#paired = paired
    this.#read = read
    this.#after = after
  }

  get paired(): PairedProvider {
    return this.#paired
  }

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const paired = this.#paired
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return paired.accounts
    if (method === 'eth_chainId') return toHexChainId(paired.chainReference)
    if (method === 'wallet_switchEthereumChain') return this.#switch(params)
    if (paired.approval.methods.has(method)) return paired.request({ method, params })
    const read = readMethods.has(method) ? this.#read(Number(paired.chainReference)) : undefined
    if (!read) throw unsupportedMethod(method)
    return read(method, Array.isArray(params) ? params : [])
  }

  /** Ends the session at the wallet. */
  endSession(): Promise<void> {
    return this.#paired.endSession()
  }

  on(event: string, listener: (...args: never[]) => void): this {
    if (event !== 'chainChanged') this.#paired.on(event, listener)
    else if (!this.#hexListeners.has(listener)) {
      const tell = listener as (chainId: string) => void
      const inHex = (reference: string) => tell(toHexChainId(reference))
      this.#hexListeners.set(listener, inHex)
      this.#paired.on(event, inHex)
    }
    return this
  }

  removeListener(event: string, listener: (...args: never[]) => void): this {
    const inHex = event === 'chainChanged' ? this.#hexListeners.get(listener) : undefined
    if (inHex) this.#hexListeners.delete(listener)
    this.#paired.removeListener(event, inHex ?? listener)
    return this
  }

  /** Switches to an approved chain without asking the wallet, because a session has no active chain. Asks for any other chain. */
  async #switch(params: unknown): Promise<null> {
    const wanted: unknown = Array.isArray(params) ? params[0] : undefined
    const chainId = parseEvmChainId(isRecord(wanted) ? wanted['chainId'] : undefined)
    if (chainId === undefined) throw new ProviderError(-32602, 'wallet_switchEthereumChain needs a chain id')
    const caipNetworkId = `eip155:${chainId}`
    const paired = this.#paired
    if (!paired.isApproved(caipNetworkId)) {
      if (!paired.approval.methods.has('wallet_switchEthereumChain'))
        throw new ProviderError(providerCodes.unknownChain, `The session has no account on ${caipNetworkId}`)
      await paired.requestElsewhere('wallet_switchEthereumChain', params)
      await this.#untilApproved(caipNetworkId)
    }
    if (paired.isApproved(caipNetworkId)) paired.setChain(String(chainId))
    return null
  }

  /** Waits until the session has the chain: the wallet's answer may arrive before the session update that belongs to it. */
  async #untilApproved(caipNetworkId: string): Promise<void> {
    const pause = updateWait / 10
    for (let waited = 0; waited < updateWait && !this.#paired.isApproved(caipNetworkId); waited += pause)
      await new Promise<void>((resume) => this.#after(pause, resume))
  }
}
