/** The store did not do what it was asked for. Nobody is signed in by a store that does not answer. */
export class SignInStoreError extends Error {
  override readonly name = 'SignInStoreError'
}

/**
 * Where nonces, sessions and counters are kept. Every row has an end, in milliseconds since the epoch, from which on it is not
 * there any more. Every method rejects with a SignInStoreError when the store does not answer.
 */
export interface SignInStore {
  /** The value of a row, as JSON keeps it; undefined where there is none. */
  read(key: string): Promise<unknown>
  write(key: string, value: object, expiresAt: number): Promise<void>
  remove(key: string): Promise<void>
  /** Reads and removes a row in one step: of all who ask at once, on all machines, one gets it. */
  take(key: string): Promise<unknown>
  /** Counts up by one in one step and returns the new count. The end is that of the first call. */
  increment(key: string, expiresAt: number): Promise<number>
  members(set: string): Promise<readonly string[]>
  /** The set lasts as long as the member that was added last, so give them all the same length of life. */
  addMember(set: string, member: string, expiresAt: number): Promise<void>
  removeMember(set: string, member: string): Promise<void>
  /** Lets go of connections. */
  close(): Promise<void>
}
