import { cssVariables } from '../attributes'
import styles from './network-disc.module.css'
import { SafeImage } from './safe-image'

/** The size in the style sheet. Servers render it, and a content security policy may forbid inline styles in their markup. */
const buttonSize = 20

interface NetworkDiscProps {
  /** The network's name; its first letter replaces a missing picture. */
  name: string
  src?: string | undefined
  /** Diameter in CSS pixels: 80 in a ring, 36 in a row, 22 in a chip, 20 in a button. Default: 36. */
  size?: number
  /** True for a test network: grey, with a dashed ring. */
  testnet?: boolean | undefined
}

/** The round logo of a network. Decorative: the name always stands beside it. */
export function NetworkDisc({ name, src, size = 36, testnet }: NetworkDiscProps) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? ''
  return (
    <span
      className={styles['disc']}
      data-testnet={testnet || undefined}
      aria-hidden="true"
      style={size === buttonSize ? undefined : cssVariables({ '--wm-disc': `${size}px` })}
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
