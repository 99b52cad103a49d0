import { limits } from '../domain/limits'
import { withTimeout } from '../domain/timeout'
import type { Platform } from '../platform/platform'

/** Resolves when the image can be shown. Rejects if it is broken, and with 'timed out' after two seconds. */
export async function preloadImage(url: string, platform: Platform, onLate: () => void): Promise<void> {
  const image = new Image()
  // A late image is still shown.
  image.addEventListener('load', onLate)
  image.src = url
  await withTimeout(image.decode(), limits.imagePreload, platform.after)
}
