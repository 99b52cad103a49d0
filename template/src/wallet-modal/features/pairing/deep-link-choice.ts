import type { KeyValueStore } from '../../platform/platform'

/** The pairing kit reads this key too: while it holds an app's link, the kit opens that app for every request. */
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** The wallet whose app was opened, and the link base that opened it. */
export interface DeepLinkChoice {
  name: string
  href: string
}

/** Remembers which wallet app was opened and by which link; undefined forgets it. */
export function rememberDeepLink(keyValue: KeyValueStore, choice: DeepLinkChoice | undefined): void {
  if (choice) keyValue.set(key, JSON.stringify({ href: choice.href, name: choice.name }))
  else keyValue.remove(key)
}
