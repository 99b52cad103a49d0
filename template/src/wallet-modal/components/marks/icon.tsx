import styles from './icon.module.css'

/** One icon of the set: a stroked path on a 20 grid. */
export interface IconPath {
  readonly d: string
  /** Points along the line of text, so it turns round in right-to-left text. */
  readonly mirrors?: true
  /** Stroke width on the 20 grid; 1.5 unless given. */
  readonly stroke?: number
}

interface IconProps {
  path: IconPath
  /** Edge in CSS pixels: 20 in buttons, 16 in links, 12 in marks. */
  size?: number
  /** Only for an icon that stands alone; next to text it stays hidden from assistive technology. */
  label?: string | undefined
}

/** A stroke icon in the colour of the text around it. Paths come from `icon-paths.ts`. */
export function Icon({ path, size = 20, label }: IconProps) {
  return (
    <svg
      className={styles['icon']}
      data-mirrors={path.mirrors}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      strokeWidth={path.stroke ?? 1.5}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path.d} />
    </svg>
  )
}
