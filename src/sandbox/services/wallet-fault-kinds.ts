import type { JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'
import { delay } from './delay'

/** The faults of the wallet server's stores. */
export type StoreFault =
  /** Every operation takes longer. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Every operation fails. */
  | { readonly kind: 'down' }

const frameFaults = [
  /** The frame sends nothing, not even READY. */
  'mute',
  /** READY and each reply are sent twice. */
  'twice',
  /** The document reloads itself once, in place of a reply. */
  'reload',
  /** A document of another origin is loaded in place of the frame. */
  'stranger',
  /** Replies have other ids than the requests. */
  'ids',
  /** Replies have other names than the requests. */
  'names',
  /** Thousands of meaningless messages come before each message. */
  'flood',
] as const

/** The faults of the document of the wallet frame. */
export type FrameFault = (
  | { readonly kind: (typeof frameFaults)[number] }
  /** Every message is sent late. */
  | { readonly kind: 'slow'; readonly ms: number }
) & {
  /** The name of the only request whose replies are wrong, for example CONNECT_OTP. Default: all messages of the frame are wrong. */
  readonly request?: string
}

/** Checks a fault of the stores. @throws RpcError -32602 that names the possible values */
export function storeFault({ kind, ms }: JsonRecord): StoreFault {
  if (kind === 'down') return { kind }
  if (kind === 'slow') return { kind, ms: delay(ms) }
  throw invalidParams('kind must be slow or down')
}

/** Checks a fault of the wallet frame. @throws RpcError -32602 that names the possible values */
export function frameFault({ kind, ms, request }: JsonRecord): FrameFault {
  if (request !== undefined && (typeof request !== 'string' || !/^[A-Z_]{1,60}$/.test(request)))
    throw invalidParams('request must be the name of a request, such as CONNECT_OTP')
  const only = request === undefined ? {} : { request }
  if (kind === 'slow') return { kind, ms: delay(ms), ...only }
  const known = frameFaults.find((name) => name === kind)
  if (known === undefined) throw invalidParams(`kind must be slow, ${frameFaults.join(', ')}`)
  return { kind: known, ...only }
}
