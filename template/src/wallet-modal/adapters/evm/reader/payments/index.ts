import { isSameAddress } from '../../../../domain/account/address'
import { isRecord } from '../../../../domain/errors/errors'
import type { PaymentProof, PaymentReader } from '../../../payment-reader'
import { decodeUint } from '../abi-decode'
import type { Ask } from '../ask'
import { readQuantity, toQuantity } from '../ask'
import type { ReaderPart } from '../reader-part'

/** The topic of the event `Transfer(address,address,uint256)`, which ERC-20 tokens emit for each transfer. */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const none = { received: BigInt(0), block: undefined }

/** The address in a topic of a log. A topic has 32 bytes, and an address fills the last 20. */
function addressIn(topic: unknown): string | undefined {
  return typeof topic === 'string' && /^0x0{24}[0-9a-f]{40}$/i.test(topic) ? `0x${topic.slice(-40)}` : undefined
}

/** The amount of a token that a log moves to the recipient; zero for any other log. */
function receivedBy(log: unknown, token: string, recipient: string): bigint {
  const { address, topics, data } = isRecord(log) ? log : {}
  const [kind, , to, ...more] = Array.isArray(topics) ? (topics as unknown[]) : []
  const isTransfer = String(kind).toLowerCase() === transferTopic && more.length === 0
  const isMeant = isSameAddress(String(address), token) && isSameAddress(addressIn(to), recipient)
  return (isTransfer && isMeant && decodeUint(data)) || BigInt(0)
}

/** The native amount that the transaction itself moves to the recipient. Amounts that contracts move are not in the receipt. */
function moved(transaction: unknown, recipient: string): bigint {
  const { to, value } = isRecord(transaction) ? transaction : {}
  return (typeof to === 'string' && isSameAddress(to, recipient) && toQuantity(value)) || BigInt(0)
}

async function readPayment(
  ask: Ask,
  { hash, token, recipient }: { hash: string; token: string | undefined; recipient: string },
): Promise<PaymentProof> {
  const receipt = await ask('eth_getTransactionReceipt', [hash])
  if (!isRecord(receipt) || token === undefined) {
    const transaction = await ask('eth_getTransactionByHash', [hash])
    if (!isRecord(receipt)) return { state: isRecord(transaction) ? 'pending' : 'unknown', ...none }
    return { ...outcomeOf(receipt, moved(transaction, recipient)) }
  }
  const logs: readonly unknown[] = Array.isArray(receipt['logs']) ? receipt['logs'] : []
  return outcomeOf(
    receipt,
    logs.reduce<bigint>((sum, log) => sum + receivedBy(log, token, recipient), BigInt(0)),
  )
}

function outcomeOf(receipt: Record<string, unknown>, received: bigint): PaymentProof {
  const height = toQuantity(receipt['blockNumber'])
  const isReverted = receipt['status'] === '0x0'
  return {
    state: isReverted ? 'reverted' : 'success',
    received: isReverted ? BigInt(0) : received,
    block: height === undefined ? undefined : Number(height),
  }
}

/** Reads whether payments have arrived. */
export const payments: ReaderPart = ({ read }) => {
  const reader: PaymentReader = {
    getHeight: (query) =>
      read(query, async (ask) => Number(readQuantity(await ask('eth_blockNumber', []), 'eth_blockNumber'))),
    readPayment: (query) => read(query, (ask) => readPayment(ask, query)),
  }
  return { payments: reader }
}
