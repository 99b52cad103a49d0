import styles from './activity-mark.module.css'
import { Icon } from '../../../components/marks/icon'
import type { IconPath } from '../../../components/marks/icon'
import { NetworkDisc } from '../../../components/marks/network-disc'
import { SafeImage } from '../../../components/marks/safe-image'
import { Spinner } from '../../../components/feedback/spinner'

/** What moved, or the network that it happened on. */
export interface ActivityImage {
  /** The first letter stands in for a missing picture. */
  name: string
  src?: string | undefined
  /** A picture with corners instead of a disc. */
  isCollectible?: boolean | undefined
}

interface ActivityMarkProps {
  /** One, or two that were changed for each other: what left, then what came. */
  images: readonly ActivityImage[]
  /** What happened, on a small disc at the lower corner. */
  sign?: IconPath | undefined
  /** It did not work. Never the only sign of it. */
  failed?: boolean | undefined
  /** It is under way: a turning arc in the place of the sign. */
  busy?: boolean | undefined
}

/** The mark of something that an account did. Decorative: the words beside it say the same. */
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
