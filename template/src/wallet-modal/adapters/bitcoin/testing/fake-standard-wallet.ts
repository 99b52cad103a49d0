import { walletError } from '../../../testing/fake-wallet'
import { base64 } from '@scure/base'
import type { TestKey } from './test-keys'
import { signBip322, signPsbtBytes } from './test-keys'

interface FakeAccount {
  address: string
  publicKey: Uint8Array
  chains: readonly string[]
  features: readonly string[]
  purpose?: string
}

type Change = (change: { accounts?: readonly FakeAccount[] }) => void

const testChains = ['bitcoin:testnet', 'bitcoin:signet']

/** A Bitcoin wallet of the Wallet Standard with real signatures. It approves every request until a test changes that. */
export class FakeStandardWallet {
  readonly version = '1.0.0'
  readonly name = 'Standard'
  readonly chains = testChains
  readonly keys: readonly TestKey[]
  /** The received requests, in order. */
  readonly calls: { feature: string; input: unknown }[] = []
  accounts: readonly FakeAccount[] = []
  /** The accounts that the wallet shares when the user approves. */
  offered: readonly FakeAccount[]
  /** Replaces the answer to every request that asks the user. */
  answer: (() => unknown) | undefined
  readonly #listeners = new Set<Change>()

  constructor(keys: readonly TestKey[]) {
    this.keys = keys
    this.offered = keys.slice(0, 1).flatMap((key) => this.accountsOf(key))
  }

  accountsOf({ payment, taproot, publicKey }: TestKey, chains: readonly string[] = testChains): FakeAccount[] {
    const shared = { chains, features: [] }
    return [
      { ...shared, address: taproot, publicKey: publicKey.slice(1) },
      { ...shared, address: payment, publicKey },
    ]
  }

  /** The features of the wallet. Tests delete features that the wallet should lack. */
  readonly features: Record<string, Record<string, unknown>> = {
    'bitcoin:connect': {
      connect: (input: unknown) =>
        this.#asked('bitcoin:connect', input, () => {
          this.share(this.offered)
          return { accounts: this.accounts }
        }),
    },
    'bitcoin:signMessage': {
      signMessage: (input: { account: FakeAccount; message: Uint8Array }) =>
        this.#asked('bitcoin:signMessage', input, () => {
          const { address } = input.account
          const key = this.#keyOf(address)
          const message = new TextDecoder().decode(input.message)
          return [
            {
              signedMessage: input.message,
              signature: base64.decode(signBip322(key, address === key.taproot, message)),
            },
          ]
        }),
    },
    'bitcoin:signTransaction': {
      signTransaction: (input: {
        psbt: Uint8Array
        inputsToSign: { account: FakeAccount; signingIndexes: number[] }[]
      }) =>
        this.#asked('bitcoin:signTransaction', input, () => {
          const sign = (psbt: Uint8Array, { account, signingIndexes }: (typeof input.inputsToSign)[number]) =>
            signPsbtBytes(this.#keyOf(account.address), psbt, signingIndexes)
          return [{ signedPsbt: input.inputsToSign.reduce(sign, input.psbt) }]
        }),
    },
    'standard:connect': {
      connect: async () => ({ accounts: this.accounts }),
    },
    'standard:events': {
      on: (event: string, listener: Change) => {
        if (event === 'change') this.#listeners.add(listener)
        return () => void this.#listeners.delete(listener)
      },
    },
    'standard:disconnect': {
      disconnect: async () => this.share([]),
    },
  }

  /** Shares other accounts from now on. */
  share(accounts: readonly FakeAccount[]): void {
    this.accounts = accounts
    for (const listener of this.#listeners) listener({ accounts })
  }

  reject(): void {
    this.answer = () => {
      throw walletError(4001, 'User rejected the request')
    }
  }

  async #asked(feature: string, input: unknown, answer: () => unknown): Promise<unknown> {
    this.calls.push({ feature, input })
    return this.answer ? this.answer() : answer()
  }

  #keyOf(address: string): TestKey {
    const key = this.keys.find(({ payment, taproot }) => [payment, taproot].includes(address))
    if (!key) throw new Error(`no key for ${address}`)
    return key
  }
}
