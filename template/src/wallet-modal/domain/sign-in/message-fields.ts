import type { SiwxMessage, SiwxMessageData } from './siwx'

/** The fields of a message, without what makes the text of them. */
export function fieldsOf(message: SiwxMessage): SiwxMessageData {
  const { toString: _, ...data } = message
  return data
}
