/** The faults of the relay. */
export type RelayFault =
  /** New connections are closed immediately with the code 3000 and this reason. The public relay does the same for an unknown project. */
  | { readonly kind: 'refuse'; readonly reason: string }
  /** The relay accepts no connections. */
  | { readonly kind: 'dead' }
  /** Connections stay open, but the relay answers and delivers nothing. */
  | { readonly kind: 'silent' }
  /** The relay handles each frame of a client late. */
  | { readonly kind: 'slow'; readonly ms: number }
