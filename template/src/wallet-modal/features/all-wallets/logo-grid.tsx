import styles from './logo-grid.module.css'
import { SafeImage } from '../../components/marks/safe-image'

/** Four small logos in the place of one: there are more where they come from. Places without a picture stay empty plates. */
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
