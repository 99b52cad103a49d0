import type { JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'
import { delay } from '../services/delay'

/** The faults that the bundlers and the paymasters share. */
type ServiceFault =
  /** The service closes the connection without an answer, and does nothing. */
  (
    | { readonly kind: 'down' }
    /** The service carries requests out, but never answers them. */
    | { readonly kind: 'mute' }
    /** The service carries requests out late. */
    | { readonly kind: 'slow'; readonly ms: number }
    /** The service refuses user operations with an error. */
    | { readonly kind: 'refuse' }
  ) & {
    /** The only method that has the fault, for example eth_sendUserOperation. Default: all methods have the fault. */
    readonly method?: string
  }

/** The faults of the bundlers. */
export type BundlerFault =
  | ServiceFault
  /** The bundler accepts user operations, but never carries them out. */
  | { readonly kind: 'lost' }
  /** The bundler carries a user operation out only after its receipt was requested three times. */
  | { readonly kind: 'late' }

/** The faults of the paymasters. */
export type PaymasterFault = ServiceFault

/** Checks a fault of the bundlers. @throws RpcError -32602 that names the possible values */
export function bundlerFault(fault: JsonRecord): BundlerFault {
  const { kind } = fault
  if (kind === 'lost' || kind === 'late') return { kind }
  return serviceFault(fault, 'kind must be slow, down, mute, refuse, lost or late')
}

/** Checks a fault of the paymasters. @throws RpcError -32602 that names the possible values */
export function paymasterFault(fault: JsonRecord): PaymasterFault {
  return serviceFault(fault, 'kind must be slow, down, mute or refuse')
}

function serviceFault({ kind, ms, method }: JsonRecord, kinds: string): ServiceFault {
  if (method !== undefined && (typeof method !== 'string' || !/^[a-z]+_[a-zA-Z]{1,60}$/.test(method)))
    throw invalidParams('method must be the name of a method, such as eth_sendUserOperation')
  const only = method === undefined ? {} : { method }
  if (kind === 'slow') return { kind, ms: delay(ms), ...only }
  if (kind === 'down' || kind === 'mute' || kind === 'refuse') return { kind, ...only }
  throw invalidParams(kinds)
}
