/** The account that a name resolves to. */
export interface ResolvedName {
  /** The normal form of the name (ENSIP-15). Show this form. */
  name: string
  address: string
  avatar: string | undefined
  /** Only the service resolved the name: no network of the app could confirm the address. */
  isServiceOnly: boolean
}

/**
 * Resolves a name to an account on the active network; undefined when nobody has the name.
 * @param options.isFresh skips the cache, because the receiver of a transfer has to be current
 */
export type ResolveName = (
  name: string,
  options: { signal: AbortSignal; isFresh: boolean },
) => Promise<ResolvedName | undefined>

/** The registered name and the picture of an account; null for none. */
export interface AccountIdentity {
  name: string | null
  avatar: string | null
}
