/** The provider of a connected Solana wallet, the same for every kind of connection. All methods reject with a WalletModalError. */
export interface SolanaProvider {
  /** The account in use, in base58. */
  readonly address: string
  /** The 32 bytes of the address. */
  readonly publicKey: Uint8Array
  /** The network in use, such as `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp` (CAIP-2). */
  readonly caipNetworkId: string
  /** Asks the wallet to sign bytes. Resolves with the Ed25519 signature, 64 bytes. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /**
   * Asks the wallet to sign a transaction.
   * @param transaction the serialized transaction: `Transaction.serialize({ requireAllSignatures: false })` or
   * `VersionedTransaction.serialize()` of @solana/web3.js
   * @returns the transaction with the signature in it
   */
  signTransaction(transaction: Uint8Array): Promise<Uint8Array>
  /** Like `signTransaction`, and sends the transaction on the network in use. Resolves with its signature in base58. */
  signAndSendTransaction(transaction: Uint8Array): Promise<string>
}
