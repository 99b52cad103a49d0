import type { AccountPart } from '../feature'

/** The row of the wallet leads to the address, which can be changed. */
export const emailAccountPart: AccountPart = {
  walletSettings({ account, features, router }) {
    const email = features.embeddedWallet?.frame.email
    if (account.walletInfo?.type !== 'AUTH' || email === undefined) return undefined
    return () => router.push({ view: 'UpdateEmailWallet', data: { email } })
  },
}
