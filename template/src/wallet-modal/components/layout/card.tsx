import type { ComponentProps, ReactNode } from 'react'
import baseStyles from '../base.module.css'
import styles from './card.module.css'
import { classNames } from '../class-names'

/** How a card presents itself. Left out, the width of the screen and the kind of pointer decide: card or sheet. */
export type CardLayout = 'card' | 'sheet' | 'embedded'

interface CardProps extends ComponentProps<'div'> {
  layout?: CardLayout | undefined
}

/** The surface of the modal: a card on a desktop, a sheet at the foot of a phone, a frame when embedded. */
export function Card({ layout, className, children, ...native }: CardProps) {
  return (
    <div {...native} className={classNames(styles['card'], className)} data-layout={layout}>
      <span className={styles['grabber']} aria-hidden="true" />
      {children}
    </div>
  )
}

interface CardHeaderProps {
  /** The id that the dialog is labelled by. */
  titleId: string
  title: string
  /** The title is only read aloud, as on Account. */
  titleHidden?: boolean
  /** Back, help, or the network chip. */
  start?: ReactNode
  /** Close, or settings and close. */
  end?: ReactNode
}

/** The top of the card. The title never yields to the buttons: a long one becomes smaller and then wraps. */
export function CardHeader({ titleId, title, titleHidden, start, end }: CardHeaderProps) {
  return (
    <div className={styles['header']}>
      <div className={styles['start']}>{start}</div>
      <h2
        id={titleId}
        className={titleHidden ? baseStyles['hidden'] : styles['title']}
        data-long={title.length > 22 || undefined}
        data-testid="wm-title"
      >
        {title}
      </h2>
      <div className={styles['end']}>{end}</div>
    </div>
  )
}

/** What is below the header. It scrolls inside the card, with a fade at the foot as long as there is more. */
export function CardBody({ className, ...native }: ComponentProps<'div'>) {
  return <div {...native} className={classNames(styles['body'], className)} />
}
