/** The faults of the relay. */
export type RelayFault =
  /** New connections are closed at once with code 3000 and this reason, as the public relay does to an unknown project. */
  | { readonly kind: 'refuse'; readonly reason: string }
  /** There is no relay to connect to. */
  | { readonly kind: 'dead' }
  /** Connections stay open, and nothing is ever answered or delivered. */
  | { readonly kind: 'silent' }
  /** Everything that a client sends is handled late. */
  | { readonly kind: 'slow'; readonly ms: number }
