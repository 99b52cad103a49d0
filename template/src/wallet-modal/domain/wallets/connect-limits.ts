/** Durations in milliseconds and counts of everything between opening and being connected (specification, section 9). */
export const connectLimits = {
  recommendedWallets: 4,
  walletPage: 40,
  /** How many wallets of a page get their image with it; the others when they come into view. */
  pageImages: 20,
  searchEntries: 100,
  searchWait: 300,
  /** How long a directory is waited for before what is known has to do. */
  directoryTimeout: 10_000,
  pairingExpiry: 240_000,
  /** A code this close to its end counts as expired. */
  pairingRenewal: 10_000,
  telemetryErrors: 5,
  telemetryWindow: 60_000,
  /** How long a view stays on "connected" before it makes way. */
  connectedHold: 700,
} as const
