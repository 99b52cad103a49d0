import { useState } from 'react'
import type { ReactNode } from 'react'
import { isSafeImageUrl } from './safe-image-url'

interface SafeImageProps {
  src: string | undefined
  /** Empty when text beside the picture says the same. */
  alt: string
  className: string | undefined
  /** Shown without a picture: none given, refused, or failed to load. */
  fallback: ReactNode
}

/** A picture from outside: only from sources that `isSafeImageUrl` allows, and never a broken image. */
export function SafeImage({ src, alt, className, fallback }: SafeImageProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || src === failed || !isSafeImageUrl(src)) return fallback
  return (
    <img
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
