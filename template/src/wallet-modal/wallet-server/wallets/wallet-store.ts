import * as v from 'valibot'
import type { Vault, WalletAddresses } from '../api'
import { vaultSchema, walletAddressesSchema, walletIdSchema } from '../api'

/**
 * How many vaults of a wallet are kept: the current one and those before it. They all hold the same seed. So a wallet whose login opens
 * nothing keeps no earlier vault, which the login would open.
 */
export function keptVaults({ locks }: Vault): number {
  return locks.some(({ kind }) => kind === 'login') ? 10 : 1
}

/** A way in: who says who somebody is, and whom the provider knows. With `email`, the subject is the address. */
export interface Identity {
  provider: 'email'
  subject: string
}

/** The owner of a wallet. The id never changes. */
export interface User {
  /** 32 hexadecimal digits. */
  id: string
  email: string
}

/** The encrypted wallet of a user, with its public addresses. */
export const walletSchema = v.object({
  walletId: walletIdSchema,
  vault: vaultSchema,
  addresses: walletAddressesSchema,
})
export type StoredWallet = v.InferOutput<typeof walletSchema>

/** A browser that has once logged in as a user. */
export const deviceSchema = v.object({
  /** The SHA-256 of the device key, 64 hexadecimal digits. */
  id: v.string(),
  name: v.string(),
  /** Milliseconds since the epoch. */
  loggedInAt: v.number(),
})
export type Device = v.InferOutput<typeof deviceSchema>

/**
 * The users, their ways in and their wallets. Nothing here ever expires, because a lost row is a lost wallet. Every method rejects
 * with a ServerStoreError when the store does not answer. What a method has stored survives the end of the process and of the
 * machine.
 */
export interface WalletStore {
  /** The user of an identity; undefined when nobody has logged in with the identity. */
  findUser(identity: Identity): Promise<User | undefined>
  /** The user of an identity, or a new one. Several callers at the same time, on all machines, get the same user. */
  ensureUser(identity: Identity): Promise<User>
  readUser(userId: string): Promise<User | undefined>
  /** The ids of at most `count` users in the order of their ids, from the first id after `after`. For checks of a whole database. */
  listUsers(after: string, count: number): Promise<string[]>
  /**
   * Gives a user another e-mail address. Returns 'taken' when the new address belongs to another user, and 'changed' when the address
   * of the user is not `from` (any more).
   */
  moveEmail(userId: string, from: string, to: string): Promise<'moved' | 'taken' | 'changed'>
  readWallet(userId: string): Promise<StoredWallet | undefined>
  /** Stores the first vault, with version 1. Returns false when the user has a wallet already. */
  createWallet(userId: string, vault: Vault, addresses: WalletAddresses): Promise<boolean>
  /** Stores the next vault of a wallet. Returns false when its version is not the next, or its wallet another one. */
  replaceVault(userId: string, vault: Vault): Promise<boolean>
  readDevice(userId: string, id: string): Promise<Device | undefined>
  saveDevice(userId: string, device: Device): Promise<void>
  removeDevice(userId: string, id: string): Promise<void>
  /** Closes the connections of the store. */
  close(): Promise<void>
}
