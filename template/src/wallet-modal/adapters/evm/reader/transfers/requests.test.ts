// @vitest-environment node
import { expect, test } from 'vitest'
import { WalletModalError } from '../../../../domain/errors/errors'
import { completeNetwork } from '../../../../domain/networks/network'
import type { RpcClient } from '../../../../services/rpc-client'
import { transfersOf } from '../../../../testing/chains/reader-members'
import { firstAddress, secondAddress } from '../../../../testing/fake-wallet'
import { alpha } from '../../../../testing/networks'
import { uint } from '../abi-encode'
import { createEvmReader } from '../evm-reader'
import { FakeChain, answerOf, refusal } from '../testing/fake-chain'
import { encodeRlp, rlpNumber } from './rlp'
import { FakeLedger } from './testing/fake-ledger'
import { buildTransfer } from './transfer'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network = completeNetwork(alpha)
const { signal } = new AbortController()
const request = { from: firstAddress, to: secondAddress, amount: BigInt(5) }

/** A network with a base fee of 64, a suggested tip of 1, and a token with six decimals. */
function create() {
  const chain = new FakeChain()
  chain.deployToken(token, BigInt(1), 6)
  chain.methods.set('eth_estimateGas', () => '0x5208')
  chain.methods.set('eth_feeHistory', () => ({ baseFeePerGas: ['0x1', '0x40'], reward: [['0x3'], ['0x7']] }))
  chain.methods.set('eth_maxPriorityFeePerGas', () => '0x1')
  chain.methods.set('eth_getBalance', () => '0x5')
  const reader = transfersOf(createEvmReader({ rpc: chain }))
  const transaction = buildTransfer(request)
  const estimate = (sent = transaction) => reader.estimateFee({ transaction: sent, network, signal })
  const prepare = (parts: object) => reader.prepareTransfer({ request: { ...request, ...parts }, network, signal })
  return { chain, reader, transaction, estimate, prepare }
}

test('The amount of a token has to be scaled with the decimals of its contract.', async () => {
  const { chain, prepare } = create()
  await expect(prepare({ token, decimals: 18 })).rejects.toMatchObject({
    code: 'DECIMALS_DIFFER',
    details: 'the list says 18, the network 6',
  })
  expect(await prepare({ token, decimals: 6 })).toEqual(buildTransfer({ ...request, token }))
  const asked = chain.asked.length
  // The native currency has no contract to ask. A request without decimals has no scaled amount to check.
  await prepare({ decimals: 18 })
  await prepare({ token })
  expect(chain.asked).toHaveLength(asked)
})

test('A contract that does not tell its decimals stops the transfer, and so does a network that does not answer.', async () => {
  const { chain, prepare } = create()
  chain.deploy(token, () => {
    throw refusal('execution reverted')
  })
  await expect(prepare({ token, decimals: 18 })).rejects.toMatchObject({ code: 'DECIMALS_UNKNOWN' })
  chain.deploy(token, () => {
    throw refusal('limit exceeded')
  })
  await expect(prepare({ token, decimals: 18 })).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

test('The fee is read with the history of five blocks, the median tip, and the balance of the sender at the newest block.', async () => {
  const { chain, estimate } = create()
  expect(await estimate()).toMatchObject({ fee: BigInt(21_000) * BigInt(65), maxFee: BigInt(21_000) * BigInt(129) })
  expect(chain.asked).toEqual(
    expect.arrayContaining([
      { method: 'eth_estimateGas', params: [{ from: firstAddress, to: secondAddress, value: '0x5', data: '0x' }] },
      { method: 'eth_feeHistory', params: ['0x5', 'latest', [50]] },
      { method: 'eth_maxPriorityFeePerGas', params: [] },
      { method: 'eth_getBalance', params: [firstAddress, 'latest'] },
    ]),
  )
  chain.methods.set('eth_maxPriorityFeePerGas', () => null)
  expect(await estimate()).toMatchObject({ fee: BigInt(21_000) * BigInt(71) })
})

test('A transfer of a token is simulated at the newest block, and the balance of the currency is not read.', async () => {
  const { chain, estimate } = create()
  chain.methods.set('eth_getBalance', () => Promise.reject(refusal('limit exceeded')))
  const transaction = buildTransfer({ ...request, token })
  await estimate(transaction)
  const call = { from: firstAddress, to: token, value: '0x0', data: transaction.data }
  expect(chain.asked).toContainEqual({ method: 'eth_call', params: [call, 'latest'] })
  expect(chain.asked.map(({ method }) => method)).not.toContain('eth_getBalance')
})

test('A token’s answer counts as true only if its first word is 1. An answer that ends with 1 does not count.', async () => {
  const { chain, estimate } = create()
  chain.deploy(token, () => `0x${'0'.repeat(64)}${'1'.padStart(64, '0')}`)
  await expect(estimate(buildTransfer({ ...request, token }))).rejects.toMatchObject({
    code: 'TRANSACTION_REFUSED',
    details: 'the token would not move the amount',
  })
})

test.each(['eth_feeHistory', 'eth_maxPriorityFeePerGas', 'eth_getBalance'])(
  'The fee can be estimated on a network that does not support %s. If the network is out of reach, the estimate rejects.',
  async (method) => {
    const { chain, estimate } = create()
    chain.methods.set('eth_gasPrice', () => '0x40')
    chain.methods.delete(method)
    await expect(estimate()).resolves.toMatchObject({ gas: BigInt(21_000) })
    chain.methods.set(method, () => Promise.reject(new WalletModalError('RPC_UNAVAILABLE', { details: 'no route' })))
    await expect(estimate()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE', details: 'no route' })
  },
)

test('If the gas price is not a number, the error names eth_gasPrice.', async () => {
  const { chain, estimate } = create()
  chain.methods.delete('eth_feeHistory')
  chain.methods.set('eth_gasPrice', (params) => (params.length === 0 ? 'cheap' : '0x1'))
  await expect(estimate()).rejects.toMatchObject({ details: 'eth_gasPrice is not a number' })
})

test('An amount below zero or above 256 bits is refused, and the error names the amount.', () => {
  for (const amount of [-BigInt(1), BigInt(2) ** BigInt(256)])
    expect(() => buildTransfer({ ...request, amount })).toThrow(
      expect.objectContaining({ code: 'INVALID_DECIMAL', details: String(amount) }),
    )
  expect(buildTransfer({ ...request, amount: BigInt(0) }).value).toBe(BigInt(0))
})

const oracle = '0x420000000000000000000000000000000000000F'

test('If the GasPriceOracle answers with something else than a number, the estimate rejects. If the call reverts, the oracle is asked again with the next estimate.', async () => {
  const { chain, estimate } = create()
  chain.deploy(oracle, () => '0x01')
  await expect(estimate()).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    details: 'the fee for the data is not a number',
  })
  chain.deploy(oracle, () => {
    throw refusal('execution reverted')
  })
  await estimate()
  chain.deploy(oracle, () => answerOf(uint(BigInt(1_000))))
  expect(await estimate()).toMatchObject({ fee: BigInt(21_000) * BigInt(65) + BigInt(1_000) })
})

test('The oracle that the app configures is asked even if the network has no contract at the usual address.', async () => {
  const { chain, reader, transaction, estimate } = create()
  await estimate()
  const address = '0x5300000000000000000000000000000000000002'
  chain.deploy(address, () => answerOf(uint(BigInt(1_000))))
  const named = completeNetwork({ ...alpha, contracts: { gasPriceOracle: { address } } })
  const { fee } = await reader.estimateFee({ transaction, network: named, signal })
  expect(fee).toBe(BigInt(21_000) * BigInt(65) + BigInt(1_000))
})

test('Numbers, texts and lists are encoded in RLP with the shortest form for their length.', () => {
  expect([0, 1, 15, 127, 128, 256].map((value) => encodeRlp(rlpNumber(BigInt(value))))).toEqual([
    '80',
    '01',
    '0f',
    '7f',
    '8180',
    '820100',
  ])
  const text = (length: number) => encodeRlp('ab'.repeat(length))
  expect([text(1), text(2), text(55), text(56), text(300)].map((digits) => digits.slice(0, 6))).toEqual(
    ['81abab', '82abab', 'b7abab', 'b838ab', 'b9012c'].map((digits, index) => (index === 0 ? '81ab' : digits)),
  )
  expect(encodeRlp(['ab', []])).toBe('c381abc0')
})

/** Creates a reader of a ledger whose answers the test changes. */
function createSearch(change: (method: string, answer: unknown) => unknown) {
  const ledger = new FakeLedger()
  const rpc: RpcClient = {
    request: async (target, method, params, given) =>
      change(method, await ledger.rpc.request(target, method, params, given)),
  }
  const reader = transfersOf(createEvmReader({ rpc }))
  const transaction = { from: firstAddress, to: secondAddress, value: BigInt(5), data: '0x' }
  const find = (mark: object, told = 'nonce too low') =>
    reader.findSent?.({ transaction, mark: { nonce: 0, block: 0, ...mark }, known: new Set(), told, network, signal })
  return { ledger, reader, transaction, find }
}

/** Changes the transactions of each block. */
const inBlocks = (change: (transactions: readonly object[]) => unknown) => (method: string, answer: unknown) =>
  method === 'eth_getBlockByNumber' && typeof answer === 'object' && answer !== null && 'transactions' in answer
    ? { ...answer, transactions: change(answer.transactions as readonly object[]) }
    : answer

test.each([
  ['a hash that is too short', { hash: `0x${'a'.repeat(63)}` }],
  ['a hash that is too long', { hash: `0x${'a'.repeat(65)}` }],
  ['a hash with something before it', { hash: `x0x${'a'.repeat(64)}` }],
  ['a hash in a list', { hash: [`0x${'a'.repeat(64)}`] }],
  ['a sender in a list', { from: [firstAddress] }],
  ['a receiver in a list', { to: [secondAddress] }],
  ['no receiver', { to: null }],
])('A transaction of a node with %s is not the requested transaction.', async (_, change) => {
  const { ledger, transaction, find } = createSearch(
    inBlocks((transactions) => transactions.map((one) => ({ ...one, ...change }))),
  )
  ledger.mine([transaction])
  expect((await find({}))?.state).not.toBe('sent')
})

test('Entries of a block that are not transaction objects are skipped.', async () => {
  const { ledger, transaction, find } = createSearch(inBlocks((transactions) => [null, 'text', ...transactions]))
  const [hash] = ledger.mine([transaction])
  expect(await find({})).toEqual({ state: 'sent', hash })
})

test('In a block with two transactions of the account, the transaction with the searched nonce counts.', async () => {
  const { ledger, transaction, find } = createSearch((_, answer) => answer)
  const [, hash] = ledger.mine([{ ...transaction, value: BigInt(6) }, transaction])
  expect(await find({})).toEqual({ state: 'sent', hash })
})

test('Up to eight later transactions are examined. With nine, the outcome is unknown.', async () => {
  const { ledger, transaction, find } = createSearch((_, answer) => answer)
  for (let count = 0; count < 3; count += 1) ledger.mine([transaction])
  for (let count = 0; count < 8; count += 1) ledger.mine([{ ...transaction, value: BigInt(6) }])
  expect(await find({ nonce: 3, block: 3 })).toEqual({ state: 'notSent' })
  ledger.mine([{ ...transaction, value: BigInt(6) }])
  expect(await find({ nonce: 3, block: 3 })).toEqual({ state: 'unknown' })
})

test.each([{ block: '0' }, { block: -1 }, { block: 0.5 }, { nonce: -1 }])(
  'With the invalid stored mark %j, the outcome is unknown.',
  async (mark) => {
    const { ledger, transaction, find } = createSearch((_, answer) => answer)
    ledger.mine([{ ...transaction, value: BigInt(6) }])
    expect(await find({})).toEqual({ state: 'notSent' })
    expect(await find(mark)).toEqual({ state: 'unknown' })
  },
)

test.each(['eth_blockNumber', 'eth_getTransactionCount'])(
  'If the answer to %s is not a number, the error names the method.',
  async (method) => {
    const { reader, transaction } = createSearch((asked, answer) => (asked === method ? 'many' : answer))
    await expect(reader.markSend?.({ transaction, network, signal })).rejects.toMatchObject({
      code: 'RPC_UNAVAILABLE',
      details: `${method} is not a number`,
    })
  },
)

test('If a transaction has no receipt, eth_getTransactionByHash tells whether the network knows the transaction.', async () => {
  const { chain, reader } = create()
  chain.methods.set('eth_getTransactionReceipt', () => null)
  chain.methods.set('eth_getTransactionByHash', ([hash]) => (hash === '0xa' ? { hash } : null))
  expect(await reader.getTransactionState({ hash: '0xa', network, signal })).toBe('pending')
})
