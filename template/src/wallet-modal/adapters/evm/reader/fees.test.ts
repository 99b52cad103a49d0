// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork } from '../../../domain/network'
import { firstAddress, secondAddress } from '../../../testing/fake-wallet'
import { alpha } from '../../../testing/networks'
import { uint } from './abi-encode'
import { createEvmReader } from './evm-reader'
import { buildTransfer } from './transfer'
import { FakeChain, answerOf } from './testing/fake-chain'

const gwei = BigInt(1_000_000_000)
const hex = (value: bigint) => `0x${value.toString(16)}`
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network = completeNetwork(alpha)
const { signal } = new AbortController()

function create(answers: Readonly<Record<string, unknown>>) {
  const chain = new FakeChain()
  chain.deploy(token, () => answerOf(uint(BigInt(1))))
  for (const [method, answer] of Object.entries(answers)) chain.methods.set(method, () => answer)
  const reader = createEvmReader({ rpc: chain })
  const [from, to, amount] = [firstAddress, secondAddress, BigInt(5)]
  const estimate = (kind: { token?: string } = {}) =>
    reader.estimateFee({ transaction: buildTransfer({ from, to, amount, ...kind }), network, signal })
  return { chain, reader, estimate }
}

const history = (...baseFees: bigint[]) => ({
  baseFeePerGas: baseFees.map(hex),
  reward: [[hex(BigInt(3))], [hex(BigInt(7))]],
})

test('the fee is of the next block; the most leaves room for two full ones', async () => {
  const { estimate } = create({
    eth_estimateGas: hex(BigInt(21_000)),
    eth_feeHistory: history(BigInt(10) * gwei, BigInt(64) * gwei),
    eth_maxPriorityFeePerGas: hex(gwei),
  })
  expect(await estimate()).toEqual({
    gas: BigInt(21_000),
    fee: BigInt(21_000) * BigInt(65) * gwei,
    mostFee: BigInt(21_000) * BigInt(129) * gwei,
  })
})

test('whoever calls a contract gets a fifth more gas, also a receiver that runs code', async () => {
  const answers = { eth_feeHistory: history(BigInt(64)), eth_maxPriorityFeePerGas: hex(BigInt(1)) }
  const called = create({ ...answers, eth_estimateGas: hex(BigInt(50_001)) })
  expect(await called.estimate({ token })).toEqual({
    gas: BigInt(50_001),
    fee: BigInt(50_001) * BigInt(65),
    mostFee: BigInt(60_002) * BigInt(129),
  })
  const receiver = create({ ...answers, eth_estimateGas: hex(BigInt(30_000)) })
  expect(await receiver.estimate()).toMatchObject({ gas: BigInt(30_000), mostFee: BigInt(36_000) * BigInt(129) })
})

test('growth is rounded up, never down', async () => {
  const { estimate } = create({
    eth_estimateGas: hex(BigInt(21_000)),
    eth_feeHistory: history(BigInt(1)),
    eth_maxPriorityFeePerGas: hex(BigInt(0)),
  })
  expect(await estimate()).toMatchObject({ fee: BigInt(21_000), mostFee: BigInt(42_000) })
})

test('the tip is what was paid lately where the network suggests none', async () => {
  const paid = create({ eth_estimateGas: hex(BigInt(21_000)), eth_feeHistory: history(BigInt(64)) })
  expect(await paid.estimate()).toMatchObject({ fee: BigInt(21_000) * BigInt(71) })
  const none = create({ eth_estimateGas: hex(BigInt(21_000)), eth_feeHistory: { baseFeePerGas: [hex(BigInt(64))] } })
  expect(await none.estimate()).toMatchObject({ fee: BigInt(21_000) * BigInt(64) })
})

test('what the account does not have is refused, also where the network would estimate it', async () => {
  const answers = { eth_estimateGas: hex(BigInt(21_000)), eth_gasPrice: '0x1' }
  await expect(create({ ...answers, eth_getBalance: '0x4' }).estimate()).rejects.toMatchObject({
    code: 'TRANSACTION_REFUSED',
    details: 'not enough ETH for the amount and the fee',
  })
  // What the fee takes of it is for the caller to weigh.
  await expect(create({ ...answers, eth_getBalance: '0x5' }).estimate()).resolves.toBeDefined()
  await expect(create({ ...answers, eth_getBalance: '0x0' }).estimate({ token })).resolves.toBeDefined()
})

test.each([
  ['that does not know the question', {}],
  ['without a base fee', { eth_feeHistory: { baseFeePerGas: ['0x0', '0x0'] } }],
  ['that answers something else', { eth_feeHistory: { baseFeePerGas: 'none' } }],
])('a network %s has a gas price', async (_, answers) => {
  const { estimate } = create({ ...answers, eth_estimateGas: hex(BigInt(21_000)), eth_gasPrice: hex(BigInt(64)) })
  expect(await estimate()).toEqual({
    gas: BigInt(21_000),
    fee: BigInt(21_000) * BigInt(64),
    mostFee: BigInt(21_000) * BigInt(128),
  })
})

test('error: figures that are none', async () => {
  await expect(create({ eth_estimateGas: 'a lot', eth_gasPrice: '0x1' }).estimate()).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    details: 'eth_estimateGas is not a number',
  })
  await expect(create({ eth_estimateGas: '0x1', eth_gasPrice: null }).estimate()).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
  })
})

test.each([
  ['success', { status: '0x1' }, null],
  // Before Byzantium receipts had no status.
  ['success', { root: '0x1' }, null],
  ['reverted', { status: '0x0' }, null],
  ['pending', null, { hash: '0xa' }],
  ['unknown', null, null],
])('a transaction is %s by what the network says of it', async (state, receipt, known) => {
  const { reader, chain } = create({ eth_getTransactionReceipt: receipt, eth_getTransactionByHash: known })
  expect(await reader.getTransactionState({ hash: '0xa', network, signal })).toBe(state)
  expect(chain.asked[0]).toEqual({ method: 'eth_getTransactionReceipt', params: ['0xa'] })
})

test('error: a network that does not answer does not make a transaction unknown', async () => {
  const { reader } = create({})
  await expect(reader.getTransactionState({ hash: '0xa', network, signal })).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
  })
})
