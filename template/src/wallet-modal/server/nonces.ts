import { createNonce } from '../domain/siwx/nonce'
import { hashOf } from '../server-kit/random'
import type { SignInStore } from './sign-in-store'

/** A nonce for one sign-in. */
export interface IssuedNonce {
  nonce: string
  /** ISO 8601. */
  expiresAt: string
}

const keyOf = async (nonce: string) => `nonce:${await hashOf(nonce)}`

/** Makes a nonce and stores it for `lifetime` milliseconds. */
export async function issueNonce(store: SignInStore, now: number, lifetime: number): Promise<IssuedNonce> {
  const nonce = createNonce()
  const expiresAt = now + lifetime
  await store.write(await keyOf(nonce), { expiresAt }, expiresAt)
  return { nonce, expiresAt: new Date(expiresAt).toISOString() }
}

/** True until the nonce is used or expires. */
export async function isNonceOpen(store: SignInStore, nonce: string): Promise<boolean> {
  return (await store.read(await keyOf(nonce))) !== undefined
}

/**
 * Uses the nonce up. Of several callers, on all machines, only one succeeds.
 * @returns a function that makes the nonce usable again, for a sign-in that failed because of the server; undefined when the
 * nonce is already used
 */
export async function spendNonce(store: SignInStore, nonce: string): Promise<(() => Promise<void>) | undefined> {
  const key = await keyOf(nonce)
  const taken = await store.take(key)
  const expiresAt: unknown = typeof taken === 'object' && taken !== null ? Reflect.get(taken, 'expiresAt') : undefined
  if (typeof expiresAt !== 'number') return undefined
  return () => store.write(key, { expiresAt }, expiresAt)
}
