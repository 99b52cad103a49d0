export { attachNames } from './names/attach-names'
export { attachTokens } from './tokens/attach-tokens'
export { attachWalletAssets } from './wallet-calls/wallet-assets'
export { followTransactions } from './transactions/follow-transactions'
