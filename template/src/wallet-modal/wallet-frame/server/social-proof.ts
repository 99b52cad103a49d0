import type { SocialProvider, SocialStartAnswer } from '../../wallet-server/api'
import { toBase64Url, utf8 } from '../bytes'
import type { FrameConfig } from '../config'
import { isSafeAddress } from '../config'
import type { FramePlatform } from '../platform'
import { notUnderstood } from './server-calls'

/** A login with a social network that was begun. */
export interface BegunProof {
  /** The address of the provider's page. */
  uri: string
  /** The text that the provider's answer has to repeat. */
  state: string
  /** The secret that finishes the login. The server gets it with the last request only. */
  verifier: string
}

/** The `state` in the query of an address. Undefined for an address without a `state`, and for a text that is no address. */
export function stateOf(address: string): string | undefined {
  return (URL.canParse(address) && new URL(address).searchParams.get('state')) || undefined
}

/** True for the address of a provider's callback. @param origin the origin of the frame */
export function isCallback(
  address: string,
  { origin, provider }: { origin: string; provider: SocialProvider },
  { api }: Pick<FrameConfig, 'api'>,
): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.origin === origin && url.pathname === `${api}/social/callback/${provider}`
}

/**
 * Begins a login with a social network.
 * @param start sends the challenge (the SHA-256 of the verifier) to the wallet server, which answers with the address of the provider's page
 * @throws FrameError for an address that is not safe or has no `state`
 */
export async function beginProof(
  { crypto }: Pick<FramePlatform, 'crypto'>,
  start: (challenge: string) => Promise<SocialStartAnswer>,
): Promise<BegunProof> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  const hash = await crypto.subtle.digest('SHA-256', utf8(verifier))
  const { uri } = await start(toBase64Url(new Uint8Array(hash)))
  const state = stateOf(uri)
  if (isSafeAddress(uri) && state !== undefined) return { uri, state, verifier }
  throw notUnderstood()
}
