import { NetworkDisc } from './network-disc'
import styles from './network-stack.module.css'

interface NetworkStackProps {
  /** Any number; the first five are shown. */
  networks: readonly { id: string; name: string; src?: string | undefined; testnet?: boolean | undefined }[]
}

/** The most discs that are shown. */
const maxDiscs = 5

/** Overlapping logos of some networks. Decorative. */
export function NetworkStack({ networks }: NetworkStackProps) {
  return (
    <span className={styles['stack']} aria-hidden="true">
      {networks.slice(0, maxDiscs).map(({ id, name, src, testnet }) => (
        <span key={id} className={styles['disc']}>
          <NetworkDisc name={name} src={src} testnet={testnet} size={20} />
        </span>
      ))}
    </span>
  )
}
