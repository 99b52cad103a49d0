import { isRecord, type JsonRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import { chainIdParam, objectParam, transactionParam } from './params'

/** One call of a batch. */
export interface Call {
  /** Missing for the deployment of a contract. */
  readonly to?: string
  readonly value: bigint
  /** `0x` for a call without data. */
  readonly data: string
}

/** The checked parameter of wallet_sendCalls. */
export interface CallsRequest {
  /** Missing if the wallet must choose the id. */
  readonly id?: string
  readonly from: unknown
  readonly chainId: number
  readonly atomicRequired: boolean
  readonly calls: readonly Call[]
}

const mostCalls = 100
const longestId = 4_096

/**
 * Checks the parameter of wallet_sendCalls (EIP-5792, version 2.0.0).
 * @throws RpcError -32602 that names the wrong field; 5700 for a required capability that the wallet does not have; 5740 for too many calls
 */
export function callsParam(params: readonly unknown[]): CallsRequest {
  const input = objectParam(params, 'wallet_sendCalls')
  const { version, id, from, chainId, atomicRequired, calls, capabilities } = input
  if (version !== '2.0.0') throw invalidParams('version must be 2.0.0')
  if (id !== undefined && !(typeof id === 'string' && id !== '' && id.length <= longestId)) {
    throw invalidParams(`id must be a text of at most ${longestId} characters`)
  }
  if (typeof atomicRequired !== 'boolean') throw invalidParams('atomicRequired must be true or false')
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('calls must be a list of at least one call')
  if (calls.length > mostCalls) {
    throw new RpcError(rpcCodes.bundleTooLarge, `The wallet takes at most ${mostCalls} calls together`)
  }
  requireCapabilities(capabilities)
  return {
    ...(id === undefined ? {} : { id }),
    from,
    chainId: chainIdParam(chainId),
    atomicRequired,
    calls: (calls as unknown[]).map(callParam),
  }
}

function callParam(value: unknown): Call {
  const call = transactionParam([value])
  requireCapabilities(call['capabilities'])
  const { to, data } = call
  const rest = { value: BigInt(String(call['value'] ?? '0x0')), data: typeof data === 'string' ? data : '0x' }
  return typeof to === 'string' ? { to, ...rest } : rest
}

/** Refuses every required capability, because the wallet has no capabilities for calls. Optional capabilities are ignored. */
function requireCapabilities(value: unknown): void {
  if (value === undefined) return
  if (!isRecord(value)) throw invalidParams('capabilities must be an object')
  const needed = Object.entries(value).find(([, wish]) => !isOptional(wish))
  if (needed === undefined) return
  throw new RpcError(rpcCodes.unsupportedCapability, `The wallet does not have the capability ${needed[0]}`)
}

function isOptional(wish: unknown): boolean {
  return isRecord(wish) && (wish satisfies JsonRecord)['optional'] === true
}
