import { Skeleton } from '../../components/feedback/skeleton'
import styles from './all-wallets.module.css'
import { columns } from './grid-keys'

/** Placeholders with the size of the tiles. */
export function SkeletonRows({ rows }: { rows: number }) {
  const tiles = Array.from({ length: columns }, (_, index) => index)
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className={styles['row']} aria-hidden="true">
      {tiles.map((tile) => (
        <span key={tile} className={styles['skeleton']}>
          <span className={styles['plate']}>
            <Skeleton width="60px" height="60px" />
          </span>
          <Skeleton width="44px" height="10px" />
        </span>
      ))}
    </div>
  ))
}
