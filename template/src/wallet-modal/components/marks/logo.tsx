import { iconWallet } from '../controls/button-icon-paths'
import { Icon } from './icon'
import styles from './logo.module.css'
import { SafeImage } from './safe-image'

interface LogoProps {
  /** The address of the picture. A refused or broken picture is replaced by a wallet icon. */
  src?: string | undefined
  /** Width in CSS pixels. Default: 40. */
  size?: 20 | 32 | 40 | 60 | 80
  alt?: string
  /** A letter that replaces the wallet icon if there is no picture; an empty one leaves the plate empty. */
  initial?: string | undefined
}

/** The logo of a wallet on a light plate, so that transparent logos are visible in the dark theme. */
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
