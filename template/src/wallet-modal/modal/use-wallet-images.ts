import { reaction } from 'mobx'
import { useEffect } from 'react'
import { isSafeImageUrl } from '../components/marks/safe-url'
import { useRoot } from '../react/root-context'
import { limits } from '../domain/limits'
import { withTimeout } from '../domain/timeout'
import type { Platform } from '../platform/platform'

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

/** Resolves when the image can be shown. Rejects if it is broken, and with 'timed out' after two seconds. */
export async function preloadImage(url: string, platform: Platform, onLate: () => void): Promise<void> {
  const image = new Image()
  // A late image is still shown.
  image.addEventListener('load', onLate)
  image.src = url
  await withTimeout(image.decode(), limits.imagePreload, platform.after)
}
