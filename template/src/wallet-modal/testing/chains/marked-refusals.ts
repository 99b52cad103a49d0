import { refusalTexts } from '../../domain/errors/refusals'
import { markedDetails } from '../marked-details'

/** The reason of a refusal as a visitor reads it. A text of the modal is in brackets; the words of a network or a contract are as they came. */
export function reasonFor(error: unknown): string {
  return markedDetails(refusalTexts, error)
}
