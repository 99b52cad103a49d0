import type { WalletApi } from '../server/wallet-api'

/** Ends a session at the server, without waiting for the answer. If the request fails, the session ends when it expires. */
export function endSession(api: Pick<WalletApi, 'signOut'>, token: string): void {
  api.signOut(token).catch(() => {})
}
