import styles from './activity-mark.module.css'
import { Icon } from '../../../components/marks/icon'
import type { IconPath } from '../../../components/marks/icon'
import { NetworkDisc } from '../../../components/marks/network-disc'
import { SafeImage } from '../../../components/marks/safe-image'
import { Spinner } from '../../../components/feedback/spinner'

/** The image of a token or collectible that moved, or of the network. */
export interface ActivityImage {
  /** Its first letter replaces a missing picture. */
  name: string
  src?: string | undefined
  /** True for a collectible: a square picture instead of a disc. */
  isCollectible?: boolean | undefined
}

interface ActivityMarkProps {
  /** One image, or two for a swap: first the outgoing token, then the incoming one. */
  images: readonly ActivityImage[]
  /** The kind of transaction, on a small disc at the lower corner. */
  sign?: IconPath | undefined
  /** True if the transaction failed. Words beside the mark must say it, too. */
  failed?: boolean | undefined
  /** True while the transaction is pending: a spinner replaces the sign. */
  busy?: boolean | undefined
}

/** The picture of an activity row. Decorative: the words beside it say the same. */
export function ActivityMark({ images, sign, failed, busy }: ActivityMarkProps) {
  const [first, second] = images
  return (
    <span className={styles['mark']} data-pair={second ? true : undefined} aria-hidden="true">
      {first && <Picture image={first} size={second ? 27 : 40} />}
      {second && <Picture image={second} size={27} />}
      {(sign ?? busy) && (
        <span className={styles['sign']} data-failed={failed || undefined}>
          {busy ? <Spinner size={12} /> : sign && <Icon path={sign} size={12} />}
        </span>
      )}
    </span>
  )
}

function Picture({ image: { name, src, isCollectible }, size }: { image: ActivityImage; size: 27 | 40 }) {
  return (
    <span className={styles['picture']} data-square={isCollectible || undefined} data-size={size}>
      {isCollectible ? (
        <SafeImage
          className={styles['image']}
          src={src}
          alt=""
          fallback={<span className={styles['plate']} data-letter={[...name.trim()][0]?.toUpperCase() ?? ''} />}
        />
      ) : (
        <NetworkDisc name={name} src={src} size={size} />
      )}
    </span>
  )
}
