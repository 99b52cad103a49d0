import { errorsOf } from './errors'

/** What can be wrong with asking a wallet, and with its answer. A catalogue of its own: a page that only shows a button asks none. */
export const walletErrorMessages = {
  REQUEST_PENDING: 'Your wallet is already showing a request',
  CHAIN_NOT_SUPPORTED: 'Chain is not supported',
  INVALID_CHAIN_ID: 'Invalid chainId',
  SIGNED_OTHERWISE: 'The wallet signed something else than it was asked to',
  NETWORK_UNCHANGED: 'The wallet did not change its network',
} as const

export type WalletErrorCode = keyof typeof walletErrorMessages

/** An error of this catalogue. */
export const walletError = /* @__PURE__ */ errorsOf(walletErrorMessages)
