import type { AccountPart } from '../feature'
import { UpgradeRow } from './upgrade-row'

/** The row of the wallet leads to the address, which can be changed. The settings lead to the secret words. */
export const emailAccountPart: AccountPart = {
  settings: { id: 'upgrade', Content: UpgradeRow },
  walletSettings({ account, features, router }) {
    const email = features.embeddedWallet?.frame.email
    if (account.walletInfo?.type !== 'AUTH' || email === undefined) return undefined
    return () => router.push({ view: 'UpdateEmailWallet', data: { email } })
  },
}
