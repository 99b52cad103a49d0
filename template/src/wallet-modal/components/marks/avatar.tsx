import { avatarStar, avatarShape } from '../../domain/account/avatar-shape'
import styles from './avatar.module.css'
import { cssVariables } from '../css-variables'
import { SafeImage } from './safe-image'

interface AvatarProps {
  address: string
  /** Diameter in CSS pixels; legible from 16. */
  size?: number
  /** A profile picture, shown instead of the drawing when it loads. */
  imageUrl?: string | undefined
}

/** The mark of an account: a star on two hues, both drawn from the address. Decorative. */
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
