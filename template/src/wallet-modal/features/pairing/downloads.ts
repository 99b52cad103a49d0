import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { isWebLink } from '../../domain/wallets/wallet-link'
import type { Device } from '../../platform/device'

type Store = 'chrome_store' | 'app_store' | 'play_store' | 'homepage'

const stores: readonly Store[] = ['chrome_store', 'app_store', 'play_store', 'homepage']

/** A page where a wallet can be downloaded. */
export interface Download {
  store: Store
  url: string
}

/** The download pages that a wallet names. Entries that are not https addresses are left out. */
export function downloadsOf(wallet: WalletEntry | undefined): Download[] {
  return stores.flatMap((store) => {
    const url = wallet?.[store]?.trim()
    return url && isWebLink(url) && url.startsWith('https:') ? [{ store, url }] : []
  })
}

/** The download page that suits the device: its app store, else the wallet's homepage. Shown on a phone on which the app did not open. */
export function storeFor(wallet: WalletEntry, { isIos, isAndroid }: Pick<Device, 'isIos' | 'isAndroid'>) {
  const own: Store | undefined = isIos ? 'app_store' : isAndroid ? 'play_store' : undefined
  const downloads = downloadsOf(wallet)
  return downloads.find(({ store }) => store === own) ?? downloads.find(({ store }) => store === 'homepage')
}

/** What "Get" does: shows the list of download pages, opens the only one that fits, or is not offered (undefined). */
export function getWallet(
  wallet: WalletEntry | undefined,
  device: Pick<Device, 'isMobile' | 'isIos' | 'isAndroid'>,
): { list: true } | { url: string } | undefined {
  const downloads = downloadsOf(wallet)
  const urlOf = (wanted: Store) => downloads.find(({ store }) => store === wanted)?.url
  if (downloads.length > 1 && !device.isMobile) return { list: true }
  const homepage = downloads.length <= 1 ? urlOf('homepage') : undefined
  const url = homepage ?? (device.isIos ? urlOf('app_store') : device.isAndroid ? urlOf('play_store') : undefined)
  return url ? { url } : undefined
}
