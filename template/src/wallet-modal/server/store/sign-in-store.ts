/** The store failed or did not answer. In that case nobody is signed in. */
export class SignInStoreError extends Error {
  override readonly name = 'SignInStoreError'
}

/**
 * The store of nonces, sessions and counters. Every row expires at its `expiresAt`, in milliseconds since the epoch. Every method
 * rejects with a SignInStoreError when the store does not answer.
 */
export interface SignInStore {
  /** The JSON value of a row; undefined when the row does not exist. */
  read(key: string): Promise<unknown>
  write(key: string, value: object, expiresAt: number): Promise<void>
  remove(key: string): Promise<void>
  /** Reads and removes a row in one step. Of several callers at the same time, on all machines, only one gets the row. */
  take(key: string): Promise<unknown>
  /** Adds one in one step and returns the new count. The `expiresAt` of the first call applies. */
  increment(key: string, expiresAt: number): Promise<number>
  members(set: string): Promise<readonly string[]>
  /** The set expires with the member that was added last, so give all members the same lifetime. */
  addMember(set: string, member: string, expiresAt: number): Promise<void>
  removeMember(set: string, member: string): Promise<void>
  /** Closes the connections of the store. */
  close(): Promise<void>
}
