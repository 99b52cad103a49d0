/** Where a visitor without a wallet, or with questions, is sent. Opened only by a click. */
export const findWalletUrl = 'https://ethereum.org/wallets/find-wallet/'
