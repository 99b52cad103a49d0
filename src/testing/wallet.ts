import { accounts, type Accounts } from './accounts'
import type { Control } from './control'
import { printLog } from './print-log'
import type { PendingRequest, ServiceRequest, WalletRequest } from './requests'
import type { WalletSettings } from '../sandbox/wallet/settings'
import { defaultTimeoutMs, until } from './until'

/** The time limit of a step. */
export interface Waiting {
  /** The time limit, in milliseconds. Default: 10,000. */
  readonly timeoutMs?: number
}

/** The request that a step is about, and the time limit of the step. */
export interface RequestFilter extends Waiting {
  /** The method of the request, such as `eth_sendTransaction`. Default: any method. The step takes the oldest request that fits. */
  readonly method?: string
}

/** A request that the test has decided, with the answer that the app got. */
export type DecidedRequest = PendingRequest & Required<Pick<WalletRequest, 'params' | 'answer'>>

/** An EVM chain whose node the sandbox did not start, such as a test network of the team. */
export interface OtherChain {
  readonly id: number
  readonly name: string
  /** The symbol of the native currency, which has 18 decimals. */
  readonly symbol: string
  /** The JSON-RPC URL of a node. The node needs no keys, because the wallet signs transactions itself. */
  readonly rpcUrl: string
}

/**
 * The wallet that the sandbox announces in pages: by EIP-6963, by the Wallet Standard on Solana and Bitcoin, and for sats-connect. The wallet
 * signs with known keys. The test decides about the requests to the wallet, as a person would in the wallet's window.
 */
export class TestWallet {
  readonly #control: Control

  constructor(control: Control) {
    this.#control = control
  }

  /** The addresses of the wallet, by the kind of account. */
  get accounts(): Accounts {
    return accounts
  }

  /**
   * Waits for a request that needs a decision, and approves the request.
   * @returns the request with the answer that the app got
   * @throws Error with the log of all requests if no request comes in time
   */
  approve(options: RequestFilter = {}): Promise<DecidedRequest> {
    return this.#decide('approve', options)
  }

  /** Waits for a request that needs a decision, and rejects the request. The app gets the error 4001 of EIP-1193. Time limit and errors are those of `approve`. */
  reject(options: RequestFilter = {}): Promise<DecidedRequest> {
    return this.#decide('reject', options)
  }

  /**
   * Waits for a request to sign this message, and approves the request.
   * @param message the text that the app asks to sign, in any namespace
   * @returns the signature: as hex on EVM, as base64 on Solana and Bitcoin
   * @throws Error if the app asks for another text or for another kind of request. The wallet then rejects the request.
   */
  async sign(message: string, options: Waiting = {}): Promise<string> {
    const pending = await this.pending(options)
    const text = pending.details.find(({ label }) => label === 'Message')?.value
    if (text !== message) {
      await this.#settle(pending, 'reject')
      const told = text === undefined ? `${pending.method}, which signs no text` : `to sign ${JSON.stringify(text)}`
      throw new Error(`The page asked ${told}, not to sign ${JSON.stringify(message)}. The wallet has rejected this.`)
    }
    const { answer } = await this.#settle(pending, 'approve')
    if (answer === undefined || 'error' in answer)
      throw new Error(`The wallet did not sign: ${answer?.error.message ?? 'no answer'}`)
    return signatureIn(answer.result)
  }

  /**
   * Changes how the wallet behaves: `wallet.set({ delayMs: 2_000, refuseSwitch: true })`.
   * @throws Error if there is no such setting or value; the message names the possible settings or values
   */
  set(settings: Partial<WalletSettings>): Promise<void> {
    return this.#control.command('/settings', settings)
  }

  /** Approves all further requests immediately. */
  approveAll(): Promise<void> {
    return this.set({ mode: 'approve', unresponsive: false })
  }

  /** Rejects all further requests immediately. */
  rejectAll(): Promise<void> {
    return this.set({ mode: 'reject', unresponsive: false })
  }

  /** Leaves all further requests without an answer, like a wallet whose window the visitor has forgotten. `ask` ends this state. */
  never(): Promise<void> {
    return this.set({ unresponsive: true })
  }

  /** Lets all further requests wait for a decision of the test. This is the state after the start and after a reset. */
  ask(): Promise<void> {
    return this.set({ mode: 'ask', unresponsive: false })
  }

  /**
   * Changes the account on EVM, as a visitor does in the wallet. Connected pages get `accountsChanged`.
   * @param account an address, or an index of `accounts.eip155`
   */
  switchAccount(account: string | number): Promise<void> {
    const address = typeof account === 'number' ? accounts.eip155[account] : account
    if (address === undefined)
      throw new Error(`The wallet has ${accounts.eip155.length} accounts, so none is ${account}`)
    return this.set({ selectedAccount: address, exposedAccounts: [address] })
  }

  /** Changes the accounts of another namespace, as a visitor does in the wallet. Connected pages get the change. */
  shareAccounts(namespace: 'solana' | 'bitcoin' | 'sats', addresses: readonly string[]): Promise<void> {
    return this.#control.command('/standard/accounts', { namespace, addresses })
  }

  /** Changes the network on EVM, as a visitor does in the wallet. Connected pages get `chainChanged`. */
  switchNetwork(chainId: number): Promise<void> {
    return this.set({ chainId })
  }

  /** Adds a chain to the wallet, by the JSON-RPC URL of any node. */
  addNetwork(chain: OtherChain): Promise<void> {
    return this.#control.command('/chains', chain)
  }

  /** Locks the wallet. The next approval unlocks it. */
  lock(): Promise<void> {
    return this.set({ locked: true })
  }

  /** Ends the connection of a site, as a visitor does in the wallet. */
  disconnect(origin: string): Promise<void> {
    return this.#control.command('/sites/disconnect', { origin })
  }

  /** Waits for a request that needs a decision, and returns the request without a decision. */
  pending({ timeoutMs = defaultTimeoutMs, method }: RequestFilter = {}): Promise<PendingRequest> {
    const read = async (): Promise<PendingRequest | undefined> => {
      const requests = await this.pendingRequests()
      return requests.find((request) => method === undefined || request.method === method)
    }
    return until(read, timeoutMs, async () => {
      const log = await this.printLog()
      const asked = log === '' ? 'Nothing was asked.' : `So far:\n${log}`
      return `The wallet got no request${method === undefined ? '' : ` ${method}`} that needs a decision within ${timeoutMs} ms. ${asked}`
    })
  }

  /** Returns the requests that need a decision now, the oldest first. Does not wait for a request. */
  async pendingRequests(): Promise<readonly PendingRequest[]> {
    return (await this.#control.get('/requests')) as PendingRequest[]
  }

  /** Returns the origins of the sites that are connected with the wallet. Sessions of the phone are not among them. */
  async sites(): Promise<readonly string[]> {
    const { sites } = (await this.#control.get('/state')) as { sites: readonly { readonly origin: string }[] }
    return sites.map(({ origin }) => origin)
  }

  /** Every request that apps have sent to the wallet since the start or the last reset, with the answers. */
  async requests(): Promise<readonly WalletRequest[]> {
    return (await this.#control.get('/log')) as WalletRequest[]
  }

  /** Returns the log as text: one line for each request to the wallet and to the services. */
  async printLog(): Promise<string> {
    const services = (await this.#control.get('/requests-log')) as ServiceRequest[]
    return printLog(await this.requests(), services)
  }

  async #decide(decision: 'approve' | 'reject', options: RequestFilter): Promise<DecidedRequest> {
    return this.#settle(await this.pending(options), decision)
  }

  /** Decides a request, and waits until the page has its answer. */
  async #settle(pending: PendingRequest, decision: 'approve' | 'reject'): Promise<DecidedRequest> {
    await this.#control.command(`/requests/${pending.id}`, { decision })
    const read = async (): Promise<DecidedRequest | undefined> => {
      const found = (await this.requests()).find(({ number }) => number === pending.number)
      return found?.answer && { ...pending, params: found.params, answer: found.answer }
    }
    const late = async (): Promise<string> => `The app got no answer:\n${await this.printLog()}`
    return until(read, defaultTimeoutMs, late)
  }
}

/** The signature in an answer of any namespace. */
function signatureIn(result: unknown): string {
  const [first] = Array.isArray(result) ? (result as unknown[]) : [result]
  const signature = typeof first === 'object' && first !== null && 'signature' in first ? first.signature : first
  return typeof signature === 'string' ? signature : JSON.stringify(signature)
}
