import type { ReactNode } from 'react'
import baseStyles from '../base.module.css'
import { classNames } from '../attributes'
import { Icon } from '../marks/icon'
import type { IconPath } from '../marks/icon'
import styles from './link-button.module.css'

interface LinkButtonProps {
  children: ReactNode
  /** An icon before the text, 16 pixels wide. */
  icon?: IconPath | undefined
  onClick?: (() => void) | undefined
  /** An address that opens in a new tab. With it, the element is a link. */
  href?: string | undefined
  testId?: string | undefined
}

/** A minor action without a fill, such as Copy link or Get help. */
export function LinkButton({ children, icon, onClick, href, testId }: LinkButtonProps) {
  const className = classNames(baseStyles['control'], styles['link'])
  const content = (
    <>
      {icon && <Icon path={icon} size={16} />}
      {children}
    </>
  )
  return href ? (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
      data-testid={testId}
    >
      {content}
    </a>
  ) : (
    <button className={className} type="button" onClick={onClick} data-testid={testId}>
      {content}
    </button>
  )
}
