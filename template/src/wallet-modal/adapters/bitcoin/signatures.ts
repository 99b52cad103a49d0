import { base64, hex } from '@scure/base'
import { WalletModalError } from '../../domain/errors/errors'
import type { AddressKind } from './addresses'
import type { MessageProtocol } from './bitcoin-provider'

/** Base64 of 65 bytes, which is what an ECDSA signature with its recovery byte has and a BIP-322 signature has not. */
const ecdsaPattern = /^[A-Za-z0-9+/]{87}=$/
/** Newer signatures name their form before the base64 (BIP-322). */
const signaturePattern = /^(?:smp|ful|pof)?[A-Za-z0-9+/]{4,}={0,2}$/

function notPossible(details: string): WalletModalError {
  return new WalletModalError('METHOD_NOT_SUPPORTED', { details })
}

/**
 * How a message of an address is to be signed: segwit and Taproot by BIP-322, older addresses by ECDSA, unless the app asks
 * for one of the two.
 * @throws WalletModalError METHOD_NOT_SUPPORTED for ECDSA with a Taproot address, which nobody could verify
 */
export function protocolFor(kind: AddressKind, asked: MessageProtocol | undefined): MessageProtocol {
  if (kind === 'p2tr' && asked === 'ecdsa') throw notPossible('a Taproot address signs messages with BIP-322')
  return asked ?? (kind === 'p2pkh' || kind === 'p2sh' ? 'ecdsa' : 'bip322')
}

/**
 * Checks what a wallet answered: some sign as they always do, whatever they were asked for.
 * @throws WalletModalError WALLET_FAILED for what is no signature, METHOD_NOT_SUPPORTED for one of the other kind
 */
export function checkSignature(
  signature: unknown,
  { kind, asked }: { kind: AddressKind; asked: MessageProtocol | undefined },
): string {
  if (typeof signature !== 'string' || !signaturePattern.test(signature))
    throw new WalletModalError('WALLET_FAILED', { details: 'no signature' })
  const protocol = ecdsaPattern.test(signature) ? 'ecdsa' : 'bip322'
  if (protocol === 'ecdsa' && kind === 'p2tr') throw notPossible('BIP-322, which a Taproot address needs')
  if (asked && asked !== protocol) throw notPossible(`message signatures of the kind ${asked}`)
  return signature
}

/** Paired wallets answer in hex. Anything else is left as it is. */
export function hexToBase64(value: unknown): unknown {
  return typeof value === 'string' && /^(?:[0-9a-f]{2})+$/i.test(value) ? base64.encode(hex.decode(value)) : value
}

/** @throws WalletModalError WALLET_FAILED unless it is a transaction id */
export function checkTxid(value: unknown): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/i.test(value))
    throw new WalletModalError('WALLET_FAILED', { details: 'no transaction id' })
  return value.toLowerCase()
}
