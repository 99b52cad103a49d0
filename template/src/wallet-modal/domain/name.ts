/** An account that a name stands for. */
export interface ResolvedName {
  /** In its normal form (ENSIP-15), which is what is to be shown. */
  name: string
  address: string
  avatar: string | undefined
  /** Nobody but the service says so: no network of the app could tell. */
  isServiceOnly: boolean
}

/** What a name stands for and says of itself. */
export interface NameRecord {
  name: string
  /** By coin type, in decimals (ENSIP-9, ENSIP-11). */
  addresses: Readonly<Record<string, { address: string }>>
  attributes: readonly { avatar?: string; bio?: string }[]
}

/** The name and the picture that an account goes by; null for none. */
export interface AccountIdentity {
  name: string | null
  avatar: string | null
}
