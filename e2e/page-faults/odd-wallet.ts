import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { devAccounts } from '../../src/sandbox/chain/chains'

/**
 * A provider inside the page that breaks EIP-1193 in ways that the wallet of the test kit cannot. For example, `request` throws instead of
 * rejecting, `on` is missing, or an event has a value of a wrong type. The provider has the address of the sandbox's first account, but no key,
 * so it cannot sign.
 */
export const oddWalletScript = `
  globalThis.oddWallet = (() => {
    const listeners = new Map()
    const waiting = []
    const error = (code, message) => Object.assign(new Error(message), { code })
    const usual = {
      eth_requestAccounts: () => wallet.accounts,
      eth_accounts: () => wallet.accounts,
      eth_chainId: () => wallet.chainId,
      wallet_revokePermissions: () => null,
      wallet_switchEthereumChain: ([{ chainId }]) => {
        wallet.chainId = chainId
        wallet.emit('chainChanged', chainId)
        return null
      },
    }
    const wallet = {
      accounts: [${JSON.stringify(devAccounts[0])}],
      chainId: '0x7a69',
      asked: [],
      answers: {},
      error,
      hold: (method) => {
        wallet.answers[method] = () => new Promise((resolve, reject) => waiting.push({ resolve, reject }))
      },
      waiting: () => waiting.length,
      settle: (answer) => {
        for (const { resolve, reject } of waiting.splice(0)) {
          try { resolve(answer()) } catch (thrown) { reject(thrown) }
        }
      },
      emit: (event, value) => {
        for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
      },
      listeners: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
      provider: {
        request: async ({ method, params }) => {
          wallet.asked.push(method)
          const answer = wallet.answers[method] ?? usual[method]
          if (!answer) throw error(4200, 'The wallet does not know this method.')
          return answer(params)
        },
        on: (event, listener) => listeners.set(event, new Set(listeners.get(event)).add(listener)),
        removeListener: (event, listener) => listeners.get(event)?.delete(listener),
      },
    }
    return wallet
  })()
  addEventListener('eip6963:requestProvider', () => {
    const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Odd Wallet', rdns: 'test.odd', icon: 'data:image/png;base64,' }
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: oddWallet.provider } }))
  })`

/** Controls the odd wallet of a page. Parameters named `code` hold JavaScript as a text, which runs in the page. */
export class OddWallet {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Runs code in the page. */
  run<T = void>(code: string): Promise<T> {
    return this.#page.evaluate<T>(`{ ${code} }`)
  }

  /** Answers a method with a function from now on: `() => { throw oddWallet.error(4001, 'No') }`. */
  answer(method: string, answer: string): Promise<void> {
    return this.run(`oddWallet.answers[${JSON.stringify(method)}] = ${answer}; undefined`)
  }

  /** Leaves requests of a method without an answer until `settle` is called. */
  hold(method: string): Promise<void> {
    return this.run(`oddWallet.hold(${JSON.stringify(method)})`)
  }

  /** Waits until the wallet holds a request, and answers the request with a function. */
  async settle(answer: string): Promise<void> {
    await expect.poll(() => this.run<number>('oddWallet.waiting()')).toBeGreaterThan(0)
    await this.run(`oddWallet.settle(${answer})`)
  }

  /** Ends all faults: the wallet answers every method like a wallet without faults. */
  async mend(): Promise<void> {
    await this.run('oddWallet.answers = {}')
  }

  /** Emits an event. @param value the value of the event, as JavaScript in a text */
  emit(event: string, value: string): Promise<void> {
    return this.run(`oddWallet.emit(${JSON.stringify(event)}, ${value})`)
  }

  /** How often the wallet was asked for a method. */
  asked(method: string): Promise<number> {
    return this.run<number>(`oddWallet.asked.filter((one) => one === ${JSON.stringify(method)}).length`)
  }
}
