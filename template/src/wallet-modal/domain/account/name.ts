/** The account that a name resolves to. */
export interface ResolvedName {
  /** The normal form of the name (ENSIP-15). Show this form. */
  name: string
  address: string
  avatar: string | undefined
  /** Only the service resolved the name: no network of the app could confirm the address. */
  isServiceOnly: boolean
}

/** What a name stands for and says of itself. */
export interface NameRecord {
  name: string
  /** The addresses by coin type; each key is a decimal number (ENSIP-9, ENSIP-11). */
  addresses: Readonly<Record<string, { address: string }>>
  attributes: readonly { avatar?: string; bio?: string }[]
}

/** The name and the picture that an account goes by; null for none. */
export interface AccountIdentity {
  name: string | null
  avatar: string | null
}
