import { createNonce } from '../domain/siwx/nonce'
import { hashOf } from './random'
import type { SignInStore } from './store/sign-in-store'

/** A text that is good for one sign-in. */
export interface IssuedNonce {
  nonce: string
  /** ISO 8601. */
  expiresAt: string
}

const keyOf = async (nonce: string) => `nonce:${await hashOf(nonce)}`

/** Makes a nonce and remembers it for so many milliseconds. */
export async function issueNonce(store: SignInStore, now: number, lifetime: number): Promise<IssuedNonce> {
  const nonce = createNonce()
  const expiresAt = now + lifetime
  await store.write(await keyOf(nonce), { expiresAt }, expiresAt)
  return { nonce, expiresAt: new Date(expiresAt).toISOString() }
}

/** True while nobody has used the nonce, nor its time is over. */
export async function isNonceOpen(store: SignInStore, nonce: string): Promise<boolean> {
  return (await store.read(await keyOf(nonce))) !== undefined
}

/**
 * Uses the nonce up: true for one caller on all machines.
 * @returns what makes it good again, for a sign-in that failed for reasons of the server; undefined when it is used up already
 */
export async function spendNonce(store: SignInStore, nonce: string): Promise<(() => Promise<void>) | undefined> {
  const key = await keyOf(nonce)
  const taken = await store.take(key)
  const expiresAt: unknown = typeof taken === 'object' && taken !== null ? Reflect.get(taken, 'expiresAt') : undefined
  if (typeof expiresAt !== 'number') return undefined
  return () => store.write(key, { expiresAt }, expiresAt)
}
