import * as v from 'valibot'
import type { Vault, WalletAddresses } from '../api'
import { identityProviderSchema, vaultSchema, walletAddressesSchema, walletIdSchema } from '../api'

/**
 * How many vaults of a wallet are kept: the current one and those before it. They all hold the same seed. So a wallet whose login opens
 * nothing keeps no earlier vault, which the login would open.
 */
export function keptVaults({ locks }: Vault): number {
  return locks.some(({ kind }) => kind === 'login') ? 10 : 1
}

type IdentityProvider = v.InferOutput<typeof identityProviderSchema>

/** The identity that a user logs in with: an identity provider, and the user's id at this provider. */
export interface Identity {
  provider: IdentityProvider
  /** For `email` the address, for `farcaster` the fid, for a social network the id of the account. The subject never changes. */
  subject: string
}

/** An identity with its name. */
export const namedIdentitySchema = v.object({
  provider: identityProviderSchema,
  subject: v.string(),
  /** The name that the provider had for the user when the identity was stored; for `email` the address. It is only shown. */
  name: v.string(),
})
export type NamedIdentity = v.InferOutput<typeof namedIdentitySchema>

/** An identity before it is stored. */
export interface NewIdentity extends Identity {
  /** Default: the subject. */
  name?: string
}

/** The owner of a wallet. The id never changes. */
export interface User {
  /** 32 hexadecimal digits. */
  id: string
  /** The e-mail address; null for a user without an identity of the provider `email`. A user has at most one address. */
  email: string | null
}

/** Fills in the default name, and drops all other members. */
export function namedIdentity({ provider, subject, name = subject }: NewIdentity): NamedIdentity {
  return { provider, subject, name }
}

export const isSameIdentity = (one: Identity, other: Identity): boolean =>
  one.provider === other.provider && one.subject === other.subject

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

/** The users and their identities. */
export interface IdentityStore {
  /** The user of an identity; undefined when nobody has logged in with the identity. */
  findUser(identity: Identity): Promise<User | undefined>
  /** The user of an identity, or a new one. Several callers at the same time, on all machines, get the same user. */
  ensureUser(identity: NewIdentity): Promise<User>
  readUser(userId: string): Promise<User | undefined>
  /**
   * Gives a user another e-mail address. Returns 'taken' when the new address belongs to another user, and 'changed' when the address
   * of the user is not `from` (any more).
   */
  moveEmail(userId: string, from: string, to: string): Promise<'moved' | 'taken' | 'changed'>
  /** The identities of a user, the e-mail address first; empty for a user who does not exist. */
  listIdentities(userId: string): Promise<NamedIdentity[]>
  /**
   * Adds an identity to a user. Returns 'added' also if the user has the identity already, 'taken' if the identity belongs to another
   * user, and 'changed' if the user does not exist. An `email` for a user with another address is 'changed', too: `moveEmail` replaces an
   * address.
   */
  addIdentity(userId: string, identity: NewIdentity): Promise<'added' | 'taken' | 'changed'>
  /**
   * Removes an identity from a user. Returns 'last' for the user's only identity, which is not removed, and 'missing' if the user does not
   * have the identity. A later login with a removed identity creates a new user.
   */
  removeIdentity(userId: string, identity: Identity): Promise<'removed' | 'last' | 'missing'>
}

/**
 * The users, their identities and their wallets. Nothing here ever expires, because a lost row is a lost wallet. Every method rejects
 * with a ServerStoreError when the store does not answer. What a method has stored survives the end of the process and of the
 * machine.
 */
export interface WalletStore extends IdentityStore {
  /** The ids of at most `count` users in the order of their ids, from the first id after `after`. For checks of a whole database. */
  listUsers(after: string, count: number): Promise<string[]>
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
