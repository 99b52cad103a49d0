import type { Device } from '../../platform/device'
import type { LinkTarget } from '../../platform/open-link'
import type { WalletPlatform } from '../../domain/events'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { isAppLink, isWebLink } from '../../domain/wallets/wallet-link'

/** A link that opens a wallet and carries the pairing. */
export interface WalletLink {
  url: string
  /** The link without the pairing. It is stored while the wallet is connected, and later requests open the wallet with it. */
  href: string
}

const maxBaseLength = 500

/** White space and control characters. Browsers remove them from an address before they read its scheme, so they are removed here first. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/gu

/** Completes a base address of the directory: adds `://` after the scheme and a slash at the end where they are missing. */
function nativeBase(base: string): string {
  const withScheme = base.includes('://') ? base : `${base.replaceAll(/[/:]/g, '')}://`
  return withScheme.endsWith('/') ? withScheme : `${withScheme}/`
}

function cleaned(base: string | undefined): string | undefined {
  const clean = base?.replaceAll(invisible, '')
  return clean && clean.length <= maxBaseLength ? clean : undefined
}

/** A link to a page of the wallet (universal link or web app): `{base}/wc?uri={pairing}`. Undefined if the base is not a web address. */
export function webLink(base: string | undefined, uri: string): WalletLink | undefined {
  const clean = cleaned(base)
  if (!clean || !isWebLink(clean)) return undefined
  const href = clean.endsWith('/') ? clean : `${clean}/`
  return { url: `${href}wc?uri=${encodeURIComponent(uri)}`, href }
}

/**
 * A link that opens the wallet's app by its own URL scheme. An https base makes a universal link. Undefined if the base is missing or has
 * a scheme that a wallet must not have, such as `javascript:`.
 * @param isEncodedTwice true inside Telegram on Android, which decodes every link once before it opens it
 */
export function nativeLink(base: string | undefined, uri: string, isEncodedTwice = false): WalletLink | undefined {
  const clean = cleaned(base)
  if (!clean) return undefined
  if (/^https?:/i.test(clean)) return webLink(clean, uri)
  const href = nativeBase(clean)
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(href) || !isAppLink(href)) return undefined
  const encoded = isEncodedTwice ? encodeURIComponent(encodeURIComponent(uri)) : encodeURIComponent(uri)
  return { url: `${href}wc?uri=${encoded}`, href }
}

interface LinkRequest {
  platform: WalletPlatform
  wallet: WalletEntry
  uri: string
  device: Pick<Device, 'isTelegram' | 'isAndroid'>
  /** True if the host prefers universal links for wallets that have one. */
  preferUniversalLinks: boolean
}

/** The link that opens a wallet on a platform. Undefined if the wallet names none that is safe to open. */
export function walletLink({
  platform,
  wallet,
  uri,
  device,
  preferUniversalLinks,
}: LinkRequest): WalletLink | undefined {
  if (platform === 'web') return webLink(wallet.webapp_link, uri)
  if (platform === 'desktop') return nativeLink(wallet.desktop_link, uri)
  if (platform !== 'mobile') return undefined
  const universal = preferUniversalLinks ? webLink(wallet.link_mode, uri) : undefined
  return universal ?? nativeLink(wallet.mobile_link, uri, device.isTelegram && device.isAndroid)
}

/**
 * The browsing context to open a wallet's link in. An app takes over from this page, so its link replaces the page; a web page gets a new
 * tab.
 */
export function linkTarget(
  platform: WalletPlatform,
  { isTelegram, isFramed }: Pick<Device, 'isTelegram' | 'isFramed'>,
): LinkTarget {
  if (isTelegram || platform !== 'mobile') return '_blank'
  return isFramed ? '_top' : '_self'
}
