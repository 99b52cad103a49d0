import { isRecord } from '../errors/errors'

/** The part of an EIP-1193 provider the modal relies on. Events are optional: some wallets have none. */
export interface Eip1193Provider {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (...args: never[]) => void): unknown
  removeListener?(event: string, listener: (...args: never[]) => void): unknown
}

/** True for an object with a `request` function; also when reading it throws, the answer is a plain no. */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  try {
    return isRecord(value) && typeof value['request'] === 'function'
  } catch {
    return false
  }
}
