import type { KeyValueStore } from '../../platform/platform'

/** Read by the pairing kit, too: it opens the wallet's app for every request while the app was opened by a link. */
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** The wallet whose app was opened, and by which address. */
export interface DeepLinkChoice {
  name: string
  href: string
}

/** Remembers how a wallet's app was opened; undefined forgets it. */
export function rememberDeepLink(keyValue: KeyValueStore, choice: DeepLinkChoice | undefined): void {
  if (choice) keyValue.set(key, JSON.stringify({ href: choice.href, name: choice.name }))
  else keyValue.remove(key)
}
