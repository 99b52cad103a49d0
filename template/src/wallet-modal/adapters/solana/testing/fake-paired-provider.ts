import { fromBase58, toBase58 } from '../base58'
import type { NamespaceProvider } from '../../../domain/networks/namespace-provider'
import { fromBase64, toBase64 } from '../base64'
import { readTransaction, withSignature } from '../wire'
import type { TestKey } from './keys'

/** The Solana namespace of a paired wallet, with real signatures. */
export class FakePairedProvider implements NamespaceProvider {
  readonly namespace = 'solana'
  chainReference: string
  approved: readonly string[]
  isRejecting = false
  isFrozen = false
  isEnded = false
  prompts = 0
  /** The methods that the session allows. */
  methods = new Set(['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction'])
  /** Answers `solana_signTransaction` as older wallets do. */
  isOld = false
  /** The answer in place of a transaction's signature. */
  wrongSignature: string | undefined = undefined
  readonly requests: { method: string; params: unknown }[] = []
  readonly #keys: readonly TestKey[]
  readonly #send: (signed: Uint8Array) => Promise<Uint8Array>
  readonly #listeners = new Map<string, Set<(...args: never[]) => void>>()
  #shared: readonly string[]

  constructor(
    keys: readonly TestKey[],
    references: readonly [string, string],
    send: (signed: Uint8Array) => Promise<Uint8Array>,
  ) {
    this.#keys = keys
    this.#send = send
    this.#shared = keys.slice(0, 1).map(({ address }) => address)
    this.chainReference = references[0]
    this.approved = references
  }

  get accounts(): readonly string[] {
    return this.isEnded ? [] : this.#shared
  }

  isApproved(caipNetworkId: string): boolean {
    return this.approved.includes(caipNetworkId.slice('solana:'.length))
  }

  setChain(reference: string): void {
    this.chainReference = reference
    this.#emit('chainChanged')
  }

  async endSession(): Promise<void> {
    if (this.isFrozen) return new Promise(() => {})
    this.isEnded = true
  }

  share(addresses: readonly string[]): void {
    this.#shared = addresses
    this.#emit('accountsChanged')
  }

  on(event: string, listener: (...args: never[]) => void): this {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener))
    return this
  }

  removeListener(event: string, listener: (...args: never[]) => void): this {
    this.#listeners.get(event)?.delete(listener)
    return this
  }

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    this.requests.push({ method, params })
    if (!this.methods.has(method)) throw Object.assign(new Error(`${method} is not allowed`), { code: 4200 })
    this.prompts += 1
    if (this.isFrozen) return new Promise(() => {})
    if (this.isRejecting) throw Object.assign(new Error('User rejected.'), { code: 5000 })
    const { pubkey, message = '', transaction = '' } = params as Record<string, string>
    const key = this.#keys.find(({ address }) => address === pubkey)
    if (!key) throw new Error(`no key for ${pubkey}`)
    if (method === 'solana_signMessage')
      return { signature: toBase58(key.sign(fromBase58(message) ?? new Uint8Array())) }
    const unsigned = fromBase64(transaction)
    const signature = key.sign(readTransaction(unsigned).message)
    const signed = withSignature(unsigned, key.address, signature)
    if (method === 'solana_signAndSendTransaction' && this.wrongSignature !== undefined)
      return { signature: this.wrongSignature }
    if (method === 'solana_signAndSendTransaction') return { signature: toBase58(await this.#send(signed)) }
    return this.isOld ? { signature: toBase58(signature) } : { transaction: toBase64(signed) }
  }

  #emit(event: string): void {
    for (const listener of this.#listeners.get(event) ?? []) listener()
  }
}
