/** Loads the long list of wallets, which few visitors need. After a failure, the next call loads it again. */
export const wholeList = { load: async () => (await import('../account/account-views')).ManyWallets }
