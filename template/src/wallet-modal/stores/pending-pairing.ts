import { isRecord } from '../domain/errors'
import { safeJsonParse } from '../domain/json'
import type { WalletEntry } from '../domain/wallet-entry'
import type { Platform } from '../platform/platform'

/**
 * A wallet's app that was opened with a link. On a phone the page may be gone by the time the visitor comes back: then the
 * next page takes up where it was.
 */
export interface PendingPairing {
  wallet: Pick<WalletEntry, 'id' | 'name'>
  /** Milliseconds since the epoch. */
  expiresAt: number
}

const keyOf = (modalId: string) => `wallet-modal:${modalId}:pairing`

/** Undefined forgets it. */
export function writePendingPairing(
  { keyValue }: Pick<Platform, 'keyValue'>,
  modalId: string,
  pending: PendingPairing | undefined,
): void {
  if (pending) keyValue.set(keyOf(modalId), JSON.stringify(pending))
  else keyValue.remove(keyOf(modalId))
}

/** What an earlier page was waiting for, while it may still come. */
export function readPendingPairing(
  { keyValue, now }: Pick<Platform, 'keyValue' | 'now'>,
  modalId: string,
): PendingPairing | undefined {
  const text = keyValue.get(keyOf(modalId))
  const stored = text === null ? undefined : safeJsonParse(text)
  if (!isRecord(stored) || !isRecord(stored['wallet'])) return undefined
  const { wallet, expiresAt } = stored
  const { id, name } = wallet
  if (typeof id !== 'string' || typeof name !== 'string' || typeof expiresAt !== 'number') return undefined
  return expiresAt > now() ? { wallet: { ...wallet, id, name }, expiresAt } : undefined
}
