import { NetworkDisc } from '../../components/marks/network-disc'
import styles from './network-stack.module.css'

interface NetworkStackProps {
  /** The first five are shown. */
  networks: readonly { id: string; name: string; src?: string | undefined; testnet?: boolean | undefined }[]
}

/** How many discs stand for any number of networks. */
const maxDiscs = 5

/** The marks of some networks, each over the one before. Decorative. */
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
