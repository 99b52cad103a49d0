import { accountError } from '../errors/account-errors'
import { isRecord } from '../errors/errors'
import { parseEvmChainId } from '../networks/network'

/** What a wallet can do on one chain (EIP-5792, `wallet_getCapabilities`). */
export interface ChainCapabilities {
  /** The wallet lists its tokens (ERC-7811). */
  assetDiscovery?: { supported: boolean }
  /** The wallet runs several calls as one. */
  atomic?: { status: 'supported' | 'ready' | 'unsupported' }
  /** The permissions that the wallet can grant (EIP-7715). */
  permissions?: {
    supported: boolean
    signerTypes?: readonly string[]
    permissionTypes?: readonly string[]
    policyTypes?: readonly string[]
  }
  paymasterService?: { supported?: boolean; url?: string; context?: unknown }
  [name: string]: unknown
}

/** Capabilities by chain id in hexadecimal: `0x1`. A chain without an entry has none. */
export type WalletCapabilities = Readonly<Record<string, ChainCapabilities>>

/** One call of a batch. */
export interface WalletCall {
  to?: `0x${string}`
  data?: `0x${string}`
  /** In wei. */
  value?: bigint
}

/** A batch that the wallet is asked to send (EIP-5792, `wallet_sendCalls`). */
export interface SendCallsRequest {
  calls: readonly WalletCall[]
  /** If true, either all calls take effect or none. Default: false. */
  atomicRequired?: boolean
  capabilities?: Readonly<Record<string, unknown>>
}

/** The state of a batch: `pending` (1xx), `success` (200), `failure` (4xx, 5xx: no call took effect), `partial` (6xx). */
export type CallsState = 'pending' | 'success' | 'failure' | 'partial'

/** The wallet's report about a batch (EIP-5792, `wallet_getCallsStatus`). */
export interface CallsStatus {
  id: string
  statusCode: number
  state: CallsState
  /** The hashes of the batch's transactions. */
  transactionHashes: readonly string[]
}

/** The id for capabilities on every chain. */
const everyChain = '0x0'

/** A chain id in hexadecimal, as wallets write it: `0x1`. */
export function toHexChainId(chainId: number | string): `0x${string}` {
  return `0x${BigInt(chainId).toString(16)}`
}

/** What a wallet can do on one chain. */
export function capabilitiesOn(capabilities: WalletCapabilities, chainId: number | string): ChainCapabilities {
  return { ...capabilities[everyChain], ...capabilities[toHexChainId(chainId)] }
}

function readChainId(key: string): `0x${string}` | undefined {
  const chainId = parseEvmChainId(key)
  if (chainId !== undefined) return toHexChainId(chainId)
  return key === everyChain ? everyChain : undefined
}

/** A copy of an answer as JSON; undefined if the answer cannot be written as JSON. Getters and proxies of a wallet run here only. */
function jsonOf(answer: unknown): unknown {
  try {
    const text = JSON.stringify(answer) as string | undefined
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads a wallet's capabilities, with chain ids in one spelling. The result is a copy, so what the wallet changes later has no effect. An
 * invalid answer gives an empty object.
 */
export function readCapabilities(answer: unknown): WalletCapabilities {
  const given = jsonOf(answer)
  if (!isRecord(given)) return {}
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => {
      const chainId = readChainId(key)
      return chainId !== undefined && isRecord(value) && !Array.isArray(value) ? [[chainId, value]] : []
    }),
  )
}

/**
 * Checks the calls of a batch before they are sent to a wallet.
 * @throws WalletModalError CALLS_NOT_VALID, whose details list all problems
 */
export function checkCalls(calls: readonly WalletCall[]): void {
  const wrong = calls.flatMap(({ to, data, value }, index) => [
    ...(['to', 'data'] as const).flatMap((name) => {
      const text: unknown = { to, data }[name]
      if (text === undefined) return []
      if (typeof text !== 'string' || !text.startsWith('0x'))
        return [`Invalid calls.${index}.${name}: must start with 0x`]
      return /^0x[0-9a-f]*$/i.test(text) ? [] : [`Invalid calls.${index}.${name}: must be hexadecimal`]
    }),
    ...(value === undefined || value >= BigInt(0) ? [] : [`Invalid calls.${index}.value: must not be negative`]),
  ])
  if (calls.length === 0) wrong.push('Invalid calls: must not be empty')
  if (wrong.length > 0) throw accountError('CALLS_NOT_VALID', { details: wrong.join('; ') })
}
