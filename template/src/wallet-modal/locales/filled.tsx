import type { ReactNode } from 'react'
import { Fragment } from 'react'

/** Marks the place of the elements while a sentence is made. No text contains this character (U+FFFC, object replacement). */
const place = '\uFFFC'

interface FilledProps {
  /** A text with one value. */
  sentence: (value: string) => string
  /** The elements that take the place of the value. */
  children: ReactNode
}

/** A sentence with elements in place of its value. The language decides where they stand, because each language has its own order of words. */
export function Filled({ sentence, children }: FilledProps) {
  const parts = sentence(place).split(place)
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && children}
      {part}
    </Fragment>
  ))
}
