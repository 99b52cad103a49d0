import type { ReactNode } from 'react'
import { GlyphPlate } from '../marks/glyph-plate'
import { Hero } from './hero'
import type { IconPath } from '../marks/icon'

interface EmptyStateProps {
  icon: IconPath
  title: string
  /** One sentence. */
  text?: string | undefined
  /** One quiet button. */
  action?: ReactNode
  testId?: string | undefined
}

/** Stands where a list would be. Announced, because it often answers a search. */
export function EmptyState({ icon, title, text, action, testId }: EmptyStateProps) {
  return (
    <Hero ring={<GlyphPlate path={icon} />} title={title} text={text} live testId={testId}>
      {action}
    </Hero>
  )
}
