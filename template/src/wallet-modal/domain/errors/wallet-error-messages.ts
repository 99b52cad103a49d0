import { errorsOf } from './errors'
import type {} from '../../locales/language'

/** Errors of requests to wallets. They are a catalogue of their own, because a page that only shows a button makes no requests. */
export const walletErrorMessages = {
  REQUEST_PENDING: 'Your wallet is already showing a request',
  CHAIN_NOT_SUPPORTED: 'Chain is not supported',
  INVALID_CHAIN_ID: 'Invalid chainId',
  SIGNED_OTHERWISE: 'The wallet signed something else than it was asked to',
  NETWORK_UNCHANGED: 'The wallet did not change its network',
} as const

export type WalletErrorCode = keyof typeof walletErrorMessages

declare module '../../locales/language' {
  interface TextsById {
    walletErrors: Record<WalletErrorCode, string>
  }
}

/** Creates an error of this catalogue. */
export const walletError = /* @__PURE__ */ errorsOf(walletErrorMessages)
