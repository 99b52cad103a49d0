/** Durations in milliseconds, and counts, of the specification. Those that one file uses stand in that file. */
export const limits = {
  shake: 500,
  imagePreload: 2_000,
  snackbar: 4_000,
  balanceCache: 30_000,
  balancePoll: 4_000,
  recentWallets: 2,
  rpcTimeout: 10_000,
  confirmation: 25_000,
  tokenPoll: 10_000,
  disconnect: 3_000,
  restore: 5_000,
  /** Longer than `restore`, because the adapter's code has to be downloaded, too. */
  restoreEnd: 30_000,
} as const
