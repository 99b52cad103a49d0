import type { Eip1193Provider } from '../domain/wallets/eip1193'

type Listener = (value: unknown) => void

interface WalletCall {
  method: string
  params: unknown
}

/** An answer that the test gives later. */
export interface HeldAnswer {
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** Two accounts, with checksum. */
export const firstAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const secondAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** An error as wallets throw it, with a code. */
export function walletError(code: number | string, message = 'no'): Error {
  return Object.assign(new Error(message), { code })
}

/**
 * An EIP-1193 wallet that accepts everything, unless a test says otherwise. Like real wallets it has private fields, so calling its
 * methods through a proxy fails.
 */
export class FakeWallet implements Eip1193Provider {
  accounts: readonly string[]
  chainId: number
  /** The chains that the wallet can switch to. */
  readonly knownChains: Set<number>
  readonly calls: WalletCall[] = []
  readonly #answers = new Map<string, (params: unknown) => unknown>()
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor({ accounts = [firstAddress], chainId = 1, knownChains = [1, 10] } = {}) {
    this.accounts = accounts
    this.chainId = chainId
    this.knownChains = new Set(knownChains)
  }

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    this.calls.push({ method, params })
    const answer = this.#answers.get(method)
    if (answer) return answer(params)
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return this.accounts
    if (method === 'eth_chainId') return `0x${this.chainId.toString(16)}`
    if (method === 'wallet_switchEthereumChain') return this.#switch(params)
    if (method === 'personal_sign') return '0x51ed'
    if (method === 'eth_sendTransaction') return '0x5e47'
    if (method === 'wallet_revokePermissions' || method === 'wallet_addEthereumChain') return null
    throw walletError(-32601, `${method} is not supported`)
  }

  on(event: string, listener: (...args: never[]) => void): this {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener as Listener))
    return this
  }

  removeListener(event: string, listener: (...args: never[]) => void): this {
    this.#listeners.get(event)?.delete(listener as Listener)
    return this
  }

  /** Answers a method from now on. */
  answer(method: string, answer: (params: unknown) => unknown): void {
    this.#answers.set(method, answer)
  }

  fail(method: string, error: unknown): void {
    this.#answers.set(method, () => {
      throw error
    })
  }

  /** Holds back the answer of a method until the test gives one. */
  hold(method: string): HeldAnswer {
    let held: HeldAnswer | undefined
    const answer = new Promise((resolve, reject) => void (held = { resolve, reject }))
    // If nothing has asked for the method, a refusal is not an unhandled rejection.
    answer.catch(() => {})
    this.#answers.set(method, () => answer)
    return { resolve: (value) => held?.resolve(value), reject: (error) => held?.reject(error) }
  }

  /** Accepts a method again. */
  release(method: string): void {
    this.#answers.delete(method)
  }

  emit(event: string, value?: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(value)
  }

  listenerCount(): number {
    return [...this.#listeners.values()].reduce((sum, listeners) => sum + listeners.size, 0)
  }

  changeAccounts(accounts: readonly string[]): void {
    this.accounts = accounts
    this.emit('accountsChanged', accounts)
  }

  changeChain(chainId: number): void {
    this.chainId = chainId
    this.emit('chainChanged', `0x${chainId.toString(16)}`)
  }

  callsOf(method: string): WalletCall[] {
    return this.calls.filter((call) => call.method === method)
  }

  #switch(params: unknown): null {
    const [{ chainId }] = params as [{ chainId: string }]
    if (!this.knownChains.has(Number(chainId))) throw walletError(4902, 'Unrecognized chain ID')
    this.changeChain(Number(chainId))
    return null
  }
}
