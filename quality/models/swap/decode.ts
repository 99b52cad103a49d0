import { Interface, getAddress } from 'ethers'

const calls = new Interface([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function swapExactETHForTokens(uint256 minimum, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amount, uint256 minimum, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amount, uint256 minimum, address[] path, address to, uint256 deadline)',
])

/** The parameters of `eth_sendTransaction`. */
export interface SwapTransaction {
  from: string
  to: string
  value: string
  data: string
  chainId: string
}

/** What a wallet is asked to approve or to swap, decoded by code that is independent of the modal's. */
export type Asked =
  | { kind: 'approval'; token: string; spender: string; amount: bigint }
  | { kind: 'swap'; router: string; amount: bigint; minimum: bigint; path: readonly string[]; receiver: string }

/** @throws Error when the transaction is neither an approval nor a swap */
export function decodeAsked({ to, value, data }: SwapTransaction): Asked {
  const call = calls.parseTransaction({ data, value: BigInt(value) })
  if (!call) throw new Error(`an unknown call ${data.slice(0, 10)}`)
  const args = call.args.toObject() as Record<string, unknown>
  const { spender, amount, minimum, path, to: receiver } = args
  if (call.name === 'approve')
    return {
      kind: 'approval',
      token: getAddress(to),
      spender: getAddress(String(spender)),
      amount: BigInt(amount as bigint),
    }
  const isFromNative = call.name === 'swapExactETHForTokens'
  if (!isFromNative && BigInt(value) !== 0n) throw new Error('a swap of tokens that moves the native currency too')
  return {
    kind: 'swap',
    router: getAddress(to),
    amount: isFromNative ? BigInt(value) : BigInt(amount as bigint),
    minimum: BigInt(minimum as bigint),
    path: (path as readonly string[]).map((token) => getAddress(token)),
    receiver: getAddress(String(receiver)),
  }
}
