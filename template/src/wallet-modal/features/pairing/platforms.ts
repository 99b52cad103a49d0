import type { WalletPlatform } from '../../domain/events'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { nativeLink, webLink } from './links'

/** A way to reach a wallet; `unsupported` is an extension that this browser does not have. */
export type PairingPlatform = WalletPlatform | 'unsupported'

interface Surroundings {
  isMobile: boolean
  /** The wallet is in this browser. */
  isInstalled: boolean
  noAdapters: boolean
}

/** How a wallet can be reached, the best way first (specification, section 7). Without a wallet: the code for any of them. */
export function platformsOf(
  wallet: WalletEntry | undefined,
  { isMobile, isInstalled, noAdapters }: Surroundings,
): PairingPlatform[] {
  if (!wallet) return ['qrcode']
  const isExtension = Boolean(wallet.rdns) || (wallet.injected?.length ?? 0) > 0
  const mayBeHere = isExtension && !noAdapters
  const platforms: PairingPlatform[] = []
  if (mayBeHere && isInstalled) platforms.push('browser')
  // A link that may not be opened is no way to reach a wallet; its code still is.
  if (nativeLink(wallet.mobile_link, '')) platforms.push(isMobile ? 'mobile' : 'qrcode')
  if (webLink(wallet.webapp_link, '')) platforms.push('web')
  if (nativeLink(wallet.desktop_link, '') && !isMobile) platforms.push('desktop')
  if (mayBeHere && !isInstalled) platforms.push('unsupported')
  // A wallet of which only the name is known can still be paired.
  return platforms.length > 0 ? platforms : ['qrcode']
}
