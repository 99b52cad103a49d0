import type { Account } from '../../domain/account/account'
import type { BitcoinNetwork } from './bitcoin-networks'
import type { InputToSign, MessageProtocol } from './bitcoin-provider'

/** The accounts that a wallet currently shares. */
export interface SharedAccounts {
  accounts: readonly Account[]
  /** The CAIP-2 reference of the accounts' network: the first half of its genesis block's hash. */
  reference: string
}

export interface MessageToSign {
  message: string
  account: Account
  protocol: MessageProtocol
}

export interface PsbtToSign {
  /** The partially signed transaction in base64. */
  psbt: string
  signInputs: readonly InputToSign[]
  broadcast: boolean
  reference: string
  /** Used by wallets that sign in one request and send in a second one. Throws if the wallet signed something else than the request. */
  check: (signed: unknown) => string
}

export interface Transfer {
  from: Account
  recipient: string
  amount: bigint
}

/** Translates the requests for one kind of Bitcoin wallet. May reject with any value that the wallet throws. */
export interface BitcoinWallet {
  /** Asks the visitor to share accounts. Does not switch the wallet's network, even if the wanted network is another one. */
  connect(wanted: BitcoinNetwork | undefined): Promise<SharedAccounts>
  /**
   * Reads the shared accounts without asking the visitor. Null if the wallet shares none. Rejects if the wallet cannot answer without
   * asking.
   */
  reconnect(wanted: BitcoinNetwork | undefined): Promise<SharedAccounts | null>
  disconnect(): Promise<void>
  /** Reports each change of the shared accounts; null if the wallet shares none. Returns a function that stops the reports. */
  watch(changed: (shared: SharedAccounts | null) => void): () => void
  /** Left out for wallets whose network only the visitor can change. */
  switchNetwork?(network: BitcoinNetwork): Promise<SharedAccounts>
  /** Loads further addresses. Left out for wallets that share all addresses when they connect. */
  loadAddresses?(): Promise<readonly Account[]>
  /** Resolves with the signature in base64. */
  signMessage(request: MessageToSign): Promise<unknown>
  signPsbt(request: PsbtToSign): Promise<{ psbt: unknown; txid?: unknown }>
  /** Resolves with the transaction's id. Left out for wallets without this request. */
  sendTransfer?(transfer: Transfer): Promise<unknown>
}
