import type { ComponentProps, ReactNode, RefCallback } from 'react'
import baseStyles from '../base.module.css'
import styles from './card.module.css'
import { classNames } from '../attributes'

/** The layout of a card. By default the width of the screen and the kind of pointer decide between card and sheet. */
export type CardLayout = 'card' | 'embedded'

interface CardProps extends ComponentProps<'div'> {
  layout?: CardLayout | undefined
  /** Gets the element. The name is not `ref`, because function components cannot take a `ref` before React 19. */
  cardRef?: RefCallback<HTMLElement> | undefined
}

/** The surface of the modal: a card on a desktop, a bottom sheet on a phone, a frame when embedded. */
export function Card({ layout, cardRef, className, children, ...native }: CardProps) {
  return (
    <div {...native} ref={cardRef} className={classNames(styles['card'], className)} data-layout={layout}>
      <span className={styles['grabber']} aria-hidden="true" />
      {children}
    </div>
  )
}

interface CardHeaderProps {
  /** The id of the title, which labels the dialog. */
  titleId: string
  title: string
  /** True if only screen readers get the title, as on Account. */
  titleHidden?: boolean
  /** The start of the header: back, help, or the network chip. */
  start?: ReactNode
  /** The end of the header: close, or settings and close. */
  end?: ReactNode
}

/** The header of the card. The title has precedence over the buttons: a long title becomes smaller, then wraps. */
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

/** The part below the header. It scrolls inside the card. */
export function CardBody({ className, ...native }: ComponentProps<'div'>) {
  return <div {...native} className={classNames(styles['body'], className)} />
}

/** The main actions of a view, below its content. While the content scrolls, they stay in view at the foot of the card. */
export function CardFooter({ children }: { children: ReactNode }) {
  return <div className={styles['footer']}>{children}</div>
}
