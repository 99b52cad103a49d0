/** The signature format of a message: ECDSA with a recovery byte (BIP-137), or BIP-322. */
export type MessageProtocol = 'ecdsa' | 'bip322'

/** The purpose of a wallet's address. */
export type AddressPurpose = 'payment' | 'ordinal' | 'stx'

export interface BitcoinAddress {
  address: string
  purpose: AddressPurpose
  /** The public key in hex, if the wallet reports it: 33 bytes, or 32 bytes for a Taproot key. */
  publicKey?: string
  /** The derivation path of the key (BIP-32), if the wallet reports it. */
  path?: string
}

export interface SignMessageRequest {
  message: string
  /** One of the wallet's addresses. */
  address: string
  /** Default: BIP-322 for segwit and Taproot addresses, ECDSA for older addresses. */
  protocol?: MessageProtocol
}

/** An input that the wallet is to sign. */
export interface InputToSign {
  /** The wallet's address that the input spends from. */
  address: string
  index: number
  /**
   * The allowed signature hash types. Default: the type in the PSBT, else the usual types. Some wallets take no types in a request and
   * follow the PSBT. If the PSBT has a type that is not allowed, these wallets get no request, and the call rejects with
   * METHOD_NOT_SUPPORTED.
   */
  sighashTypes?: readonly number[]
}

export interface SignPsbtRequest {
  /** A partially signed transaction (BIP-174) in base64. */
  psbt: string
  signInputs: readonly InputToSign[]
  /** Whether the wallet also finalizes and sends the transaction. Default: false. */
  broadcast?: boolean
}

export interface SignPsbtAnswer {
  /** The transaction with the wallet's signatures, in base64. */
  psbt: string
  /** The transaction's id, if the wallet sent the transaction. */
  txid?: string
}

export interface SendTransferRequest {
  /** The receiver's address on the wallet's network. */
  recipient: string
  /** In satoshis. */
  amount: bigint
}

/**
 * The requests to a connected Bitcoin wallet, the same for every kind of wallet: `useWalletProvider('bip122')`. Every method
 * rejects with a WalletModalError: USER_REJECTED; METHOD_NOT_SUPPORTED when the wallet lacks the method; INVALID_ADDRESS for an
 * address that the wallet does not have or that belongs to another network; SIGNED_OTHERWISE when the wallet signed other inputs,
 * outputs or signature types than those of the PSBT; WALLET_FAILED.
 */
export interface BitcoinProvider {
  /** The addresses that the wallet shares on its network, payment addresses first. */
  getAccountAddresses(): Promise<readonly BitcoinAddress[]>
  /** Resolves with the signature in base64. Taproot addresses cannot sign with ECDSA. */
  signMessage(request: SignMessageRequest): Promise<string>
  signPsbt(request: SignPsbtRequest): Promise<SignPsbtAnswer>
  /** Sends from the payment address, and resolves with the transaction's id. The wallet chooses the coins and the fee. */
  sendTransfer(request: SendTransferRequest): Promise<string>
}
