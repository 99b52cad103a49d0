import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { isWebLink } from '../../domain/wallets/wallet-link'
import type { Device } from '../../platform/device'

type Store = 'chrome_store' | 'app_store' | 'play_store' | 'homepage'

const stores: readonly Store[] = ['chrome_store', 'app_store', 'play_store', 'homepage']

/** Where a wallet can be had. */
export interface Download {
  store: Store
  url: string
}

/** Every place that a wallet names, as far as it is a web address. */
export function downloadsOf(wallet: WalletEntry | undefined): Download[] {
  return stores.flatMap((store) => {
    const url = wallet?.[store]?.trim()
    return url && isWebLink(url) && url.startsWith('https:') ? [{ store, url }] : []
  })
}

/** The place that suits a device, for a phone on which the app did not open. */
export function storeFor(wallet: WalletEntry, { isIos, isAndroid }: Pick<Device, 'isIos' | 'isAndroid'>) {
  const own: Store | undefined = isIos ? 'app_store' : isAndroid ? 'play_store' : undefined
  const downloads = downloadsOf(wallet)
  return downloads.find(({ store }) => store === own) ?? downloads.find(({ store }) => store === 'homepage')
}

/** What "Get" leads to: the list of places, one of them at once, or nothing (specification, section 7). */
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
