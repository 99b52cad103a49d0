import { avatarStar, avatarShape } from '../../domain/account/avatar-shape'
import styles from './avatar.module.css'
import { cssVariables } from '../attributes'
import { SafeImage } from './safe-image'

interface AvatarProps {
  address: string
  /** Diameter in CSS pixels, at least 16. Default: 40. */
  size?: number
  /** A profile picture. It replaces the star once it has loaded. */
  imageUrl?: string | undefined
}

/** The picture of an account: a star on two hues, both derived from the address. Decorative. */
export function Avatar({ address, size = 40, imageUrl }: AvatarProps) {
  const shape = avatarShape(address)
  const [first, second, third] = shape.hues
  return (
    <span
      className={styles['avatar']}
      aria-hidden="true"
      style={cssVariables({
        '--wm-avatar': `${size}px`,
        '--wm-id-1': first,
        '--wm-id-2': second,
        '--wm-id-3': third,
      })}
    >
      <SafeImage
        className={styles['image']}
        src={imageUrl}
        alt=""
        fallback={
          <svg className={styles['image']} viewBox="0 0 4000 4000">
            <path d={avatarStar(shape)} fill="#fff" fillOpacity=".92" />
          </svg>
        }
      />
    </span>
  )
}
