import type { SocialProvider } from '../../domain/wallets/social-provider'
import type { Device } from '../../platform/device'

/** The providers that do not work in the browser of the messaging app Telegram: a provider refuses this browser, or cannot lead back to it. */
export function hiddenInMessagingApp({ isTelegram, isIos, isMac, isAndroid }: Device): readonly SocialProvider[] {
  if (!isTelegram) return []
  if (isIos) return ['google']
  if (isMac) return ['x']
  return isAndroid ? ['facebook', 'x'] : []
}
