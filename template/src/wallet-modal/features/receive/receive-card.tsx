import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { avatarShape } from '../../domain/account/avatar-shape'
import { classNames, cssVariables } from '../../components/attributes'
import styles from './receive-card.module.css'
import { AccountCardLine } from '../../components/account-card/account-card-line'
import cardStyles from '../../components/account-card/account-card.module.css'

interface ReceiveCardProps {
  /** The full account address; the pattern of the card is derived from it. */
  address: string
  /** The account's registered name. */
  name?: string | undefined
  /** Tells on which networks the address can be used. */
  text: ReactNode
  /** The QR code. */
  children: ReactNode
}

/** A card like the account card that shows the QR code of the address on a light panel, with the account's name. */
export function ReceiveCard({ address, name, text, children }: ReceiveCardProps) {
  const shape = useMemo(() => avatarShape(address), [address])
  const [first, second, third] = shape.hues
  return (
    <section
      className={classNames(cardStyles['card'], styles['back'])}
      style={cssVariables({ '--wm-id-1': first, '--wm-id-2': second, '--wm-id-3': third })}
    >
      <AccountCardLine shape={shape} fresh={false} />
      <div className={styles['panel']}>{children}</div>
      <div className={styles['words']}>
        {name && (
          <p className={styles['name']} dir="auto" data-testid="wm-profile-name">
            {name}
          </p>
        )}
        <p className={styles['text']}>{text}</p>
      </div>
    </section>
  )
}
