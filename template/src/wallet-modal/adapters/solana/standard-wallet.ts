import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import type { Account } from '../../domain/account/account'
import { toBase58 } from './base58'
import { WalletModalError, isRecord, required } from '../../domain/errors/errors'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import type { SignedMessage } from '../adapter-sign-in'
import { referenceOf, standardChainOf } from './chains'
import { readAccounts } from './read-accounts'
import { signInBy } from './sign-in'
import type { SigningRequest, SolanaWallet, WalletListener } from './wallet'
import { signatureLength } from './wire'

type Features = StandardConnectFeature &
  Partial<StandardDisconnectFeature> &
  Partial<StandardEventsFeature> &
  Partial<SolanaSignInFeature> &
  Partial<SolanaSignMessageFeature> &
  Partial<SolanaSignTransactionFeature> &
  Partial<SolanaSignAndSendTransactionFeature>

/** A wallet of the Wallet Standard that can be connected. */
export type RegisteredWallet = Wallet & { readonly features: Features }

/** The name of each feature's method. */
const methods: Readonly<Record<keyof Features, string>> = {
  'standard:connect': 'connect',
  'standard:disconnect': 'disconnect',
  'standard:events': 'on',
  'solana:signIn': 'signIn',
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
}

/** True for a registered wallet whose features have the form of the standard. */
export function isRegisteredWallet(value: unknown): value is RegisteredWallet {
  if (!isRecord(value) || !isRecord(value['features']) || !Array.isArray(value['accounts'])) return false
  const { features } = value
  const isWhole = ([name, method]: [string, string]) => {
    const feature = features[name]
    return feature === undefined || (isRecord(feature) && typeof feature[method] === 'function')
  }
  return isRecord(features['standard:connect']) && Object.entries(methods).every(isWhole)
}

/** A wallet in the browser, used through the features of the Wallet Standard. */
export class StandardWallet implements SolanaWallet {
  readonly #wallet: RegisteredWallet

  constructor(wallet: RegisteredWallet) {
    this.#wallet = wallet
  }

  /** Connects the wallet. A silent connection does not ask the visitor and returns only accounts that are already shared. */
  async connect(isSilent: boolean): Promise<void> {
    await this.#wallet.features['standard:connect'].connect(isSilent ? { silent: true } : {})
  }

  accounts(): readonly Account[] {
    return readAccounts(this.#accounts.map(({ address }) => address))
  }

  serves(reference: string): boolean {
    const chain = standardChainOf(reference)
    return this.#accounts.some(({ chains }) => chains.includes(chain))
  }

  ownReference(): string | undefined {
    return referenceOf(this.#accounts.flatMap(({ chains }) => chains))
  }

  async signMessage(address: string, message: Uint8Array): Promise<Uint8Array> {
    const feature = required(this.#wallet.features['solana:signMessage'], 'METHOD_NOT_SUPPORTED', 'signing messages')
    const [output] = await feature.signMessage({ account: this.#account(address), message })
    return required(output?.signature, 'WALLET_FAILED', 'no signature')
  }

  signIn(data: SiwxMessageData): (() => Promise<SignedMessage>) | undefined {
    const feature = this.#wallet.features['solana:signIn']
    return feature && (async () => signInBy(feature, this.#account(data.accountAddress).address, data))
  }

  async signTransaction({ address, transaction, reference }: SigningRequest): Promise<Uint8Array> {
    const feature = this.#wallet.features['solana:signTransaction']
    const account = this.#account(address)
    const { signTransaction } = required(feature, 'METHOD_NOT_SUPPORTED', 'signing transactions')
    const [output] = await signTransaction({ account, transaction, chain: standardChainOf(reference) })
    return required(output?.signedTransaction, 'WALLET_FAILED', 'no signature')
  }

  async signAndSend({ address, transaction, reference }: SigningRequest): Promise<string | undefined> {
    const feature = this.#wallet.features['solana:signAndSendTransaction']
    if (!feature) return undefined
    const account = this.#account(address)
    const [output] = await feature.signAndSendTransaction({
      account,
      transaction,
      chain: standardChainOf(reference),
    })
    const signature = required(output?.signature, 'WALLET_FAILED', 'no signature')
    if (signature.length !== signatureLength)
      throw new WalletModalError('WALLET_FAILED', { details: 'the answer is not a signature' })
    return toBase58(signature)
  }

  /** Does nothing, because the wallet has no active network: each request names its network. */
  setReference(): void {}

  follow(listener: WalletListener): () => void {
    const on = this.#wallet.features['standard:events']?.on
    if (!on) return () => {}
    return on('change', (changed) => {
      if (!changed.accounts) return
      const accounts = this.accounts()
      if (accounts.length > 0) listener.accountsChanged(accounts)
      else listener.disconnected()
    })
  }

  async disconnect(): Promise<void> {
    await this.#wallet.features['standard:disconnect']?.disconnect()
  }

  /** The Solana accounts. A wallet may also list accounts of other namespaces. */
  get #accounts(): readonly WalletAccount[] {
    return this.#wallet.accounts.filter(({ chains }) => chains.some((chain) => chain.startsWith('solana:')))
  }

  #account(address: string): WalletAccount {
    const account = this.#accounts.find((known) => known.address === address)
    if (account) return account
    throw new WalletModalError('NO_ACCOUNT', { details: address, hint: 'Choose that account in the wallet' })
  }
}
