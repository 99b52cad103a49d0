/** Durations in milliseconds, and counts, from opening the modal to being connected. */
export const connectLimits = {
  recommendedWallets: 4,
  recommendedRows: 2,
  walletPage: 40,
  /** How many wallets of a page have their images loaded with it. Others load when they come into view. */
  pageImages: 20,
  /** Pages of the directory are read in the background until this many wallets are known. The next visit begins with as many stored wallets. */
  walletsAhead: 1_000,
  searchEntries: 100,
  searchWait: 300,
  /** How long a request to a service may take. */
  directoryTimeout: 10_000,
  pairingExpiry: 240_000,
  /** A code with this little time left counts as expired. */
  pairingRenewal: 10_000,
  telemetryErrors: 5,
  telemetryWindow: 60_000,
  /** How long a view shows "connected" before it closes. */
  connectedHold: 700,
} as const
