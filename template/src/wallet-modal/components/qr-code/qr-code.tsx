import type { ReactNode } from 'react'
import { useMemo } from 'react'
import styles from './qr-code.module.css'
import type { QrLevel } from './qr-path'
import { drawQr } from './qr-path'

interface QrCodeProps {
  uri: string
  /** The error correction. Default: `M`. */
  level?: QrLevel
  /** What the code contains, for screen readers. */
  label: string
  /** Replaces the code if the text is too long for one. */
  tooLong: ReactNode
  /** A logo in the middle. */
  children: ReactNode
}

/** A QR code. It is dark on light in both themes, because cameras do not read inverted codes. */
export function QrCode({ uri, level = 'M', label, tooLong, children }: QrCodeProps) {
  const drawing = useMemo(() => drawQr(uri, level), [uri, level])
  if (!drawing)
    return (
      <p className={styles['tooLong']} data-testid="wm-qr" data-uri={uri}>
        {tooLong}
      </p>
    )
  const { size, path, eyes } = drawing
  return (
    <div className={styles['code']} data-testid="wm-qr" data-uri={uri}>
      <svg className={styles['modules']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path d={path} />
        {eyes.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <rect x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.9" />
            <rect className={styles['pupil']} x={x + 2} y={y + 2} width="3" height="3" rx="1" />
          </g>
        ))}
      </svg>
      <span className={styles['mark']}>{children}</span>
    </div>
  )
}

/** A dark plate for the middle of a code, for a logo that has one colour. `children` is the logo, as an SVG. */
export function QrMark({ children }: { children: ReactNode }) {
  return <span className={styles['plate']}>{children}</span>
}

/** The light panel behind a code, as large as its parent, so that cameras can read the code in the dark theme. */
export function QrPanel({ children }: { children: ReactNode }) {
  return <div className={styles['panel']}>{children}</div>
}
