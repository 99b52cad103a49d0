import type { ReactNode } from 'react'
import { GlyphPlate } from '../marks/glyph-plate'
import { Hero } from './hero'
import type { IconPath } from '../marks/icon'

interface EmptyStateProps {
  icon: IconPath
  title: string
  /** A single sentence. */
  text?: string | undefined
  /** A single quiet button. */
  action?: ReactNode
  testId?: string | undefined
}

/** Replaces an empty list. Announced to screen readers, because it often is the answer to a search. */
export function EmptyState({ icon, title, text, action, testId }: EmptyStateProps) {
  return (
    <Hero ring={<GlyphPlate path={icon} />} title={title} text={text} live testId={testId}>
      {action}
    </Hero>
  )
}
