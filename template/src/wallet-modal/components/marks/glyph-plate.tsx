import { Icon } from './icon'
import type { IconPath } from './icon'
import styles from './glyph-plate.module.css'

interface GlyphPlateProps {
  path: IconPath
  /** `ink` replaces a logo: for WalletConnect, and connectors without a picture. Default: 'fill'. */
  tone?: 'fill' | 'ink'
  size?: 40 | 80
}

/** An icon on a small plate, for rows without a logo and for empty states. */
export function GlyphPlate({ path, tone = 'fill', size = 40 }: GlyphPlateProps) {
  return (
    <span className={styles['plate']} data-tone={tone} data-size={size}>
      <Icon path={path} size={tone === 'ink' ? size * 0.65 : size / 2} />
    </span>
  )
}
