import type { SiwxMessage, SiwxMessageData } from './siwx'

/** The fields of a message, without the method that makes its text. */
export function fieldsOf(message: SiwxMessage): SiwxMessageData {
  const data: SiwxMessageData & Partial<Pick<SiwxMessage, 'toString'>> = { ...message }
  delete data.toString
  return data
}
