/** How a message is signed: as Bitcoin Core always did (BIP-137), or as BIP-322 has it. */
export type MessageProtocol = 'ecdsa' | 'bip322'

/** What an address of a wallet is for. */
export type AddressPurpose = 'payment' | 'ordinal' | 'stx'

export interface BitcoinAddress {
  address: string
  purpose: AddressPurpose
  /** In hex, as far as the wallet tells: 33 bytes, or the 32 of a Taproot key. */
  publicKey?: string
  /** Where the key is derived from, as far as the wallet tells (BIP-32). */
  path?: string
}

export interface SignMessageRequest {
  message: string
  /** One of the wallet's addresses. */
  address: string
  /** Left out: BIP-322 for segwit and Taproot addresses, ECDSA for older ones. */
  protocol?: MessageProtocol
}

/** An input that the wallet is to sign. */
export interface InputToSign {
  /** The wallet's address that the input spends from. */
  address: string
  index: number
  /**
   * Allowed signature hash types. Left out: the type in the PSBT, else the usual types. Some wallets take no types in a request
   * and follow the PSBT. Such a wallet is not asked when the PSBT has a type that is not allowed (METHOD_NOT_SUPPORTED).
   */
  sighashTypes?: readonly number[]
}

export interface SignPsbtRequest {
  /** A partially signed transaction (BIP-174) in base64. */
  psbt: string
  signInputs: readonly InputToSign[]
  /** Also finishes and sends it. Default: false. */
  broadcast?: boolean
}

export interface SignPsbtAnswer {
  /** The transaction with the wallet's signatures, in base64. */
  psbt: string
  /** The transaction's id, when it was sent. */
  txid?: string
}

export interface SendTransferRequest {
  /** The receiver's address on the wallet's network. */
  recipient: string
  /** In satoshis. */
  amount: bigint
}

/**
 * What a connected Bitcoin wallet can be asked, the same for every kind of wallet: `useWalletProvider('bip122')`. Every method
 * rejects with a WalletModalError: USER_REJECTED; METHOD_NOT_SUPPORTED when the wallet lacks the method; INVALID_ADDRESS for an
 * address that the wallet does not have or that belongs to another network; SIGNED_OTHERWISE when the wallet signed other inputs,
 * outputs or signature types than those of the PSBT; WALLET_FAILED.
 */
export interface BitcoinProvider {
  /** The addresses that the wallet shares on its network, payment addresses first. */
  getAccountAddresses(): Promise<readonly BitcoinAddress[]>
  /** Resolves with the signature in base64. A Taproot address never signs with ECDSA. */
  signMessage(request: SignMessageRequest): Promise<string>
  signPsbt(request: SignPsbtRequest): Promise<SignPsbtAnswer>
  /** Sends from the payment address; resolves with the transaction's id. The wallet chooses coins and fee. */
  sendTransfer(request: SendTransferRequest): Promise<string>
}
