import { isSameAddress } from '../account/address'
import { decodeCall } from './decode-call'

/** Why a transaction is not the one that the visitor was shown. */
export type CallRefusal =
  | 'unknownCall'
  | 'unknownTarget'
  | 'unknownSpender'
  | 'otherReceiver'
  | 'otherToken'
  | 'otherAmount'
  | 'otherValue'
  | 'otherMinimum'
  | 'negativeSlippage'
  | 'unlimitedApproval'
  | 'expired'

/** The parts of a transaction that are checked. */
export interface CheckedCall {
  to: string
  value: bigint
  /** In hex, with `0x`. */
  data: string
}

/** What a swap has to do. */
export interface ExpectedSwap {
  /** The routers that the app allows. */
  targets: readonly string[]
  account: string
  /** The paid token; undefined for the native currency. */
  paid: string | undefined
  /** The received token; undefined for the native currency. */
  received: string | undefined
  /** The token that stands for the native currency in a path. */
  wrapped: string
  /** In the smallest unit of the paid token. */
  amount: bigint
  /** The shown amount that arrives, in the smallest unit of the received token. */
  expected: bigint
  /** The least that the visitor accepts, in the smallest unit of the received token. The transaction may promise more. */
  minimum: bigint
  /** Seconds since the epoch. */
  now: bigint
}

const unlimited = BigInt(2) ** BigInt(255)
const zero = BigInt(0)

const isAmong = (address: string, allowed: readonly string[]) => allowed.some((one) => isSameAddress(one, address))

/**
 * Checks by decoding that a transaction is the swap that the visitor was shown.
 * @returns the reason why it is not; undefined if it is
 */
export function checkSwapCall({ to, value, data }: CheckedCall, meant: ExpectedSwap): CallRefusal | undefined {
  if (!isAmong(to, meant.targets)) return 'unknownTarget'
  const call = decodeCall(data)
  if (call?.kind !== 'swap') return 'unknownCall'
  if (!isSameAddress(call.receiver, meant.account)) return 'otherReceiver'
  const isFromNative = meant.paid === undefined
  if (call.isFromNative !== isFromNative || call.isToNative !== (meant.received === undefined)) return 'otherToken'
  if (!isSameAddress(call.path[0], meant.paid ?? meant.wrapped)) return 'otherToken'
  if (!isSameAddress(call.path.at(-1), meant.received ?? meant.wrapped)) return 'otherToken'
  if (!isFromNative && call.amount !== meant.amount) return 'otherAmount'
  if (value !== (isFromNative ? meant.amount : zero)) return 'otherValue'
  if (call.minimum > meant.expected) return 'negativeSlippage'
  if (call.minimum < meant.minimum || call.minimum <= zero) return 'otherMinimum'
  return call.deadline <= meant.now ? 'expired' : undefined
}

/** What an approval has to do. */
export interface ExpectedApproval {
  token: string
  /** The spenders that the app allows. */
  spenders: readonly string[]
  /** In the smallest unit of the token; 0 takes an earlier approval back. */
  amount: bigint
}

/**
 * Checks by decoding that a transaction is the approval that the visitor was shown.
 * @returns the reason why it is not; undefined if it is
 */
export function checkApprovalCall({ to, value, data }: CheckedCall, meant: ExpectedApproval): CallRefusal | undefined {
  const call = decodeCall(data)
  if (call?.kind !== 'approval') return 'unknownCall'
  if (!isSameAddress(to, meant.token)) return 'otherToken'
  if (!isAmong(call.spender, meant.spenders)) return 'unknownSpender'
  if (value !== zero) return 'otherValue'
  if (call.amount === meant.amount) return undefined
  return call.amount >= unlimited ? 'unlimitedApproval' : 'otherAmount'
}
