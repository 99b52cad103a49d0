import type { ComponentProps, ReactNode } from 'react'
import baseStyles from '../base.module.css'
import { classNames } from '../attributes'
import { Icon } from '../marks/icon'
import { iconCheck } from '../marks/icon-paths'
import { Logo } from '../marks/logo'
import styles from './tile.module.css'

interface TileProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  name: string
  /** The address of the logo. */
  image: string | undefined
  /** The letter that replaces a missing logo; empty while the logo is loading. Default: a wallet icon. */
  initial?: string | undefined
  /** Shows a check mark at the corner: the wallet is installed in this browser. */
  installed?: boolean | undefined
  /** An icon after the name. */
  mark?: ReactNode
  testId?: string | undefined
  data?: Readonly<Record<`data-${string}`, string>>
}

/** A wallet in a grid: its logo above its name. Takes all native button props. */
export function Tile(props: TileProps) {
  const { name, image, initial, installed, mark, disabled, onClick, testId, data, className, ...native } = props
  return (
    <button
      type="button"
      {...native}
      {...data}
      className={classNames(baseStyles['control'], styles['tile'], className)}
      aria-disabled={disabled || undefined}
      data-testid={testId}
      onClick={disabled ? undefined : onClick}
    >
      <span className={styles['logo']}>
        <Logo src={image} size={60} initial={initial} />
        {installed && (
          <span className={styles['tick']}>
            <Icon path={iconCheck} size={12} />
          </span>
        )}
      </span>
      <span className={styles['name']}>
        <bdi>{name}</bdi>
        {mark}
      </span>
    </button>
  )
}

/** A list of tiles, four per row. Each child has the role `listitem`. */
export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['grid']} role="list" aria-label={label}>
      {children}
    </div>
  )
}
