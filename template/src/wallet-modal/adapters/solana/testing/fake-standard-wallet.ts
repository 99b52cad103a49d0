import { readTransaction, withSignature } from '../wire'
import type { TestKey } from './keys'

const allChains = ['solana:mainnet', 'solana:devnet', 'solana:testnet'] as const

/** Sends a signed transaction. Resolves with the bytes of its signature. */
type Send = (signed: Uint8Array) => Promise<Uint8Array>

/** A wallet of the Wallet Standard with real signatures. The test answers in place of the user. */
export class FakeStandardWallet {
  readonly version = '1.0.0'
  readonly name = 'Test Wallet'
  readonly icon = 'data:image/svg+xml;base64,PHN2Zy8+'
  chains: readonly string[] = allChains
  prompts = 0
  isRejecting = false
  isFrozen = false
  isSilentRefused = false
  /** Changes a transaction before the wallet signs it: many wallets replace the blockhash with a newer one. */
  adjust: (transaction: Uint8Array) => Uint8Array = (transaction) => transaction
  /** The signed messages and transactions, in order. */
  readonly signed: { kind: string; chain: string | undefined }[] = []
  readonly #keys: readonly TestKey[]
  readonly #listeners = new Set<(change: object) => void>()
  #shared: readonly string[]
  #isConnected = false
  readonly features: Record<string, unknown>

  /** @param send sends a transaction. Default: the wallet only signs */
  constructor(keys: readonly TestKey[], send?: Send) {
    this.#keys = keys
    this.#shared = keys.slice(0, 1).map(({ address }) => address)
    this.features = {
      'standard:connect': { version: '1.0.0', connect: (input?: { silent?: boolean }) => this.#connect(input) },
      'standard:disconnect': { version: '1.0.0', disconnect: () => this.#disconnect() },
      'standard:events': {
        version: '1.0.0',
        on: (_: string, listener: (change: object) => void) => {
          this.#listeners.add(listener)
          return () => this.#listeners.delete(listener)
        },
      },
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: async ({ account, message }: { account: { address: string }; message: Uint8Array }) => {
          await this.#ask('message', undefined)
          return [{ signedMessage: message, signature: this.#keyOf(account.address).sign(message) }]
        },
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async (input: SignInput) => [{ signedTransaction: await this.#sign('transaction', input) }],
      },
      ...(send && {
        'solana:signAndSendTransaction': {
          version: '1.0.0',
          supportedTransactionVersions: ['legacy', 0],
          signAndSendTransaction: async (input: SignInput) => [
            { signature: await send(await this.#sign('send', input)) },
          ],
        },
      }),
    }
  }

  /** Adds the feature `solana:signIn`, with this answer. */
  signsIn(answer: (input: SignInFields) => object): void {
    this.features['solana:signIn'] = {
      version: '1.0.0',
      signIn: async (input: SignInFields) => {
        await this.#ask('signIn', undefined)
        return [answer(input)]
      },
    }
  }

  get accounts(): readonly object[] {
    if (!this.#isConnected) return []
    return this.#shared.map((address) => {
      const features = Object.keys(this.features)
      return { address, publicKey: this.#keyOf(address).publicKey, chains: this.chains, features }
    })
  }

  /** The user shares these accounts from now on. */
  share(addresses: readonly string[]): void {
    this.#shared = addresses
    this.change({ accounts: this.accounts })
  }

  change(change: object): void {
    for (const listener of this.#listeners) listener(change)
  }

  async #connect({ silent = false } = {}): Promise<{ accounts: readonly object[] }> {
    if (this.isFrozen) return new Promise(() => {})
    if (silent && this.isSilentRefused) throw new Error('User rejected the request.')
    if (!silent && !this.#isConnected) {
      await this.#ask('connect', undefined)
      this.#isConnected = true
    }
    return { accounts: this.accounts }
  }

  async #disconnect(): Promise<void> {
    if (this.isFrozen) return new Promise(() => {})
    this.#isConnected = false
    this.change({ accounts: [] })
  }

  async #sign(kind: string, { account, transaction, chain }: SignInput): Promise<Uint8Array> {
    await this.#ask(kind, chain)
    const adjusted = this.adjust(transaction)
    const { message } = readTransaction(adjusted)
    return withSignature(adjusted, account.address, this.#keyOf(account.address).sign(message))
  }

  async #ask(kind: string, chain: string | undefined): Promise<void> {
    this.prompts += 1
    if (this.isFrozen) return new Promise(() => {})
    if (this.isRejecting) throw new Error('User rejected the request.')
    this.signed.push({ kind, chain })
  }

  #keyOf(address: string): TestKey {
    const key = this.#keys.find((known) => known.address === address)
    if (!key) throw new Error(`no key for ${address}`)
    return key
  }
}

interface SignInput {
  account: { address: string }
  transaction: Uint8Array
  chain?: string
}

/** The fields that the app requests for the message. */
export type SignInFields = Readonly<Record<string, string | readonly string[] | undefined>>
