import type { WalletPlatform } from '../../domain/events'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { nativeLink, webLink } from './links'

/** A way to reach a wallet. `unsupported` stands for an extension that this browser does not have. */
export type PairingPlatform = WalletPlatform | 'unsupported'

interface Surroundings {
  isMobile: boolean
  /** True if the wallet is installed in this browser. */
  isInstalled: boolean
  noAdapters: boolean
}

/** The ways in which a wallet can be reached, best first. Without a wallet: only the code, which any wallet can scan. */
export function platformsOf(
  wallet: WalletEntry | undefined,
  { isMobile, isInstalled, noAdapters }: Surroundings,
): PairingPlatform[] {
  if (!wallet) return ['qrcode']
  const isExtension = Boolean(wallet.rdns) || (wallet.injected?.length ?? 0) > 0
  const mayBeHere = isExtension && !noAdapters
  const platforms: PairingPlatform[] = []
  if (mayBeHere && isInstalled) platforms.push('browser')
  // A wallet whose link is not safe to open can still be reached by the code.
  if (nativeLink(wallet.mobile_link, '')) platforms.push(isMobile ? 'mobile' : 'qrcode')
  if (webLink(wallet.webapp_link, '')) platforms.push('web')
  if (nativeLink(wallet.desktop_link, '') && !isMobile) platforms.push('desktop')
  if (mayBeHere && !isInstalled) platforms.push('unsupported')
  // A wallet of which only the name is known can still scan the code.
  return platforms.length > 0 ? platforms : ['qrcode']
}
