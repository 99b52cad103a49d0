import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { avatarShape } from '../../domain/account/avatar-shape'
import { Avatar } from '../marks/avatar'
import baseStyles from '../base.module.css'
import { classNames, cssVariables } from '../attributes'
import { Spoken } from '../feedback/spoken'
import { Icon } from '../marks/icon'
import { iconCheck, iconCopy } from '../marks/icon-paths'
import { AccountCardBalance } from './account-card-balance'
import type { AccountCardAmount } from './account-card-balance'
import { AccountCardLine } from './account-card-line'
import styles from './account-card.module.css'

interface AccountCardProps {
  /** Names the section for assistive technology. */
  label?: string | undefined
  /** The full account address; the pattern is derived from it. */
  address: string
  /** The shown address, usually shortened in the middle. */
  addressText: string
  /** The account's registered name. */
  name?: string | undefined
  /** A profile picture. It replaces the star, not the card's pattern. */
  imageUrl?: string | undefined
  /** Called when the visitor copies the address. Left out, the address cannot be copied. */
  onCopy?: (() => void) | undefined
  copyLabel: string
  /** True right after copying; shows a check mark. */
  copied?: boolean | undefined
  /** Announced while `copied` is set. */
  copiedLabel?: string | undefined
  balance?: AccountCardAmount | undefined
  balanceLoading?: boolean | undefined
  /** A small button at the end of the balance. */
  balanceEnd?: ReactNode
  /** A line under the balance: the change of the day, or the network. */
  secondary?: ReactNode
  /** True right after connecting; the card is then animated once. */
  fresh?: boolean | undefined
  /** The end of the first line, for example a small button. */
  children?: ReactNode
  testId?: string | undefined
}

/** The card of an account: name, address and balance on a pattern that is derived from the address, like a bank note. */
export function AccountCard(props: AccountCardProps) {
  const { label, address, addressText, name, imageUrl, balance, balanceLoading, secondary, fresh, children, testId } =
    props
  const shape = useMemo(() => avatarShape(address), [address])
  const [first, second, third] = shape.hues
  return (
    <section
      className={styles['card']}
      aria-label={label}
      data-fresh={fresh || undefined}
      data-testid={testId}
      style={cssVariables({ '--wm-id-1': first, '--wm-id-2': second, '--wm-id-3': third })}
    >
      <AccountCardLine shape={shape} fresh={fresh ?? false} />
      <div className={styles['top']}>
        <Avatar address={address} imageUrl={imageUrl} />
        <div className={styles['who']}>
          {name && (
            <div className={styles['name']} data-testid="wm-profile-name">
              {name}
            </div>
          )}
          <div className={styles['address']}>
            <bdi className={styles['code']} dir="ltr" data-testid="wm-address" data-address={address}>
              {addressText}
            </bdi>
            {props.onCopy && <CopyButton {...props} />}
          </div>
        </div>
        {children && <div className={styles['extra']}>{children}</div>}
      </div>
      <div className={styles['foot']}>
        <AccountCardBalance amount={balance} loading={balanceLoading ?? false} />
        <div className={styles['secondary']}>
          <bdi>{secondary}</bdi>
        </div>
      </div>
      {props.balanceEnd && <div className={classNames(styles['extra'], styles['end'])}>{props.balanceEnd}</div>}
      <div className={styles['micro']} aria-hidden="true" data-text={`${address} `.repeat(8)} />
    </section>
  )
}

function CopyButton({ onCopy, copyLabel, copied, copiedLabel }: AccountCardProps) {
  return (
    <>
      <button
        className={classNames(baseStyles['control'], styles['copy'])}
        type="button"
        aria-label={copyLabel}
        onClick={onCopy}
        data-copied={copied || undefined}
        data-testid="wm-copy-address"
      >
        <Icon path={copied ? iconCheck : iconCopy} size={14} />
      </button>
      <Spoken>{copied && copiedLabel}</Spoken>
    </>
  )
}
