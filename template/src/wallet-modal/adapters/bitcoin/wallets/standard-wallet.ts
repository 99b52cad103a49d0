import { base64, hex } from '@scure/base'
import { WalletModalError, isRecord } from '../../../domain/errors/errors'
import { walletError } from '../../../domain/errors/wallet-error-messages'
import type { Scheduler } from '../../../domain/timeout'
import type { SharedAddress } from '../accounts'
import { readAccounts } from '../accounts'
import type { BitcoinNetwork } from '../bitcoin-networks'
import { findNetwork } from '../bitcoin-networks'
import { standardType } from '../psbt/sighash-request'
import type { BitcoinWallet, MessageToSign, PsbtToSign, SharedAccounts } from '../bitcoin-wallet'

type Method = (...inputs: unknown[]) => unknown

/** The used members of a Wallet Standard wallet. Its features are looked up when they are needed. */
interface StandardWalletObject {
  readonly features: Readonly<Record<string, unknown>>
  readonly accounts?: unknown
}

/** True for a wallet of the Wallet Standard that serves Bitcoin. */
export function isStandardWallet(value: unknown): value is StandardWalletObject {
  return isRecord(value) && isRecord(value['features']) && isRecord(value['features']['bitcoin:connect'])
}

/** The time that a wallet has to restore its own connection, in milliseconds. */
const sessionTime = 1_500

function chainsOf(account: unknown): readonly unknown[] {
  return isRecord(account) && Array.isArray(account['chains']) ? account['chains'] : []
}

function isBitcoinAccount(account: unknown): account is Record<string, unknown> {
  return chainsOf(account).some((chain) => typeof chain === 'string' && chain.startsWith('bitcoin:'))
}

function sharedAddress(account: Record<string, unknown>): SharedAddress {
  const { address, purpose, publicKey } = account
  return { address, purpose, publicKey: publicKey instanceof Uint8Array ? hex.encode(publicKey) : publicKey }
}

/** A Bitcoin wallet of the Wallet Standard. It signs messages and transactions; the app sends the transactions. */
export class StandardWallet implements BitcoinWallet {
  readonly #wallet: StandardWalletObject
  readonly #purposes: readonly string[]
  /** The network in use. The wallet reports a network for each account, and none for itself. */
  #network: BitcoinNetwork | undefined
  /** The accounts that the wallet shared last. Some wallets answer with accounts that `accounts` does not list. */
  #connected: readonly Record<string, unknown>[] = []

  readonly #after: Scheduler

  constructor(wallet: StandardWalletObject, purposes: readonly string[], after: Scheduler) {
    this.#wallet = wallet
    this.#after = after
    this.#purposes = purposes.filter((purpose) => purpose !== 'stacks')
  }

  async connect(wanted: BitcoinNetwork | undefined): Promise<SharedAccounts> {
    const answer = await this.#call('bitcoin:connect', 'connect', { purposes: this.#purposes })
    const accounts = isRecord(answer) && Array.isArray(answer['accounts']) ? answer['accounts'] : this.#accounts
    return this.#share(accounts, wanted)
  }

  async reconnect(wanted: BitcoinNetwork | undefined): Promise<SharedAccounts | null> {
    if (this.#accounts.length === 0 && this.#method('standard:connect', 'connect'))
      await this.#call('standard:connect', 'connect', { silent: true })
    else if (this.#accounts.length === 0) await this.#firstAccounts()
    return this.#accounts.length > 0 ? this.#share(this.#accounts, wanted) : null
  }

  async disconnect(): Promise<void> {
    if (this.#method('bitcoin:disconnect', 'disconnect'))
      return void (await this.#call('bitcoin:disconnect', 'disconnect'))
    // Disconnecting would also end the wallet's connections to other chains.
    const servesOthers = this.#allAccounts.some((account) => !isBitcoinAccount(account))
    if (!servesOthers && this.#method('standard:disconnect', 'disconnect'))
      await this.#call('standard:disconnect', 'disconnect')
  }

  watch(changed: (shared: SharedAccounts | null) => void): () => void {
    const heard = (change: unknown) => {
      if (!isRecord(change) || !('accounts' in change)) return
      changed(this.#accounts.length > 0 ? this.#share(this.#accounts, this.#network) : null)
    }
    return this.#listen(heard)
  }

  /** @throws WalletModalError CHAIN_NOT_SUPPORTED when no account is on the network */
  async switchNetwork(network: BitcoinNetwork): Promise<SharedAccounts> {
    const isServed = this.#accounts.some((account) => chainsOf(account).includes(network.chain))
    if (!isServed)
      throw walletError('CHAIN_NOT_SUPPORTED', {
        details: network.chain,
        hint: 'Choose another network, or change it in the wallet',
      })
    return this.#share(this.#accounts, network)
  }

  /** The standard does not let an app choose the signature format. */
  async signMessage({ message, account: { address } }: MessageToSign): Promise<unknown> {
    const input = { account: this.#accountOf(address), message: new TextEncoder().encode(message) }
    const signature = this.#firstOf(await this.#call('bitcoin:signMessage', 'signMessage', input))['signature']
    return signature instanceof Uint8Array ? base64.encode(signature) : undefined
  }

  async signPsbt({ psbt, signInputs, broadcast }: PsbtToSign): Promise<{ psbt: unknown }> {
    if (broadcast)
      throw new WalletModalError('METHOD_NOT_SUPPORTED', {
        details: 'sending; finish and send the signed PSBT yourself',
      })
    const inputsToSign = signInputs.map((input) => {
      const sigHash = standardType(input)
      return { account: this.#accountOf(input.address), signingIndexes: [input.index], ...(sigHash && { sigHash }) }
    })
    const input = { psbt: base64.decode(psbt), inputsToSign, chain: this.#network?.chain }
    const signed = this.#firstOf(await this.#call('bitcoin:signTransaction', 'signTransaction', input))['signedPsbt']
    return { psbt: signed instanceof Uint8Array ? base64.encode(signed) : undefined }
  }

  /** Wallets without a silent request share their accounts again after they have restored their own connection. */
  #firstAccounts(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        cancel()
        stop()
        resolve()
      }
      const cancel = this.#after(sessionTime, end)
      const stop = this.#listen(() => {
        if (this.#accounts.length > 0) end()
      })
    })
  }

  #listen(heard: (change: unknown) => void): () => void {
    const listen = this.#method('standard:events', 'on') ?? this.#method('bitcoin:events', 'on')
    const stop = listen?.('change', heard)
    return () => {
      if (typeof stop === 'function') stop()
    }
  }

  get #allAccounts(): readonly unknown[] {
    return Array.isArray(this.#wallet.accounts) ? this.#wallet.accounts : []
  }

  get #accounts(): readonly Record<string, unknown>[] {
    return this.#allAccounts.filter(isBitcoinAccount)
  }

  /** Shares the accounts of the wanted network. If there are none, shares those of the first known network that the wallet names. */
  #share(accounts: readonly unknown[], wanted: BitcoinNetwork | undefined): SharedAccounts {
    const own = accounts.filter(isBitcoinAccount)
    const served = own.flatMap((account) => chainsOf(account).flatMap((chain) => findNetwork(chain) ?? []))
    const network = served.find(({ reference }) => reference === wanted?.reference) ?? served[0]
    this.#network = network
    this.#connected = own
    const onNetwork = own.filter((account) => network && chainsOf(account).includes(network.chain))
    return { accounts: readAccounts(onNetwork.map(sharedAddress)), reference: network?.reference ?? '' }
  }

  #accountOf(address: string): unknown {
    return [...this.#accounts, ...this.#connected].find((account) => account['address'] === address)
  }

  #firstOf(answer: unknown): Record<string, unknown> {
    const first: unknown = Array.isArray(answer) ? answer[0] : undefined
    return isRecord(first) ? first : {}
  }

  #method(feature: string, name: string): Method | undefined {
    const methods = this.#wallet.features[feature]
    const method = isRecord(methods) ? methods[name] : undefined
    return typeof method === 'function' ? (...inputs) => Reflect.apply(method, methods, inputs) as unknown : undefined
  }

  async #call(feature: string, name: string, ...inputs: unknown[]): Promise<unknown> {
    const method = this.#method(feature, name)
    if (!method) throw new WalletModalError('METHOD_NOT_SUPPORTED', { details: feature })
    return method(...inputs)
  }
}
