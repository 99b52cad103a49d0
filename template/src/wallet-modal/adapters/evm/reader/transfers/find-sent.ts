import { isSameAddress } from '../../../../domain/account/address'
import { isRecord } from '../../../../domain/errors/errors'
import type { FindSentQuery, SendMark, SendOutcome, TransferTransaction, TransactionState } from '../../../chain-reader'
import type { Ask } from '../ask'
import { readQuantity, toQuantity } from '../ask'

type Searched = Pick<FindSentQuery, 'transaction' | 'known' | 'told'>

/** The most later transactions of the account that are examined. */
const maxTransactions = 8

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const toHex = (value: number) => `0x${value.toString(16)}`

async function readCount(ask: Ask, address: string, block: string): Promise<number> {
  return Number(readQuantity(await ask('eth_getTransactionCount', [address, block]), 'eth_getTransactionCount'))
}

const readHeight = async (ask: Ask) => Number(readQuantity(await ask('eth_blockNumber', []), 'eth_blockNumber'))

/**
 * Records the current state of the sender's account: `nonce` is the lowest nonce that a new transaction of the account can get,
 * and `block` is the height of the chain.
 */
export async function markSend(ask: Ask, { from }: TransferTransaction): Promise<SendMark> {
  // Read the height first. A transaction that is mined between the two requests then lies in a block that is searched.
  const block = await readHeight(ask)
  return { nonce: await readCount(ask, from, 'pending'), block }
}

/**
 * Searches the sender's transactions since the mark. A transaction that is not found may still be on its way, so the outcome is
 * 'unknown'. The outcome is 'notSent' only when the network refused the transaction for a nonce that is too low and other
 * transactions have used every nonce since the mark.
 */
export async function findSent(ask: Ask, { mark, ...searched }: Searched & { mark: SendMark }): Promise<SendOutcome> {
  const { from } = searched.transaction
  const { nonce: first, block } = mark
  if (!isCount(first) || !isCount(block)) return { state: 'unknown' }
  const height = await readHeight(ask)
  const [mined, pending] = [await readCount(ask, from, toHex(height)), await readCount(ask, from, 'pending')]
  let areAllOthers = mined > first && mined - first <= maxTransactions
  for (let nonce = first; nonce < Math.min(mined, first + maxTransactions); nonce += 1) {
    const found = await findMined(ask, from, nonce, { above: block, height })
    if (isSearched(found, searched)) return { state: 'sent', hash: found.hash }
    areAllOthers &&= found !== undefined
  }
  if (pending > Math.max(mined, first)) {
    const found = (await readTransactions(ask, 'pending')).find((one) => isSearched(one, searched))
    return found && isHash(found['hash']) ? { state: 'sent', hash: found['hash'] } : { state: 'unknown' }
  }
  return areAllOthers && /nonce (?:is )?too low/i.test(searched.told) ? { state: 'notSent' } : { state: 'unknown' }
}

/**
 * Finds the mined transaction with a nonce. Its block is the first one at which the account's transaction count exceeds the
 * nonce.
 */
async function findMined(
  ask: Ask,
  from: string,
  nonce: number,
  { above, height }: { above: number; height: number },
): Promise<Record<string, unknown> | undefined> {
  let [low, high] = [above, height]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if ((await readCount(ask, from, toHex(middle))) > nonce) high = middle
    else low = middle
  }
  const transactions = await readTransactions(ask, toHex(high))
  return transactions.find((one) => isFrom(one, from) && toQuantity(one['nonce']) === BigInt(nonce))
}

async function readTransactions(ask: Ask, block: string): Promise<Record<string, unknown>[]> {
  const answer = await ask('eth_getBlockByNumber', [block, true])
  const transactions = isRecord(answer) ? answer['transactions'] : undefined
  return Array.isArray(transactions) ? transactions.filter(isRecord) : []
}

const isHash = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)

const isFrom = ({ from }: Record<string, unknown>, address: string) =>
  typeof from === 'string' && isSameAddress(from, address)

/** Whether a transaction is the requested transfer and is not known already. */
function isSearched(
  found: Record<string, unknown> | undefined,
  { transaction, known }: Searched,
): found is Record<string, unknown> & { hash: string } {
  if (!found || !isHash(found['hash']) || known.has(found['hash']) || !isFrom(found, transaction.from)) return false
  const { to, value, input, data = input } = found
  return (
    typeof to === 'string' &&
    isSameAddress(to, transaction.to) &&
    toQuantity(value) === transaction.value &&
    String(data).toLowerCase() === transaction.data.toLowerCase()
  )
}

/** Reads the state of a transaction from its receipt; without a receipt, whether the network knows the transaction. */
export async function readTransactionState(ask: Ask, hash: string): Promise<TransactionState> {
  const receipt = await ask('eth_getTransactionReceipt', [hash])
  if (isRecord(receipt)) return receipt['status'] === '0x0' ? 'reverted' : 'success'
  return isRecord(await ask('eth_getTransactionByHash', [hash])) ? 'pending' : 'unknown'
}
