import type { Account } from '../../domain/account/account'
import { fromBase58 } from './base58'
import { WalletModalError, required } from '../../domain/errors/errors'
import { walletError } from '../../domain/errors/wallet-error-messages'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import { toWalletError } from '../../domain/errors/wallet-errors'
import type { AdapterListener, AdapterSession, SentNotice } from '../adapter'
import type { SignedMessage } from '../adapter-sign-in'
import type { SolanaProvider } from './provider'
import type { SolanaWallet } from './wallet'
import { programs } from './programs'
import { readTransaction } from './wire'

/** The number of the system program's transfer instruction. The amount follows the number. */
const transferInstruction = 2
const transferLength = 12

/** Reads the receiver and the amount of a plain SOL transfer. Empty for any other transaction. */
function readSent(transaction: Uint8Array): Omit<SentNotice, 'hash'> {
  const { accounts, instructions } = readTransaction(transaction)
  const payer = accounts[0]?.address
  const [only, ...others] = instructions.filter(({ program }) => program !== programs.computeBudget)
  const unknown = { from: payer, to: undefined, value: BigInt(0), isCall: true }
  if (!only || others.length > 0 || only.program !== programs.system || only.data.length !== transferLength)
    return unknown
  const data = new DataView(only.data.buffer, only.data.byteOffset)
  if (data.getUint32(0, true) !== transferInstruction) return unknown
  const [from, to] = only.accounts.map(({ address }) => address)
  return { from, to, value: data.getBigUint64(4, true), isCall: false }
}

/** Sends a signed transaction. Resolves with its signature. */
export type SendSigned = (signed: Uint8Array, reference: string) => Promise<string>

type Noticed = Pick<AdapterListener, 'transactionSent' | 'requestStarted' | 'requestSettled'>

/** A connected wallet. The host app uses it as the provider, the adapter as the session. */
export class SolanaSession implements SolanaProvider {
  readonly wallet: SolanaWallet
  reference: string
  #address: string
  readonly #send: SendSigned
  readonly #listeners = new Set<Noticed>()

  /** @param send sends a transaction that the wallet only signed */
  constructor(wallet: SolanaWallet, account: Account, reference: string, send: SendSigned) {
    this.wallet = wallet
    this.reference = reference
    this.#address = account.address
    this.#send = send
  }

  get address(): string {
    return this.#address
  }

  get publicKey(): Uint8Array {
    return required(fromBase58(this.#address), 'NO_ACCOUNT')
  }

  get caipNetworkId(): string {
    return `solana:${this.reference}`
  }

  signMessage(message: Uint8Array): Promise<Uint8Array> {
    return this.signMessageAs(this.#address, message)
  }

  signTransaction(transaction: Uint8Array): Promise<Uint8Array> {
    const { reference } = this
    const request = { address: this.#address, transaction, reference }
    return this.#ask('solana_signTransaction', () => this.wallet.signTransaction(request))
  }

  signAndSendTransaction(transaction: Uint8Array): Promise<string> {
    return this.sendAs(this.#address, transaction, this.reference)
  }

  signMessageAs(address: string, message: Uint8Array): Promise<Uint8Array> {
    return this.#ask('solana_signMessage', () => this.wallet.signMessage(address, message))
  }

  /** Undefined when the wallet does not support `solana:signIn`. */
  signIn(data: SiwxMessageData): Promise<SignedMessage> | undefined {
    const signing = this.wallet.signIn?.(data)
    return signing && this.#ask('solana_signIn', signing)
  }

  /** The wallet sends the transaction itself if it can. Otherwise the wallet signs it and the modal sends it. */
  async sendAs(address: string, transaction: Uint8Array, reference: string): Promise<string> {
    const { wallet } = this
    const notice = readSent(transaction)
    if (!wallet.serves(reference))
      throw walletError('CHAIN_NOT_SUPPORTED', { hint: 'Choose another network, or change it in the wallet' })
    const request = { address, transaction, reference }
    const hash = await this.#ask('solana_signAndSendTransaction', async () => {
      const sent = await wallet.signAndSend(request)
      return sent ?? this.#send(await wallet.signTransaction(request), reference)
    })
    for (const listener of this.#listeners) listener.transactionSent({ ...notice, hash, chainId: reference })
    return hash
  }

  /** Reports the session's requests and the wallet's events to a listener. Returns a function that stops this. */
  watch(listener: AdapterListener): () => void {
    this.#listeners.add(listener)
    let isStopped = false
    const accountsChanged = (accounts: readonly Account[]) => {
      this.#address = accounts[0]?.address ?? this.#address
      listener.accountsChanged(accounts)
    }
    const stop = this.wallet.follow({
      accountsChanged,
      networkChanged: (reference) => {
        this.reference = reference
        listener.networkChanged(reference)
      },
      disconnected: () => listener.disconnected(),
    })
    // The wallet may have changed its account before this listener was added.
    const compare = async () => {
      const accounts = this.wallet.accounts()
      if (isStopped || accounts[0]?.address === this.#address) return
      if (accounts.length > 0) accountsChanged(accounts)
      else listener.disconnected()
    }
    void Promise.resolve()
      .then(compare)
      .catch(() => {})
    return () => {
      isStopped = true
      this.#listeners.delete(listener)
      stop()
    }
  }

  async #ask<T>(method: string, asking: () => Promise<T>): Promise<T> {
    for (const listener of this.#listeners) listener.requestStarted(method)
    try {
      const answer = await asking()
      for (const listener of this.#listeners) listener.requestSettled(method, 'success')
      return answer
    } catch (error) {
      for (const listener of this.#listeners) listener.requestSettled(method, 'error', error)
      throw toWalletError(error)
    }
  }
}

/** Reads the session of this adapter. @throws WalletModalError WALLET_UNREACHABLE for any other provider */
export function solanaSessionOf({ provider }: AdapterSession): SolanaSession {
  if (provider instanceof SolanaSession) return provider
  throw new WalletModalError('WALLET_UNREACHABLE')
}
