import { isRecord } from '../../domain/errors/errors'
import { safeJsonParse } from '../../domain/json'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { Platform } from '../../platform/platform'

/**
 * A link that a wallet may still approve after the visitor has left the page: the wallet's app was opened, or the code was on
 * the screen when the visitor left. The next page continues to wait for the approval.
 */
export interface PendingPairing {
  /** Undefined when the code was for any wallet. */
  wallet?: Pick<WalletEntry, 'id' | 'name'> | undefined
  /** The pairing topic of the link. An approval of another link, for example of a replaced link, connects nobody. */
  topic: string
  /** Milliseconds since the epoch. */
  expiresAt: number
}

/** Stores a pending pairing under `SessionMemory.pendingPairingKey`; undefined removes it. */
export function writePendingPairing(
  { keyValue }: Pick<Platform, 'keyValue'>,
  key: string,
  pending: PendingPairing | undefined,
): void {
  if (pending) keyValue.set(key, JSON.stringify(pending))
  else keyValue.remove(key)
}

/** The pairing that an earlier page was waiting for; undefined if there is none or its link has expired. */
export function readPendingPairing(
  { keyValue, now }: Pick<Platform, 'keyValue' | 'now'>,
  key: string,
): PendingPairing | undefined {
  const text = keyValue.get(key)
  const stored = text === null ? undefined : safeJsonParse(text)
  if (!isRecord(stored)) return undefined
  const { wallet, topic, expiresAt } = stored
  if (typeof topic !== 'string' || typeof expiresAt !== 'number' || expiresAt <= now()) return undefined
  if (wallet === undefined) return { topic, expiresAt }
  const { id, name } = isRecord(wallet) ? wallet : {}
  return typeof id === 'string' && typeof name === 'string'
    ? { wallet: { ...wallet, id, name }, topic, expiresAt }
    : undefined
}
