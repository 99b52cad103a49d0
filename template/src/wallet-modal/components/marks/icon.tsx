import styles from './icon.module.css'

/** An icon: a stroked path on a grid of 20 by 20 units. */
export interface IconPath {
  readonly d: string
  /** True if the icon points along the line of text; it is then mirrored in right-to-left text. */
  readonly mirrors?: true
  /** The stroke width in units of the grid. Default: 1.5. */
  readonly stroke?: number
}

interface IconProps {
  path: IconPath
  /** Width in CSS pixels: 20 in buttons, 16 in links, 12 in badges. Default: 20. */
  size?: number
  /** For an icon without text beside it. Otherwise the icon is hidden from screen readers. */
  label?: string | undefined
}

/** An icon in the colour of the text around it. The paths are in `icon-paths.ts`. */
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
