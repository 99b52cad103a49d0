import { base64, hex } from '@scure/base'
import { walletError } from '../../../testing/fake-wallet'
import type { TestKey } from './test-keys'
import { signBip322, signPsbtBytes } from './test-keys'

type Listener = (event: unknown) => void

/** The requests that ask the user. */
const prompting = new Set([
  'getAddresses',
  'wallet_connect',
  'signMessage',
  'signPsbt',
  'sendTransfer',
  'wallet_changeNetwork',
])

export const testTxid = 'cd'.repeat(32)

/** A sats-connect wallet with real signatures. It approves every request until a test changes that. */
export class FakeSatsWallet {
  readonly keys: readonly TestKey[]
  readonly calls: { method: string; params: unknown }[] = []
  network = 'Testnet'
  /** The shared key; undefined if the wallet shares none. */
  shared: TestKey | undefined
  /** The key that the wallet shares when the user approves. */
  offered: TestKey | undefined
  readonly #answers = new Map<string, (params: unknown) => unknown>()
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(keys: readonly TestKey[]) {
    this.keys = keys
    this.offered = keys[0]
  }

  async request(method: string, params: unknown): Promise<unknown> {
    this.calls.push({ method, params })
    try {
      const result = await (this.#answers.get(method) ?? ((given) => this.#answer(method, given)))(params)
      return { jsonrpc: '2.0', id: '1', result }
    } catch (error) {
      return { jsonrpc: '2.0', id: '1', error }
    }
  }

  addListener(event: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  /** Replaces the answer to a method. An error that `answer` throws becomes the error of the response. */
  answer(method: string, answer: (params: unknown) => unknown): void {
    this.#answers.set(method, answer)
  }

  fail(method: string, code: number, message = 'no'): void {
    this.answer(method, () => {
      throw walletError(code, message)
    })
  }

  reject(): void {
    for (const method of prompting) this.fail(method, -32000, 'User rejected the request')
  }

  freeze(): void {
    for (const method of [...prompting, 'wallet_getAccount', 'wallet_getNetwork', 'wallet_disconnect'])
      this.answer(method, () => new Promise(() => {}))
  }

  get prompts(): number {
    return this.calls.filter(({ method }) => prompting.has(method)).length
  }

  paramsOf(method: string): unknown[] {
    return this.calls.filter((call) => call.method === method).map(({ params }) => params)
  }

  /** The user shares another account, or none. */
  share(key: TestKey | undefined): void {
    this.shared = key
    this.emit(key ? 'accountChange' : 'disconnect', { type: key ? 'accountChange' : 'disconnect' })
  }

  changeNetwork(name: string): void {
    this.network = name
    this.emit('networkChange', { type: 'networkChange', ...this.#networks })
  }

  emit(event: string, value: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(value)
  }

  get #networks() {
    return { bitcoin: { name: this.network }, stacks: { name: this.network.toLowerCase() } }
  }

  #addresses(): unknown {
    const key = this.shared
    if (!key) throw walletError(-32002, 'Access denied')
    const { payment, taproot, publicKey } = key
    return {
      addresses: [
        { address: taproot, publicKey: hex.encode(publicKey.slice(1)), purpose: 'ordinals', addressType: 'p2tr' },
        { address: payment, publicKey: hex.encode(publicKey), purpose: 'payment', addressType: 'p2wpkh' },
      ],
      network: this.#networks,
    }
  }

  #answer(method: string, params: unknown): unknown {
    switch (method) {
      case 'getAddresses':
      case 'wallet_connect':
        this.shared = this.offered
        return this.#addresses()
      case 'wallet_getAccount':
        return this.#addresses()
      case 'wallet_getNetwork':
        return this.#networks
      case 'wallet_disconnect':
        this.shared = undefined
        return null
      case 'wallet_changeNetwork':
        this.changeNetwork((params as { name: string }).name)
        return null
      case 'signMessage': {
        const { address, message } = params as { address: string; message: string }
        const key = this.#keyOf(address)
        return { address, signature: signBip322(key, key.taproot === address, message), messageHash: '' }
      }
      case 'signPsbt': {
        const { psbt, signInputs, broadcast } = params as SignPsbtParams
        const sign = (bytes: Uint8Array, [address, indexes]: [string, number[]]) =>
          signPsbtBytes(this.#keyOf(address), bytes, indexes)
        const signed = Object.entries(signInputs).reduce(sign, base64.decode(psbt))
        return { psbt: base64.encode(signed), ...(broadcast && { txid: testTxid }) }
      }
      case 'sendTransfer':
        return { txid: testTxid }
      default:
        throw walletError(-32601, `${method} is not there`)
    }
  }

  #keyOf(address: string): TestKey {
    const key = this.keys.find(({ payment, taproot }) => [payment, taproot].includes(address))
    if (!key) throw new Error(`no key for ${address}`)
    return key
  }
}

interface SignPsbtParams {
  psbt: string
  signInputs: Record<string, number[]>
  broadcast: boolean
}
