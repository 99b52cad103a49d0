import { reaction } from 'mobx'
import { useEffect } from 'react'
import { isSafeImageUrl } from '../components/marks/safe-image-url'
import { useRoot } from '../react/root-context'
import { preloadImage } from './preload-image'

/** Loads the wallets' images while the modal is shown, before their rows are, so that a slow image leaves no gap in the list. */
export function useWalletImages(): void {
  const { asset, connector, platform } = useRoot()
  useEffect(() => {
    const asked = new Set<string>()
    const load = (url: string | undefined) => {
      if (!url || asked.has(url) || !isSafeImageUrl(url)) return
      asked.add(url)
      preloadImage(url, platform, () => asset.setUnavailable(url, false)).catch(() => asset.setUnavailable(url, true))
    }
    return reaction(
      () => connector.connectors.map((wallet) => asset.connectorImage(wallet)),
      (urls) => urls.forEach(load),
      { fireImmediately: true },
    )
  }, [asset, connector, platform])
}
