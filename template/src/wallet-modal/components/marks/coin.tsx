import styles from './coin.module.css'
import { NetworkDisc } from './network-disc'

interface CoinProps {
  /** The token's name; its first letter replaces a missing picture. */
  name: string
  src?: string | undefined
  /** The network of the token, shown at the lower corner. Left out if it is clear from the context. */
  network?: { name: string; src?: string | undefined; testnet?: boolean | undefined } | undefined
  /** Diameter in CSS pixels. Default: 40. */
  size?: number
}

/** The picture of a token with that of its network. Decorative: the names stand beside it. */
export function Coin({ name, src, network, size = 40 }: CoinProps) {
  return (
    <span className={styles['coin']}>
      <NetworkDisc name={name} src={src} size={size} />
      {network && (
        <span className={styles['network']}>
          <NetworkDisc {...network} size={16} />
        </span>
      )}
    </span>
  )
}
