import { WalletModalError, isRecord, messageOf } from '../../../domain/errors/errors'
import { walletError } from '../../../domain/errors/wallet-error-messages'
import { limits } from '../../../domain/limits'
import type { Scheduler } from '../../../domain/timeout'
import { withTimeout } from '../../../domain/timeout'
import type { SharedAddress } from '../accounts'
import { prefixOf, readAccounts } from '../accounts'
import type { BitcoinNetwork } from '../bitcoin-networks'
import { findNetwork, networkOfPrefix } from '../bitcoin-networks'
import { requireTypesInPsbt } from '../psbt/sighash-request'
import type { BitcoinWallet, MessageToSign, PsbtToSign, SharedAccounts, Transfer } from '../bitcoin-wallet'

/** The provider of a sats-connect wallet: a function for JSON-RPC requests, and a function for events. */
export interface SatsProvider {
  request(method: string, params?: unknown): Promise<unknown>
  addListener?: unknown
}

/** True for anything with a `request` function. */
export function isSatsProvider(value: unknown): value is SatsProvider {
  return isRecord(value) && typeof value['request'] === 'function'
}

/** The error codes of sats-connect. EVM wallets use the same numbers with other meanings. */
const codes = { rejected: -32000, notSupported: [-32001, -32601], notConnected: -32002, invalidParams: -32602 }

const connectMessage = 'Connect to your wallet'

function toSatsError(error: unknown): unknown {
  const { code } = isRecord(error) ? error : {}
  if (code === codes.rejected) return new WalletModalError('USER_REJECTED', { cause: error })
  if (codes.notSupported.some((known) => known === code))
    return new WalletModalError('METHOD_NOT_SUPPORTED', { details: messageOf(error), cause: error })
  if (code === codes.notConnected)
    return new WalletModalError('NOT_CONNECTED', { hint: 'Connect the wallet again', cause: error })
  return error
}

function isLacking(error: unknown): boolean {
  return error instanceof WalletModalError && error.code === 'METHOD_NOT_SUPPORTED'
}

/** The name of the network in an answer or an event. */
function networkName(value: unknown): unknown {
  const network = isRecord(value) && isRecord(value['network']) ? value['network'] : value
  const bitcoin = isRecord(network) ? network['bitcoin'] : undefined
  return isRecord(bitcoin) ? bitcoin['name'] : undefined
}

/** Sends requests to a sats-connect wallet over JSON-RPC. */
export class SatsWallet implements BitcoinWallet {
  readonly #provider: SatsProvider
  readonly #purposes: readonly string[]
  /** The CAIP-2 reference of the network that the wallet named last. */
  #reference: string | undefined

  readonly #after: Scheduler

  constructor(provider: SatsProvider, purposes: readonly string[], after: Scheduler) {
    this.#provider = provider
    this.#purposes = purposes
    this.#after = after
  }

  async connect(wanted: BitcoinNetwork | undefined): Promise<SharedAccounts> {
    return this.#share(await this.#requestAddresses(wanted), wanted)
  }

  /**
   * `wallet_getAccount` does not ask the visitor. A wallet that is not connected refuses the request. A wallet without the request cannot
   * be restored silently.
   */
  async reconnect(wanted: BitcoinNetwork | undefined): Promise<SharedAccounts | null> {
    try {
      return await this.#share(await this.ask('wallet_getAccount'), wanted)
    } catch (error) {
      if (error instanceof WalletModalError && error.code === 'NOT_CONNECTED') return null
      throw error
    }
  }

  async disconnect(): Promise<void> {
    await this.ask('wallet_disconnect')
  }

  watch(changed: (shared: SharedAccounts | null) => void): () => void {
    // Only the answer to the latest request counts, because answers may arrive in another order.
    let latest = {}
    const reread = async (event: unknown) => {
      const own = {}
      latest = own
      const network = findNetwork(networkName(event))
      if (network) this.#reference = network.reference
      const hasAddresses = isRecord(event) && Array.isArray(event['addresses'])
      const wanted = network ?? findNetwork(this.#reference)
      const shared = await (hasAddresses ? this.#share(event, wanted) : this.reconnect(wanted)).catch(() => null)
      if (latest === own) changed(shared)
    }
    const handlers: Record<string, (event: unknown) => void> = {
      accountChange: (event) => void reread(event),
      networkChange: (event) => void reread(event),
      disconnect: () => {
        latest = {}
        changed(null)
      },
    }
    const stops = Object.entries(handlers).map(([event, handler]) => this.#listen(event, handler))
    return () => {
      latest = {}
      for (const stop of stops) if (typeof stop === 'function') stop()
    }
  }

  async switchNetwork(network: BitcoinNetwork): Promise<SharedAccounts> {
    try {
      await this.ask('wallet_changeNetwork', { name: network.satsName })
    } catch (error) {
      if (!isLacking(error)) throw error
      const hint = 'Change the network in the wallet itself'
      throw walletError('CHAIN_NOT_SUPPORTED', { details: network.satsName, hint, cause: error })
    }
    const shared = await this.reconnect(network).catch((error: unknown) => {
      if (isLacking(error)) return null
      throw error
    })
    return shared ?? { accounts: [], reference: network.reference }
  }

  async signMessage({ message, account: { address }, protocol }: MessageToSign): Promise<unknown> {
    const answer = await this.ask('signMessage', { address, message, protocol: protocol.toUpperCase() })
    return isRecord(answer) ? answer['signature'] : undefined
  }

  async signPsbt({ psbt, signInputs, broadcast }: PsbtToSign): Promise<{ psbt: unknown; txid?: unknown }> {
    requireTypesInPsbt({ psbt, signInputs })
    const indexes: Record<string, number[]> = {}
    for (const { address, index } of signInputs) (indexes[address] ??= []).push(index)
    const answer = await this.ask('signPsbt', { psbt, broadcast, signInputs: indexes })
    const { psbt: signed, txid } = isRecord(answer) ? answer : {}
    return { psbt: signed, txid }
  }

  async sendTransfer({ recipient, amount }: Transfer): Promise<unknown> {
    const answer = await this.ask('sendTransfer', { recipients: [{ address: recipient, amount: Number(amount) }] })
    return isRecord(answer) ? answer['txid'] : undefined
  }

  /** Sends a request. Wallets answer with a JSON-RPC response; some throw the error of the response instead. */
  protected async ask(method: string, params: unknown = null): Promise<unknown> {
    let answer: unknown
    try {
      answer = await this.#provider.request(method, params)
    } catch (thrown) {
      throw toSatsError(isRecord(thrown) && isRecord(thrown['error']) ? thrown['error'] : thrown)
    }
    if (isRecord(answer) && isRecord(answer['error'])) throw toSatsError(answer['error'])
    return isRecord(answer) && 'result' in answer ? answer['result'] : answer
  }

  async #requestAddresses(wanted: BitcoinNetwork | undefined): Promise<unknown> {
    const purposes = this.#purposes
    try {
      return await this.ask('getAddresses', { purposes, message: connectMessage })
    } catch (error) {
      // A wallet that does not know a purpose refuses all of them.
      if (isRecord(error) && error['code'] === codes.invalidParams && purposes.includes('stacks'))
        return this.ask('getAddresses', {
          purposes: purposes.filter((purpose) => purpose !== 'stacks'),
          message: connectMessage,
        })
      if (!isLacking(error)) throw error
      const network = wanted && { network: wanted.satsName }
      return this.ask('wallet_connect', { addresses: purposes, message: connectMessage, ...network })
    }
  }

  async #share(answer: unknown, wanted: BitcoinNetwork | undefined): Promise<SharedAccounts> {
    const list = isRecord(answer) && Array.isArray(answer['addresses']) ? answer['addresses'] : []
    const accounts = readAccounts(list.filter(isRecord).map((entry) => this.readAddress(entry)))
    const name = networkName(answer) ?? (await this.#askNetwork())
    const network = findNetwork(name) ?? networkOfPrefix(prefixOf(accounts), wanted)
    this.#reference = network?.reference
    return { accounts, reference: network?.reference ?? '' }
  }

  /** Reads an address in an answer of the wallet. */
  protected readAddress({ address, purpose, publicKey, derivationPath }: Record<string, unknown>): SharedAddress {
    return { address, purpose, publicKey, path: derivationPath }
  }

  /** Older wallets do not report the network together with the addresses. The oldest wallets never report the network. */
  protected async askNetworkName(): Promise<unknown> {
    return networkName(await this.ask('wallet_getNetwork'))
  }

  #askNetwork(): Promise<unknown> {
    return withTimeout(this.askNetworkName(), limits.restore, this.#after).catch(() => undefined)
  }

  #listen(event: string, handler: (event: unknown) => void): unknown {
    const { addListener } = this.#provider
    return typeof addListener === 'function' ? Reflect.apply(addListener, this.#provider, [event, handler]) : undefined
  }
}
