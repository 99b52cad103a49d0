import { isRecord } from '../../domain/errors/errors'
import { parseEvmChainId } from '../../domain/networks/network'
import type { SentNotice } from '../adapter'

const isHex = (text: unknown): text is string => typeof text === 'string' && /^0x[0-9a-f]+$/i.test(text)

/** Whether a wallet's answer can be a transaction hash. Some wallets answer with other text instead. */
export function isTransactionHash(answer: unknown): answer is string {
  return isHex(answer)
}

/** Reads from a transaction's parameters how much native currency it moves. */
export function readSent(params: unknown, hash: string): SentNotice {
  const transaction: unknown = Array.isArray(params) ? params[0] : undefined
  const { from, to, value, data, input, chainId } = isRecord(transaction) ? transaction : {}
  const chain = parseEvmChainId(chainId)
  return {
    hash,
    from: typeof from === 'string' ? from : undefined,
    to: typeof to === 'string' ? to : undefined,
    value: isHex(value) ? BigInt(value) : BigInt(0),
    isCall: isHex(data) || isHex(input),
    ...(chain !== undefined && { chainId: chain }),
  }
}
