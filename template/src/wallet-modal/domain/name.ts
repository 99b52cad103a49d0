/** A name that could be registered, or is. */
export interface NameSuggestion {
  name: string
  registered: boolean
}

/** What a name stands for and says of itself. */
export interface NameRecord {
  name: string
  /** By coin type or chain, as the service keys them. */
  addresses: Readonly<Record<string, { address: string }>>
  attributes: readonly { avatar?: string; bio?: string }[]
}

/** The name and the picture that an account goes by; null for none. */
export interface AccountIdentity {
  name: string | null
  avatar: string | null
}
