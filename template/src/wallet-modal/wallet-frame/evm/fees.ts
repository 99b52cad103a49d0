import * as v from 'valibot'
import type { Hex } from 'viem'
import { chainTexts } from '../chain/chain-texts'
import type { RpcCall } from '../chain/rpc-client'
import { toldError } from '../locales/told-error'
import type { EvmCall } from './describe-call'

/** A number in the answer of a node: hexadecimal digits. */
export const nodeQuantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)

const blockSchema = v.object({ baseFeePerGas: v.optional(nodeQuantity) })

function readQuantity(value: unknown): bigint {
  const read = v.safeParse(nodeQuantity, value)
  if (!read.success) throw toldError(chainTexts, (texts) => texts.answer)
  return read.output
}

/** What a transaction pays for gas, by EIP-1559 or on older networks by one price. */
type GasPrice =
  { type: 'eip1559'; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } | { type: 'legacy'; gasPrice: bigint }

/** The most that one unit of gas costs. */
export function highestPrice(price: GasPrice): bigint {
  return price.type === 'eip1559' ? price.maxFeePerGas : price.gasPrice
}

/** The price of gas now. The base fee may rise by a fifth until the transaction is included. */
export async function readGasPrice(rpc: RpcCall): Promise<GasPrice> {
  const block = v.safeParse(blockSchema, await rpc('eth_getBlockByNumber', ['latest', false]))
  const baseFee = block.success ? block.output.baseFeePerGas : undefined
  const gasPrice = readQuantity(await rpc('eth_gasPrice'))
  if (baseFee === undefined) return { type: 'legacy', gasPrice }
  const difference = gasPrice > baseFee ? gasPrice - baseFee : BigInt(0)
  const tip = await rpc('eth_maxPriorityFeePerGas').then(readQuantity, () => difference)
  return { type: 'eip1559', maxFeePerGas: (baseFee * BigInt(6)) / BigInt(5) + tip, maxPriorityFeePerGas: tip }
}

/** How much gas a call needs. Undefined when the call would fail. */
export async function estimateGas(rpc: RpcCall, from: Hex, { to, value, data }: EvmCall): Promise<bigint | undefined> {
  const call = { from, ...(to !== undefined && { to }), value: `0x${value.toString(16)}`, data }
  try {
    return readQuantity(await rpc('eth_estimateGas', [call]))
  } catch {
    return undefined
  }
}

/** The number of the account's next transaction, with those that are not included yet. */
export async function readNonce(rpc: RpcCall, address: Hex): Promise<number> {
  return Number(readQuantity(await rpc('eth_getTransactionCount', [address, 'pending'])))
}

/** @throws FrameError when the endpoint belongs to another network */
export async function checkChain(rpc: RpcCall, chainId: number): Promise<void> {
  const answered = readQuantity(await rpc('eth_chainId'))
  if (answered !== BigInt(chainId)) throw toldError(chainTexts, (texts) => texts.otherNetwork)
}
