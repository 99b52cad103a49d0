import { refusedFor, unreadable } from '../../../../domain/errors/refusals'
import { isRecord } from '../../../../domain/errors/errors'
import type { FeeEstimate } from '../../../chain-reader'
import type { Ask } from '../../ask'
import { confirmed, readCount, valueOf } from '../../ask'
import { fromBase64, toBase64 } from '../../base64'
import { readBlockhash } from '../../blockhash'
import { programs } from '../../programs'
import { describeRefusal } from '../../refusal'
import { readTransaction, withBlockhash } from '../../wire'
import { readMint } from './mint'

/** The compute budget instruction that sets the limit of compute units. */
const limitInstruction = 2

function unitLimit(transaction: Uint8Array): bigint {
  const found = readTransaction(transaction).instructions.find(
    ({ program, data }) => program === programs.computeBudget && data[0] === limitInstruction && data.length === 5,
  )
  return found ? BigInt(new DataView(found.data.buffer, found.data.byteOffset).getUint32(1, true)) : BigInt(0)
}

/** Reads the rent of the token accounts that the transaction opens. The network refunds the rent when they are closed. */
async function readRent(ask: Ask, transaction: Uint8Array): Promise<bigint> {
  const opened = readTransaction(transaction).instructions.filter(({ program }) => program === programs.associatedToken)
  const rents = opened.map(async ({ accounts }) => {
    const [, account, , mint = ''] = accounts.map(({ address }) => address)
    if (valueOf(await ask('getAccountInfo', [account, { encoding: 'base64', ...confirmed }])) !== null) return BigInt(0)
    const { accountLength } = await readMint(ask, mint)
    const rent = await ask('getMinimumBalanceForRentExemption', [accountLength])
    return readCount(rent, 'getMinimumBalanceForRentExemption')
  })
  return (await Promise.all(rents)).reduce((sum, rent) => sum + rent, BigInt(0))
}

/** Simulates a transaction. @throws WalletModalError TRANSACTION_REFUSED when it would fail */
async function simulate(ask: Ask, transaction: Uint8Array, symbol: string): Promise<void> {
  const options = { encoding: 'base64', sigVerify: false, replaceRecentBlockhash: true, ...confirmed }
  const value = valueOf(await ask('simulateTransaction', [toBase64(transaction), options]))
  if (!isRecord(value)) throw unreadable('simulateTransaction is no answer')
  const reason = describeRefusal(value['err'], symbol)
  if (reason !== undefined) throw refusedFor(reason)
}

/**
 * Reads the cost of a transaction: the network's exact fee, and the rent of the token accounts that the transaction opens.
 * @param data the unsigned transaction in base64
 * @throws WalletModalError TRANSACTION_REFUSED when the network says that it would fail
 */
export async function readFee(ask: Ask, data: string, symbol: string): Promise<FeeEstimate> {
  const { bytes } = await readBlockhash(ask)
  const transaction = withBlockhash(fromBase64(data), bytes)
  const message = toBase64(readTransaction(transaction).message)
  const [answer, rent] = await Promise.all([
    ask('getFeeForMessage', [message, confirmed]),
    readRent(ask, transaction),
    simulate(ask, transaction, symbol),
  ])
  const fee = readCount(valueOf(answer), 'getFeeForMessage') + rent
  return { gas: unitLimit(transaction), fee, maxFee: fee }
}
