import type { SolanaSignInFeature, SolanaSignInInput } from '@solana/wallet-standard-features'
import type { WalletModalError } from '../../domain/errors/errors'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import { siwxError } from '../../domain/errors/siwx-errors'
import type { SignedMessage } from '../adapter-sign-in'
import { toBase58 } from './base58'

const signatureLength = 64

/** Converts the message's fields to the Wallet Standard's names. Fields that are left out are not in the message. */
function inputOf(data: SiwxMessageData): SolanaSignInInput {
  const { accountAddress, chainId, domain, uri, version, nonce } = data
  const { statement, issuedAt, expirationTime, notBefore, requestId, resources } = data
  return {
    domain,
    address: accountAddress,
    uri,
    version,
    chainId: chainId.slice(chainId.indexOf(':') + 1),
    nonce,
    ...(statement !== undefined && { statement }),
    ...(issuedAt !== undefined && { issuedAt }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources && { resources }),
  }
}

function refused(details: string): WalletModalError {
  return siwxError('SIGNATURE_NOT_VALID', { details })
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw refused('the signed message is not text')
  }
}

/**
 * Asks the wallet to write and sign the message. This function checks only the account and that there is a text and a signature;
 * the caller checks the text.
 * @throws WalletModalError SIGNATURE_NOT_VALID for another account, or without a text or a signature
 */
export async function signInBy(
  { signIn }: SolanaSignInFeature['solana:signIn'],
  address: string,
  data: SiwxMessageData,
): Promise<SignedMessage> {
  const [output] = await signIn(inputOf(data))
  if (!output) throw refused('no signature')
  const { account, signedMessage, signature, signatureType } = output
  if (account?.address !== address) throw refused('another account has signed')
  if (!(signedMessage instanceof Uint8Array)) throw refused('the signed message is not there')
  const isSignature = signature instanceof Uint8Array && signature.length === signatureLength
  if (!isSignature || (signatureType !== undefined && signatureType !== 'ed25519'))
    throw refused('not a signature of Solana')
  return { message: textOf(signedMessage), signature: toBase58(signature) }
}
