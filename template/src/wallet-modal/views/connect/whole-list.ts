/** Fetches the long list of wallets, which few visitors need. The next call fetches it again if it could not be fetched. */
export const wholeList = { load: async () => (await import('../account/account-views')).ManyWallets }
