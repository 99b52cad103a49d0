import type { Hex } from 'viem'
import { decodeFunctionData, decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import { plainText } from '../../domain/plain-text'
import type { RpcCall } from '../chain/rpc-client'

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 addedValue)',
  'function setApprovalForAll(address operator, bool approved)',
  'function decimals() view returns (uint8)',
  'function symbol() view returns (string)',
])

/** What a call of a token does. */
export type TokenCall =
  | { kind: 'transfer'; from?: Hex; to: Hex; amount: bigint }
  | { kind: 'approve'; spender: Hex; amount: bigint; isIncrease: boolean }
  | { kind: 'approveAll'; operator: Hex; isApproved: boolean }

/** How a token counts. */
export interface TokenUnits {
  symbol: string
  decimals: number
}

function decode(data: Hex) {
  try {
    const call = decodeFunctionData({ abi, data })
    // Data that has more than the call is not described as the call.
    return encodeFunctionData({ abi, ...call } as Parameters<typeof encodeFunctionData>[0]) === data.toLowerCase()
      ? call
      : undefined
  } catch {
    return undefined
  }
}

/** Reads the calls that most tokens have. Undefined for other calls, and for data that is not exactly such a call. */
export function readTokenCall(data: Hex): TokenCall | undefined {
  const call = decode(data)
  switch (call?.functionName) {
    case 'transfer':
      return { kind: 'transfer', to: call.args[0], amount: call.args[1] }
    case 'transferFrom':
      return { kind: 'transfer', from: call.args[0], to: call.args[1], amount: call.args[2] }
    case 'approve':
    case 'increaseAllowance':
      return {
        kind: 'approve',
        spender: call.args[0],
        amount: call.args[1],
        isIncrease: call.functionName === 'increaseAllowance',
      }
    case 'setApprovalForAll':
      return { kind: 'approveAll', operator: call.args[0], isApproved: call.args[1] }
    default:
      return undefined
  }
}

async function readView<T>(rpc: RpcCall, token: Hex, functionName: 'decimals' | 'symbol', read: (result: Hex) => T) {
  const result = await rpc('eth_call', [{ to: token, data: encodeFunctionData({ abi, functionName }) }, 'latest'])
  return read(String(result) as Hex)
}

/** Asks a token how it counts. Undefined when the contract does not say. */
export async function readTokenUnits(rpc: RpcCall, token: Hex): Promise<TokenUnits | undefined> {
  try {
    const [decimals, symbol] = await Promise.all([
      readView(rpc, token, 'decimals', (data) => decodeFunctionResult({ abi, functionName: 'decimals', data })),
      readView(rpc, token, 'symbol', (data) => decodeFunctionResult({ abi, functionName: 'symbol', data })),
    ])
    const name = plainText(symbol, 16)
    return decimals > 36 || name === '' ? undefined : { decimals, symbol: name }
  } catch {
    return undefined
  }
}
