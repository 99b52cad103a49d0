import { iconWallet } from '../controls/button-icon-paths'
import { Icon } from './icon'
import styles from './logo.module.css'
import { SafeImage } from './safe-image'

interface LogoProps {
  /** Address of the picture. A refused or broken one is replaced by a wallet glyph. */
  src?: string | undefined
  /** Edge in CSS pixels. */
  size?: 20 | 32 | 40 | 60 | 80
  alt?: string
  /** Stands in place of the wallet glyph where there is no picture; an empty one leaves the plate empty. */
  initial?: string | undefined
}

/** The picture of a wallet on a light plate, so that transparent logos hold up in the dark. */
export function Logo({ src, size = 40, alt = '', initial }: LogoProps) {
  const fallback = (
    <span
      className={styles['glyph']}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      data-initial={initial}
    >
      {initial === undefined && <Icon path={iconWallet} size={size / 2} />}
    </span>
  )
  return (
    <span className={styles['logo']} data-size={size}>
      <SafeImage className={styles['image']} src={src} alt={alt} fallback={fallback} />
    </span>
  )
}
