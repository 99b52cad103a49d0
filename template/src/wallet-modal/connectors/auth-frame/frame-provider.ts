import type { CaipNetworkId, ChainNamespace } from '../../domain/networks/caip'
import { parseCaipNetworkId } from '../../domain/networks/caip'
import { isSameAddress } from '../../domain/account/address'
import { WalletModalError, shownTexts } from '../../domain/errors/errors'
import { authError } from '../../domain/errors/auth-errors'
import { codesOf } from '../../domain/errors/wallet-errors'
import { ProviderError, providerCodes, unsupportedMethod } from '../provider-error'
import { ProviderListeners } from '../provider-listeners'
import type { AuthAccountType, AuthProvider, AuthUser, FrameWallet } from './auth-client'
import { classOfMethod } from '../../domain/wallets/rpc-methods'

/** The provider of the embedded wallet in one namespace. */
export abstract class FrameProvider implements AuthProvider {
  readonly namespace: ChainNamespace
  protected readonly wallet: FrameWallet
  protected readonly listeners = new ProviderListeners()
  #account: AuthUser
  #isSignedOut = false

  constructor(wallet: FrameWallet, account: AuthUser) {
    this.wallet = wallet
    this.namespace = parseCaipNetworkId(account.chainId).namespace
    this.#account = account
  }

  /** The addresses of the visitor, the preferred one first; none after signing out. */
  get accounts(): readonly string[] {
    if (this.#isSignedOut) return []
    const { address, accounts } = this.#account
    const others = accounts.filter((account) => !isSameAddress(account.address, address))
    return [address, ...others.map((account) => account.address)]
  }

  get chainReference(): string {
    return parseCaipNetworkId(this.#account.chainId).reference
  }

  isApproved(caipNetworkId: string): boolean {
    return this.wallet.serves(caipNetworkId)
  }

  /** Changes the active network at once. The account on the new network is shown when the frame has answered. */
  setChain(reference: string): void {
    if (reference === this.chainReference) return
    const chainId: CaipNetworkId = `${this.namespace}:${reference}`
    this.show({ ...this.#account, chainId })
    // If the frame refuses, the next request fails with the message of the frame.
    this.change((wallet) => wallet.switchNetwork(chainId)).catch(() => {})
  }

  async refresh(): Promise<void> {
    await this.change((wallet) => wallet.switchNetwork(this.#account.chainId))
  }

  async prefer(type: AuthAccountType): Promise<void> {
    await this.change((wallet) => wallet.setPreferredAccount(type, this.#account.chainId))
  }

  abstract request(args: { method: string; params?: unknown }): Promise<unknown>

  /** Signs the visitor out in the frame. */
  async endSession(): Promise<void> {
    await this.wallet.signOut()
    this.signedOut()
  }

  /** Called when the visitor is not signed in any more. */
  signedOut(): void {
    if (this.#isSignedOut) return
    this.#isSignedOut = true
    this.listeners.emit('disconnect', new ProviderError(providerCodes.disconnected, 'Disconnected'))
  }

  on(event: string, listener: (...args: never[]) => void): this {
    this.listeners.add(event, listener)
    return this
  }

  removeListener(event: string, listener: (...args: never[]) => void): this {
    this.listeners.remove(event, listener)
    return this
  }

  /** Sends a request that may change the account, and shows the account of the answer. Answers come in the order of the calls. */
  protected async change(ask: (wallet: FrameWallet) => Promise<AuthUser>): Promise<void> {
    const account = await ask(this.wallet)
    if (!this.#isSignedOut) this.show(account)
  }

  /** Makes an account the current account, and reports a change of the network and of the accounts. */
  protected show(account: AuthUser): void {
    const before = this.#account
    const accountsBefore = this.accounts.join()
    this.#account = account
    if (before.chainId !== account.chainId) this.listeners.emit('chainChanged', this.chainForEvent)
    if (this.accounts.join() !== accountsBefore) this.listeners.emit('accountsChanged', this.accounts)
  }

  /** The active network in the form of the `chainChanged` event. */
  protected get chainForEvent(): string {
    return this.chainReference
  }

  /** Sends a request that is on a list. @throws ProviderError with an EIP-1193 code */
  protected async send(method: string, params: unknown): Promise<unknown> {
    if (this.#isSignedOut) throw new ProviderError(providerCodes.disconnected, 'Disconnected')
    if (classOfMethod(method) === 'unknown') {
      this.wallet.refused(method)
      throw authError('RPC_NOT_ALLOWED', { details: method })
    }
    try {
      return await this.wallet.rpc(method, params)
    } catch (error) {
      throw toProviderError(error, method)
    }
  }
}

/** Turns an error of the frame into a provider error (EIP-1193), because host apps and chain libraries read its code. The new error keeps the sentence for the visitor. */
function toProviderError(error: unknown, method: string): unknown {
  if (!(error instanceof WalletModalError) || error.code !== 'FRAME_ERROR') return error
  const coded = withCode(error, method)
  const shown = shownTexts.get(error)
  if (shown) shownTexts.set(coded, shown)
  return coded
}

function withCode({ message, cause }: WalletModalError, method: string): ProviderError {
  const [code] = codesOf(cause)
  if (code !== undefined) return new ProviderError(code, message)
  if (/reject|declin|denied/i.test(message)) return new ProviderError(4001, 'User rejected the request')
  if (/not (?:offered|supported)/i.test(message)) return unsupportedMethod(method)
  return new ProviderError(-32603, message)
}
