// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork } from '../../../../domain/networks/network'
import { firstAddress, secondAddress } from '../../../../testing/fake-wallet'
import { alpha } from '../../../../testing/networks'
import { uint } from '../abi-encode'
import { createEvmReader } from '../evm-reader'
import { buildTransfer } from './transfer'
import { FakeChain, answerOf, refusal } from '../testing/fake-chain'
import { reasonFor } from '../../../../testing/chains/marked-refusals'
import { transfersOf } from '../../../../testing/chains/reader-members'

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
    transfersOf(reader).estimateFee({ transaction: buildTransfer({ from, to, amount, ...kind }), network, signal })
  return { chain, reader, estimate }
}

const history = (...baseFees: bigint[]) => ({
  baseFeePerGas: baseFees.map(hex),
  reward: [[hex(BigInt(3))], [hex(BigInt(7))]],
})

test('the fee is for the next block; the maximum covers two full ones', async () => {
  const { estimate } = create({
    eth_estimateGas: hex(BigInt(21_000)),
    eth_feeHistory: history(BigInt(10) * gwei, BigInt(64) * gwei),
    eth_maxPriorityFeePerGas: hex(gwei),
  })
  expect(await estimate()).toEqual({
    gas: BigInt(21_000),
    fee: BigInt(21_000) * BigInt(65) * gwei,
    maxFee: BigInt(21_000) * BigInt(129) * gwei,
  })
})

test('a call of a contract gets a fifth more gas, also if the receiver is a contract', async () => {
  const answers = { eth_feeHistory: history(BigInt(64)), eth_maxPriorityFeePerGas: hex(BigInt(1)) }
  const called = create({ ...answers, eth_estimateGas: hex(BigInt(50_001)) })
  expect(await called.estimate({ token })).toEqual({
    gas: BigInt(50_001),
    fee: BigInt(50_001) * BigInt(65),
    maxFee: BigInt(60_002) * BigInt(129),
  })
  const receiver = create({ ...answers, eth_estimateGas: hex(BigInt(30_000)) })
  expect(await receiver.estimate()).toMatchObject({ gas: BigInt(30_000), maxFee: BigInt(36_000) * BigInt(129) })
})

test('growth is rounded up, never down', async () => {
  const { estimate } = create({
    eth_estimateGas: hex(BigInt(21_000)),
    eth_feeHistory: history(BigInt(1)),
    eth_maxPriorityFeePerGas: hex(BigInt(0)),
  })
  expect(await estimate()).toMatchObject({ fee: BigInt(21_000), maxFee: BigInt(42_000) })
})

test('if the network suggests no tip, the tip is what was paid recently', async () => {
  const paid = create({ eth_estimateGas: hex(BigInt(21_000)), eth_feeHistory: history(BigInt(64)) })
  expect(await paid.estimate()).toMatchObject({ fee: BigInt(21_000) * BigInt(71) })
  const none = create({ eth_estimateGas: hex(BigInt(21_000)), eth_feeHistory: { baseFeePerGas: [hex(BigInt(64))] } })
  expect(await none.estimate()).toMatchObject({ fee: BigInt(21_000) * BigInt(64) })
})

test('an amount above the balance is refused, even if the network would estimate it', async () => {
  const answers = { eth_estimateGas: hex(BigInt(21_000)), eth_gasPrice: '0x1' }
  await expect(create({ ...answers, eth_getBalance: '0x4' }).estimate()).rejects.toMatchObject({
    code: 'TRANSACTION_REFUSED',
    details: 'not enough ETH for the amount and the fee',
  })
  const refused: unknown = await create({ ...answers, eth_getBalance: '0x4' })
    .estimate()
    .catch((thrown: unknown) => thrown)
  expect(reasonFor(refused)).toBe('[not enough ETH for the amount and the fee]')
  const unreadable = create({ ...answers, eth_estimateGas: 'many' }).estimate()
  expect(await unreadable.catch((thrown: unknown) => [String(thrown), reasonFor(thrown)])).toEqual([
    'WalletModalError: The network does not answer: eth_estimateGas is not a number',
    '[the answer cannot be read]',
  ])
  // The caller compares the fee with the balance.
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
    maxFee: BigInt(21_000) * BigInt(128),
  })
})

test('Invalid figures are errors.', async () => {
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
])('a transaction is %s according to the network', async (state, receipt, known) => {
  const { reader, chain } = create({ eth_getTransactionReceipt: receipt, eth_getTransactionByHash: known })
  expect(await transfersOf(reader).getTransactionState({ hash: '0xa', network, signal })).toBe(state)
  expect(chain.asked[0]).toEqual({ method: 'eth_getTransactionReceipt', params: ['0xa'] })
})

test('A network that does not answer does not make a transaction unknown.', async () => {
  const { reader } = create({})
  await expect(transfersOf(reader).getTransactionState({ hash: '0xa', network, signal })).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
  })
})

/** Takes RLP apart, by the Yellow Paper (appendix B): texts of digits, and lists of them. */
function decodeRlp(digits: string): { value: unknown; rest: string } {
  const first = Number.parseInt(digits.slice(0, 2), 16)
  if (first < 0x80) return { value: digits.slice(0, 2), rest: digits.slice(2) }
  const isList = first >= 0xc0
  const short = first - (isList ? 0xc0 : 0x80)
  const sizeDigits = short > 55 ? (short - 55) * 2 : 0
  const length = short > 55 ? Number.parseInt(digits.slice(2, 2 + sizeDigits), 16) : short
  const start = 2 + sizeDigits
  const content = digits.slice(start, start + length * 2)
  expect(content).toHaveLength(length * 2)
  const rest = digits.slice(start + length * 2)
  if (!isList) return { value: content, rest }
  const value: unknown[] = []
  for (let left = content; left !== '';) {
    const item = decodeRlp(left)
    value.push(item.value)
    left = item.rest
  }
  return { value, rest }
}

const oracle = '0x420000000000000000000000000000000000000F'

/** A network that charges 1,000,000 for the data, and records the request. */
function createRollup(at = oracle, answers: Readonly<Record<string, unknown>> = {}) {
  const facts = create({
    eth_estimateGas: hex(BigInt(21_000)),
    eth_feeHistory: history(BigInt(64)),
    eth_maxPriorityFeePerGas: hex(BigInt(1)),
    ...answers,
  })
  const asked: string[] = []
  facts.chain.deploy(at, (data) => {
    asked.push(data)
    return answerOf(uint(BigInt(1_000_000)))
  })
  return { ...facts, asked }
}

test.each([
  ['the native currency', {}, { to: secondAddress, value: BigInt(5) }],
  ['a token', { token }, { to: token, value: BigInt(0) }],
])(
  'on the OP stack the fee for the data of %s is in the fee, and twice in the most',
  async (_, kind, { to, value }) => {
    const { asked, estimate } = createRollup()
    const [gas, data] = [BigInt(21_000), BigInt(1_000_000)]
    const isToken = 'token' in kind
    const most = (isToken ? BigInt(25_200) : gas) * BigInt(129) + BigInt(2) * data
    expect(await estimate(kind)).toEqual({ gas, fee: gas * BigInt(65) + data, maxFee: most })
    // The contract was asked about the unsigned transaction.
    const [, place, length, content] = /^0x49948e0e(.{64})(.{64})(.*)$/.exec(asked[0] ?? '') ?? []
    expect(BigInt(`0x${place}`)).toBe(BigInt(32))
    const own = (content ?? '').slice(0, Number(`0x${length}`) * 2)
    expect(own.slice(0, 2)).toBe('02')
    const { value: fields, rest } = decodeRlp(own.slice(2))
    expect(rest).toBe('')
    const [chainId, , tip, maxPrice, limit, receiver, moved, input, access] = fields as string[]
    const numbers = [chainId, tip, maxPrice, limit].map((digits) => BigInt(`0x${digits}`))
    expect(numbers).toEqual([BigInt(network.id), BigInt(65), BigInt(65), gas])
    expect([receiver, moved, access]).toEqual([to.slice(2).toLowerCase(), value ? '05' : '', []])
    expect(input).toBe(
      buildTransfer({ from: firstAddress, to: secondAddress, amount: BigInt(5), ...kind }).data.slice(2),
    )
  },
)

test('a network may name the contract for the data fee; that contract has to answer', async () => {
  const at = '0x5300000000000000000000000000000000000002'
  const { reader, chain, asked } = createRollup(at)
  const named = completeNetwork({ ...alpha, contracts: { gasPriceOracle: { address: at } } })
  const transaction = buildTransfer({ from: firstAddress, to: secondAddress, amount: BigInt(5) })
  const estimating = () => transfersOf(reader).estimateFee({ transaction, network: named, signal })
  expect(await estimating()).toMatchObject({ fee: BigInt(21_000 * 65 + 1_000_000) })
  expect(asked).toHaveLength(1)
  for (const answer of ['0x', '0x01']) {
    chain.deploy(at, () => answer)
    await expect(estimating()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
  }
})

test('without a contract at the usual address there is no data fee, and it is not requested again', async () => {
  const { chain, estimate } = create({ eth_estimateGas: '0x5208', eth_gasPrice: '0x1' })
  for (let round = 0; round < 3; round += 1) expect(await estimate()).toMatchObject({ fee: BigInt(21_000) })
  expect(chain.callsTo(oracle)).toBe(1)
})

test('another contract at the usual address gives no fee', async () => {
  const { chain, estimate } = create({ eth_estimateGas: '0x5208', eth_gasPrice: '0x1' })
  chain.deploy(oracle, () => {
    throw refusal('execution reverted')
  })
  expect(await estimate()).toMatchObject({ fee: BigInt(21_000) })
})

test('Without the data fee there is no estimate.', async () => {
  const { chain, estimate } = createRollup()
  chain.deploy(oracle, () => {
    throw refusal('limit exceeded')
  })
  await expect(estimate()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE', details: 'limit exceeded' })
})
