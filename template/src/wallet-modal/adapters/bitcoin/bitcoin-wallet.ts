import type { Account } from '../../domain/account/account'
import type { BitcoinNetwork } from './bitcoin-networks'
import type { InputToSign, MessageProtocol } from './bitcoin-provider'

/** What a wallet shares at a moment. */
export interface SharedAccounts {
  accounts: readonly Account[]
  /** The network they are on, by the first half of its genesis block's hash (CAIP-2 reference). */
  reference: string
}

export interface MessageToSign {
  message: string
  account: Account
  protocol: MessageProtocol
}

export interface PsbtToSign {
  /** In base64. */
  psbt: string
  signInputs: readonly InputToSign[]
  broadcast: boolean
  reference: string
  /** For wallets that sign in one request and send in a second one. Throws unless the wallet signed what was asked for. */
  check: (signed: unknown) => string
}

export interface Transfer {
  from: Account
  recipient: string
  amount: bigint
}

/** One kind of Bitcoin wallet in its own words. May reject with whatever the wallet throws. */
export interface BitcoinWallet {
  /** Asks the visitor. A wallet on another network than the wanted one stays there. */
  connect(wanted: BitcoinNetwork | undefined): Promise<SharedAccounts>
  /** Never asks. Null when the wallet shares nothing. Rejects when the wallet cannot say without asking. */
  reconnect(wanted: BitcoinNetwork | undefined): Promise<SharedAccounts | null>
  disconnect(): Promise<void>
  /** Calls back with what is shared from then on, null for nothing; returns what stops it. */
  watch(changed: (shared: SharedAccounts | null) => void): () => void
  /** Left out where a wallet has one network at a time and no way to change it from here. */
  switchNetwork?(network: BitcoinNetwork): Promise<SharedAccounts>
  /** Addresses that it shares besides. Left out where all of them are shared from the beginning. */
  loadAddresses?(): Promise<readonly Account[]>
  /** Resolves with the signature in base64. */
  signMessage(request: MessageToSign): Promise<unknown>
  signPsbt(request: PsbtToSign): Promise<{ psbt: unknown; txid?: unknown }>
  /** Left out where a wallet has no such request. Resolves with the transaction's id. */
  sendTransfer?(transfer: Transfer): Promise<unknown>
}
