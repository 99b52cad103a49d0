import type { JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'
import { delay } from './delay'

/** The faults that the social providers and the Farcaster relay share. */
type ServerFault =
  /** The server answers late. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** `down`: the server answers every request with 503. `mute`: the server never answers, and the connection stays open. */
  | { readonly kind: 'down' | 'mute' }

const socialFaults = [
  /** The redirect to the app has a code that the token endpoint refuses as a used code. */
  'replayedCode',
  /** The redirect to the app has a wrong state. */
  'otherState',
  /** The token endpoint refuses each code, as if the PKCE verifier did not belong to the challenge. */
  'otherVerifier',
  /** The providers return no e-mail address. */
  'noEmail',
] as const

/** The faults of the social providers. */
export type SocialFault = ServerFault | { readonly kind: (typeof socialFaults)[number] }

const farcasterFaults = [
  /** The relay knows no channel, as if each channel had expired. */
  'expired',
  /** The signed message has a nonce that is not the nonce of the channel. */
  'otherNonce',
  /** The signed message has a wrong domain. */
  'otherDomain',
  /** An account that owns no fid has signed the message. */
  'otherSigner',
  /** The message names a fid that the signer does not own. */
  'otherFid',
  /** The same account has made the signature for another message. */
  'otherSignature',
] as const

/** The faults of the Farcaster relay. The faults that begin with `other` change the approval of a completed channel. */
export type FarcasterFault = ServerFault | { readonly kind: (typeof farcasterFaults)[number] }

/** Checks a fault of the social providers. @throws RpcError -32602 that names the possible values */
export function socialFault(fault: JsonRecord): SocialFault {
  return loginFault(fault, socialFaults)
}

/** Checks a fault of the Farcaster relay. @throws RpcError -32602 that names the possible values */
export function farcasterFault(fault: JsonRecord): FarcasterFault {
  return loginFault(fault, farcasterFaults)
}

function loginFault<Kind extends string>(
  { kind, ms }: JsonRecord,
  kinds: readonly Kind[],
): ServerFault | { readonly kind: Kind } {
  if (kind === 'down' || kind === 'mute') return { kind }
  if (kind === 'slow') return { kind, ms: delay(ms) }
  const known = kinds.find((name) => name === kind)
  if (known === undefined) throw invalidParams(`kind must be slow, down, mute, ${kinds.join(', ')}`)
  return { kind: known }
}
