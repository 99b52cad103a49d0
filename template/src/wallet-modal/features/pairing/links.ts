import type { Device } from '../../platform/device'
import type { LinkTarget } from '../../platform/open-link'
import type { WalletPlatform } from '../../domain/events'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { isAppLink, isWebLink } from '../../domain/wallets/wallet-link'

/** A link that opens a wallet with a pairing in it, and the base that later requests open it with. */
export interface WalletLink {
  url: string
  /** What the wallet is remembered by while it is connected. */
  href: string
}

const maxBaseLength = 500

/** White space and control characters, which browsers take out of an address before they read its scheme. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/gu

/** The base with what a wallet's own words lack: `://` after the scheme, a slash at the end. */
function nativeBase(base: string): string {
  const withScheme = base.includes('://') ? base : `${base.replaceAll(/[/:]/g, '')}://`
  return withScheme.endsWith('/') ? withScheme : `${withScheme}/`
}

function cleaned(base: string | undefined): string | undefined {
  const clean = base?.replaceAll(invisible, '')
  return clean && clean.length <= maxBaseLength ? clean : undefined
}

/** A link to a page of the wallet's (universal link or web app): `{base}/wc?uri={pairing}`. Undefined for an address that is no web page. */
export function webLink(base: string | undefined, uri: string): WalletLink | undefined {
  const clean = cleaned(base)
  if (!clean || !isWebLink(clean)) return undefined
  const href = clean.endsWith('/') ? clean : `${clean}/`
  return { url: `${href}wc?uri=${encodeURIComponent(uri)}`, href }
}

/**
 * A link that opens the wallet's app by its own scheme; an https base is a universal link. Undefined when the base is no
 * address that a wallet may have.
 * @param isEncodedTwice inside Telegram on Android, which decodes once itself
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
  /** The host prefers universal links where the wallet has one. */
  preferUniversalLinks: boolean
}

/** The link of a wallet on a platform; undefined when it has none that is safe to open. */
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

/** Where a wallet's link is opened. An app takes over from this page; a page of its own gets its own tab. */
export function linkTarget(
  platform: WalletPlatform,
  { isTelegram, isFramed }: Pick<Device, 'isTelegram' | 'isFramed'>,
): LinkTarget {
  if (isTelegram || platform !== 'mobile') return '_blank'
  return isFramed ? '_top' : '_self'
}
