import styles from './logo-grid.module.css'
import { SafeImage } from '../../components/marks/safe-image'

/** A picture of four small logos, for a row that leads to many wallets. A logo without a picture is an empty plate. */
export function LogoGrid({ images }: { images: readonly (string | undefined)[] }) {
  return (
    <span className={styles['grid']} aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <span key={place} className={styles['plate']}>
          <SafeImage className={styles['image']} src={images[place]} alt="" fallback={null} />
        </span>
      ))}
    </span>
  )
}
