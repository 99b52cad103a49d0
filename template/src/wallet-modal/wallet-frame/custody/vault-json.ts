import * as v from 'valibot'
import type { Vault as VaultJson } from '../../wallet-server/api'
import type { Bytes } from '../bytes'
import { fromBase64Url, toBase64Url } from '../bytes'

/** The secrets that open a lock: the server's, and for the other two kinds also the output of a passkey or a recovery code. */
export const lockKinds = ['login', 'login+passkey', 'login+code'] as const

export type LockKind = (typeof lockKinds)[number]

/** A lock: the vault key, encrypted under the lock's secrets. */
export interface Lock {
  kind: LockKind
  /** Which of the server's master keys the login secret comes from. */
  keyVersion: number
  salt: Bytes
  iv: Bytes
  ct: Bytes
}

/** The encrypted seed of a wallet, with the locks that open it. */
export interface Vault {
  /** Counts the changes of the vault, from 1. */
  version: number
  walletId: string
  box: { iv: Bytes; ct: Bytes }
  locks: readonly Lock[]
}

/** A byte string of an exact length, as base64url. */
const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, Bytes>(({ dataset, addIssue, NEVER }) => {
      const read = fromBase64Url(dataset.value)
      if (read?.length === length) return read
      addIssue({ message: `It is base64url of ${length} bytes` })
      return NEVER
    }),
  )

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const lockSchema = v.object({
  kind: v.picklist(lockKinds),
  keyVersion: count,
  salt: bytes(32),
  iv: bytes(12),
  // The vault key of 32 bytes and the tag of 16.
  ct: bytes(48),
})

const vaultSchema = v.object({
  version: count,
  walletId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  // The seed of 16 bytes and the tag of 16.
  box: v.object({ iv: bytes(12), ct: bytes(32) }),
  locks: v.pipe(v.array(lockSchema), v.minLength(1), v.maxLength(8)),
})

/** Reads a vault from the server's JSON. Undefined unless every part has its form and length. */
export function readVault(json: unknown): Vault | undefined {
  const read = v.safeParse(vaultSchema, json)
  return read.success ? read.output : undefined
}

/** Writes a vault as JSON for the server. */
export function toVaultJson({ version, walletId, box, locks }: Vault): VaultJson {
  return {
    version,
    walletId,
    box: { iv: toBase64Url(box.iv), ct: toBase64Url(box.ct) },
    locks: locks.map(({ kind, keyVersion, salt, iv, ct }) => ({
      kind,
      keyVersion,
      salt: toBase64Url(salt),
      iv: toBase64Url(iv),
      ct: toBase64Url(ct),
    })),
  }
}
