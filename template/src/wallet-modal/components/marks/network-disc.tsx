import { cssVariables } from '../css-variables'
import styles from './network-disc.module.css'
import { SafeImage } from './safe-image'

interface NetworkDiscProps {
  /** The network's name; its first letter stands in for a missing picture. */
  name: string
  src?: string | undefined
  /** Diameter in CSS pixels: 80 in a ring, 36 in a row, 22 in a chip. */
  size?: number
  /** Test networks are grey inside a dashed ring. */
  testnet?: boolean | undefined
}

/** The round mark of a network. Decorative: the name always stands beside it. */
export function NetworkDisc({ name, src, size = 36, testnet }: NetworkDiscProps) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? ''
  return (
    <span
      className={styles['disc']}
      data-testnet={testnet || undefined}
      aria-hidden="true"
      style={cssVariables({ '--wm-disc': `${size}px` })}
    >
      <SafeImage
        className={styles['image']}
        src={src}
        alt=""
        fallback={<span className={styles['letter']} data-letter={letter} />}
      />
      {testnet && (
        <svg className={styles['dashes']} viewBox="0 0 32 32">
          <circle cx="16" cy="16" r="15" />
        </svg>
      )}
    </span>
  )
}
