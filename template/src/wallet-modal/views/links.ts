/** Pages for visitors without a wallet, or with questions. Opened only by a click. */
export const findWalletUrl = 'https://ethereum.org/wallets/find-wallet/'
