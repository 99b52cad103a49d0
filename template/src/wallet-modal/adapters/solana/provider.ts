/** What a Solana wallet can be asked for directly, whichever way it is connected. Everything rejects with a WalletModalError. */
export interface SolanaProvider {
  /** The account in use, in base58. */
  readonly address: string
  /** Its 32 bytes. */
  readonly publicKey: Uint8Array
  /** The network in use, such as `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp` (CAIP-2). */
  readonly caipNetworkId: string
  /** Has the account sign any bytes; resolves with the ed25519 signature, 64 bytes. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /**
   * Has the account sign a transaction.
   * @param transaction as it travels: `Transaction.serialize({ requireAllSignatures: false })` or
   * `VersionedTransaction.serialize()` of @solana/web3.js
   * @returns the transaction with the signature in it
   */
  signTransaction(transaction: Uint8Array): Promise<Uint8Array>
  /** As `signTransaction`, and sends it on the network in use; resolves with its signature in base58. */
  signAndSendTransaction(transaction: Uint8Array): Promise<string>
}
