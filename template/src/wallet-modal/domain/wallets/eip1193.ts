import { isRecord } from '../errors/errors'

/** The part of an EIP-1193 provider that the modal uses. Events are optional, because some wallets have none. */
export interface Eip1193Provider {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (...args: never[]) => void): unknown
  removeListener?(event: string, listener: (...args: never[]) => void): unknown
}

/** Whether a value is an object with a `request` function. If reading it throws, the answer is false. */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  try {
    return isRecord(value) && typeof value['request'] === 'function'
  } catch {
    return false
  }
}
