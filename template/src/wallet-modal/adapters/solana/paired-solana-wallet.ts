import type { Account } from '../../domain/account/account'
import { fromBase58, toBase58 } from './base58'
import { WalletModalError, isRecord, required } from '../../domain/errors/errors'
import type { NamespaceProvider } from '../../domain/networks/namespace-provider'
import { fromBase64, toBase64 } from './base64'
import { readAccounts } from './read-accounts'
import type { SigningRequest, SolanaWallet, WalletListener } from './wallet'
import { readTransaction, signatureLength, withSignature } from './wire'

/** The error code for a method that the session does not allow (EIP-1193). */
const notAllowed = 4200

/** The largest length of a signature in base58. */
const maxSignature = 88

/** The fields from which older wallets read a legacy transaction. They do not decode the bytes. */
function legacyParts(transaction: Uint8Array): object {
  const { isLegacy, accounts, instructions, blockhash } = readTransaction(transaction)
  if (!isLegacy) return {}
  return {
    feePayer: accounts[0]?.address,
    recentBlockhash: blockhash,
    instructions: instructions.map(({ program, accounts: used, data }) => ({
      programId: program,
      data: toBase58(data),
      keys: used.map(({ address, isSigner, isWritable }) => ({ pubkey: address, isSigner, isWritable })),
    })),
  }
}

function textOf(answer: unknown, name: string): string | undefined {
  const value = isRecord(answer) ? answer[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Reads the signature in an answer. @throws WalletModalError WALLET_FAILED if the answer has no signature */
function signatureOf(answer: unknown): string {
  return required(textOf(answer, 'signature'), 'WALLET_FAILED', 'no signature')
}

/** @throws WalletModalError WALLET_FAILED for a text that is not the signature of a transaction */
function checkSignature(signature: string): string {
  const isSignature = signature.length <= maxSignature && fromBase58(signature)?.length === signatureLength
  if (!isSignature) throw new WalletModalError('WALLET_FAILED', { details: 'the answer is not a signature' })
  return signature
}

/** A paired Solana wallet. */
export class PairedSolanaWallet implements SolanaWallet {
  readonly #provider: NamespaceProvider

  constructor(provider: NamespaceProvider) {
    this.#provider = provider
  }

  accounts(): readonly Account[] {
    return readAccounts(this.#provider.accounts)
  }

  serves(reference: string): boolean {
    return this.#provider.isApproved(`solana:${reference}`)
  }

  ownReference(): string | undefined {
    return this.#provider.chainReference || undefined
  }

  async signMessage(address: string, message: Uint8Array): Promise<Uint8Array> {
    const params = { message: toBase58(message), pubkey: address }
    const signature = signatureOf(await this.#provider.request({ method: 'solana_signMessage', params }))
    return required(fromBase58(signature), 'WALLET_FAILED', 'the signature is not base58')
  }

  async signTransaction({ address, transaction }: SigningRequest): Promise<Uint8Array> {
    const params = { transaction: toBase64(transaction), pubkey: address, ...legacyParts(transaction) }
    const answer = await this.#provider.request({ method: 'solana_signTransaction', params })
    const signed = textOf(answer, 'transaction')
    if (signed !== undefined) return fromBase64(signed)
    const signature = required(fromBase58(signatureOf(answer)), 'WALLET_FAILED', 'the signature is not base58')
    return withSignature(transaction, address, signature)
  }

  async signAndSend({ address, transaction }: SigningRequest): Promise<string | undefined> {
    const params = { transaction: toBase64(transaction), pubkey: address }
    try {
      const answer = await this.#provider.request({ method: 'solana_signAndSendTransaction', params })
      return checkSignature(signatureOf(answer))
    } catch (error) {
      if (isRecord(error) && error['code'] === notAllowed) return undefined
      throw error
    }
  }

  setReference(reference: string): void {
    this.#provider.setChain(reference)
  }

  follow(listener: WalletListener): () => void {
    const provider = this.#provider
    const handlers = {
      accountsChanged: () => {
        const accounts = this.accounts()
        if (accounts.length > 0) listener.accountsChanged(accounts)
        else listener.disconnected()
      },
      chainChanged: () => listener.networkChanged(provider.chainReference),
      disconnect: () => listener.disconnected(),
    }
    for (const [event, handler] of Object.entries(handlers)) provider.on(event, handler)
    return () => {
      for (const [event, handler] of Object.entries(handlers)) provider.removeListener(event, handler)
    }
  }

  disconnect(): Promise<void> {
    return this.#provider.endSession()
  }
}
