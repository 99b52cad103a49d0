import type { SiwxMessageData } from '../../template/src/wallet-modal/domain/sign-in/siwx'
import { buildSiwxMessage } from '../../template/src/wallet-modal/domain/siwx/build-message'
import type { TestSigner } from '../../template/src/wallet-modal/services/siwx-verify/testing/signers'
import {
  createBitcoinSigner,
  createEvmSigner,
  createLegacyBitcoinSigner,
  createSolanaSigner,
} from '../../template/src/wallet-modal/services/siwx-verify/testing/signers'

/** A sign-in that is valid in every property. */
export interface Login {
  kind: Kind
  signer: TestSigner
  data: SiwxMessageData
  message: string
  signature: string
}

const makers = {
  eip155: createEvmSigner,
  solana: createSolanaSigner,
  'bip122 p2wpkh, BIP-322': (name: string) => createBitcoinSigner(name, 'p2wpkh'),
  'bip122 p2tr, BIP-322': (name: string) => createBitcoinSigner(name, 'p2tr'),
  'bip122 p2pkh, BIP-137': (name: string) => createLegacyBitcoinSigner(name, 'p2pkh'),
} as const

/** The kinds of account that sign in. */
export type Kind = keyof typeof makers

export const kinds: readonly Kind[] = [
  'eip155',
  'solana',
  'bip122 p2wpkh, BIP-322',
  'eip155',
  'solana',
  'bip122 p2tr, BIP-322',
  'eip155',
  'solana',
  'bip122 p2pkh, BIP-137',
]

/** The page that all logins are for. */
export const origin = 'https://app.example'

/** The time at which all logins are made. */
export const now = Date.UTC(2026, 5, 15, 12)

const known = new Map<string, TestSigner>()

/** The account with this name. Creating an account is slow, so each account is created once. */
export function signerOf(kind: Kind, name: string): TestSigner {
  const key = `${kind} ${name}`
  const signer = known.get(key) ?? makers[kind](name)
  known.set(key, signer)
  return signer
}

/** An ISO 8601 time, this number of milliseconds after the time of all logins. */
export function timeAfter(milliseconds: number): string {
  return new Date(now + milliseconds).toISOString()
}

/** Signs a message that has every field. */
export function createLogin(kind: Kind, nonce: string): Login {
  const signer = signerOf(kind, 'visitor')
  const data: SiwxMessageData = {
    accountAddress: signer.address,
    chainId: signer.chainId,
    domain: 'app.example',
    uri: `${origin}/account`,
    version: '1',
    nonce,
    statement: 'I accept the terms of service: https://app.example/tos',
    issuedAt: timeAfter(-1_000),
    expirationTime: timeAfter(3_600_000),
    notBefore: timeAfter(-1_000),
    requestId: 'request-1',
    resources: ['https://app.example/claims', 'urn:example:claim'],
  }
  const message = buildSiwxMessage(data)
  return { kind, signer, data, message, signature: signer.sign(message) }
}
