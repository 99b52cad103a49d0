import styles from './coin.module.css'
import { NetworkDisc, type NetworkDiscSize } from './network-disc'

interface CoinProps {
  /** The token's name; its first letter stands in for a missing picture. */
  name: string
  src?: string | undefined
  /** The network the token is on, at the lower corner; left out when it says nothing. */
  network?: { name: string; src?: string | undefined; testnet?: boolean | undefined } | undefined
  /** Diameter in CSS pixels. */
  size?: NetworkDiscSize
}

/** The mark of a token, with that of its network. Decorative: the names stand beside it. */
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
