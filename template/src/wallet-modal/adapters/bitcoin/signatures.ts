import { base64, hex } from '@scure/base'
import { WalletModalError } from '../../domain/errors/errors'
import type { AddressKind } from './addresses'
import type { MessageProtocol } from './bitcoin-provider'

/** Base64 of 65 bytes: the length of an ECDSA signature with its recovery byte. BIP-322 signatures have other lengths. */
const ecdsaPattern = /^[A-Za-z0-9+/]{87}=$/
/** In newer BIP-322 signatures, the format's name (`smp`, `ful` or `pof`) precedes the base64. Its letters are base64 as well. */
const signaturePattern = /^[A-Za-z0-9+/]{4,}={0,2}$/

function notPossible(details: string): WalletModalError {
  return new WalletModalError('METHOD_NOT_SUPPORTED', { details })
}

/**
 * Chooses the signature format for an address: the app's choice, else BIP-322 for segwit and Taproot addresses and ECDSA for older
 * addresses. @throws WalletModalError METHOD_NOT_SUPPORTED for ECDSA with a Taproot address, because such a signature cannot be verified
 */
export function protocolFor(kind: AddressKind, asked: MessageProtocol | undefined): MessageProtocol {
  if (kind === 'p2tr' && asked === 'ecdsa') throw notPossible('a Taproot address signs messages with BIP-322')
  return asked ?? (kind === 'p2pkh' || kind === 'p2sh' ? 'ecdsa' : 'bip322')
}

/**
 * Checks the format of a signature, because some wallets ignore the requested format. @throws WalletModalError WALLET_FAILED if the answer
 * is not a signature, METHOD_NOT_SUPPORTED if it has the other format
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

/** Converts hex, in which paired wallets answer, to base64. Returns other values unchanged. */
export function hexToBase64(value: unknown): unknown {
  return typeof value === 'string' && /^(?:[0-9a-f]{2})+$/i.test(value) ? base64.encode(hex.decode(value)) : value
}

/** @throws WalletModalError WALLET_FAILED unless it is a transaction id */
export function checkTxid(value: unknown): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/i.test(value))
    throw new WalletModalError('WALLET_FAILED', { details: 'no transaction id' })
  return value.toLowerCase()
}
