import * as v from 'valibot'
import type { Hex } from 'viem'
import { FrameError, errorCodes, invalidParams } from '../frame-error'
import { addressText, callData, quantity } from './transaction'

const capabilitiesSchema = v.optional(v.record(v.string(), v.unknown()), {})

const batchSchema = v.object({
  /** The id that the page has chosen. EIP-5792 allows 4,096 bytes. */
  id: v.optional(v.pipe(v.string(), v.maxLength(8_194))),
  from: v.optional(v.string()),
  chainId: v.optional(quantity),
  atomicRequired: v.optional(v.boolean(), false),
  capabilities: capabilitiesSchema,
  calls: v.array(
    v.object({
      to: addressText,
      data: v.optional(callData, '0x'),
      value: v.optional(quantity, 0),
      capabilities: capabilitiesSchema,
    }),
  ),
})

/** The parameters of `wallet_sendCalls` (EIP-5792). */
export type Batch = v.InferOutput<typeof batchSchema>

/** A call of a batch. */
export interface BatchCall {
  to: Hex
  data: Hex
  value: bigint
}

/** Reads the parameters of `wallet_sendCalls`. @throws FrameError for parameters of another form */
export function readBatch(params: unknown): Batch {
  const read = v.safeParse(v.tuple([batchSchema]), params)
  if (!read.success) throw invalidParams('wallet_sendCalls takes calls with a target, data and an amount')
  return read.output[0]
}

const optionalSchema = v.object({ optional: v.literal(true) })

/** True for a capability that the page marks as optional (EIP-5792). */
export const isOptional = (capability: unknown): boolean => v.is(optionalSchema, capability)

/**
 * The capabilities that the page asks for, for the batch and for its calls. If the page asks for the same capability several times, a request
 * that is not optional wins.
 */
export function capabilitiesOf({ calls, capabilities }: Batch): Record<string, unknown> {
  const all = [...calls.map((call) => call.capabilities), capabilities].flatMap((one) => Object.entries(one))
  const isNeeded = ([, capability]: [string, unknown]) => !isOptional(capability)
  return Object.fromEntries([...all, ...all.filter(isNeeded)])
}

/** The error for a capability that the page needs and that this wallet does not have. */
export function unsupportedCapability(message = 'This wallet does not support what the page asks for'): FrameError {
  return new FrameError(message, errorCodes.unsupportedCapability)
}
