import { refusedFor } from '../../../../domain/errors/refusals'
import { isRecord } from '../../../../domain/errors/errors'
import type { Network } from '../../../../domain/networks/network'
import type { FeeEstimate, TransferTransaction } from '../../../chain-reader'
import type { Ask } from '../ask'
import { readQuantity, toQuantity } from '../ask'
import type { DataFees } from './data-fee'
import { isAnswerError } from '../refusal'
import { simulateTransfer, toCall } from './transfer'

/** The gas of a plain transfer. A transaction with this much gas runs no contract. */
const plainGas = BigInt(21_000)

/** The price of a unit of gas, in the smallest unit of the native currency. */
interface GasPrice {
  expected: bigint
  most: bigint
}

const divideUp = (value: bigint, divisor: bigint) => (value + divisor - BigInt(1)) / divisor

/** Doubles a fee, as wallets do: a base fee may double in six full blocks in a row. The data fee follows a base fee. */
const reserved = (fee: bigint) => fee * BigInt(2)

/** Awaits the answer to a method that not every network supports; undefined when the network does not support it. */
async function optional(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (isAnswerError(error)) return undefined
    throw error
  }
}

function listIn(answer: unknown, name: string): readonly unknown[] {
  const value = isRecord(answer) ? answer[name] : undefined
  return Array.isArray(value) ? value : []
}

async function readGasPrice(ask: Ask): Promise<GasPrice> {
  const [history, told] = await Promise.all([
    optional(ask('eth_feeHistory', ['0x5', 'latest', [50]])),
    optional(ask('eth_maxPriorityFeePerGas', [])),
  ])
  // The last base fee is that of the next block.
  const baseFee = toQuantity(listIn(history, 'baseFeePerGas').at(-1))
  if (baseFee) {
    const paid: unknown = listIn(history, 'reward').at(-1)
    const tip = toQuantity(told) ?? toQuantity(Array.isArray(paid) ? paid[0] : undefined) ?? BigInt(0)
    return { expected: baseFee + tip, most: reserved(baseFee) + tip }
  }
  const price = readQuantity(await ask('eth_gasPrice', []), 'eth_gasPrice')
  return { expected: price, most: reserved(price) }
}

/** Checks the balance, because some networks give an estimate even when the account cannot pay. */
async function checkBalance(ask: Ask, { from, value }: TransferTransaction, symbol: string): Promise<void> {
  if (value === BigInt(0)) return
  const balance = toQuantity(await optional(ask('eth_getBalance', [from, 'latest'])))
  if (balance !== undefined && balance < value) throw refusedFor((texts) => texts.notEnough(symbol))
}

/** Estimates the fee of a transaction, after checking that the transaction would not fail. */
export async function readFee(
  ask: Ask,
  { transaction, network }: { transaction: TransferTransaction; network: Network },
  dataFees: DataFees,
): Promise<FeeEstimate> {
  const { symbol } = network.nativeCurrency
  const [answer, price] = await Promise.all([
    ask('eth_estimateGas', [toCall(transaction)]),
    readGasPrice(ask),
    simulateTransfer(ask, transaction),
    checkBalance(ask, transaction, symbol),
  ])
  const gas = readQuantity(answer, 'eth_estimateGas')
  const isPlain = transaction.data === '0x' && gas <= plainGas
  // A contract may need more gas when the transaction runs than now.
  const maxGas = isPlain ? gas : divideUp(gas * BigInt(6), BigInt(5))
  const dataFee = await dataFees.read(ask, { transaction, network, gas, gasPrice: price.expected })
  return { gas, fee: gas * price.expected + dataFee, maxFee: maxGas * price.most + reserved(dataFee) }
}
