// @vitest-environment node
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { completeNetwork } from '../../../../domain/networks/network'
import { required } from '../../../../domain/errors/errors'
import { firstAddress, secondAddress } from '../../../../testing/fake-wallet'
import { alpha } from '../../../../testing/networks'
import { createEvmReader } from '../evm-reader'
import { FakeChain } from '../testing/fake-chain'
import { transferTopic } from '.'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network = completeNetwork(alpha)
const { signal } = new AbortController()
const topic = (address: string) => `0x${'0'.repeat(24)}${address.slice(2).toLowerCase()}`
const data = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const log = (change: object = {}) => ({
  address: token.toLowerCase(),
  topics: [transferTopic, topic(firstAddress), topic(secondAddress)],
  data: data(BigInt(5)),
  ...change,
})

function create(receipt: unknown, transaction: unknown = null) {
  const chain = new FakeChain()
  chain.methods.set('eth_getTransactionReceipt', () => receipt)
  chain.methods.set('eth_getTransactionByHash', () => transaction)
  chain.methods.set('eth_blockNumber', () => '0x2a')
  const payments = required(createEvmReader({ rpc: chain }).payments, 'MODAL_NOT_LOADED')
  const read = (paid: { token: string | undefined }) =>
    payments.readPayment({ hash: '0xa', recipient: secondAddress, network, signal, ...paid })
  return { chain, payments, read }
}
const mined = (logs: unknown, status = '0x1') => ({ status, blockNumber: '0x7', logs })

test('the topic is the hash of the signature of the Transfer event (ERC-20)', () => {
  expect(transferTopic).toBe(`0x${bytesToHex(keccak_256(utf8ToBytes('Transfer(address,address,uint256)')))}`)
})

test('getHeight reads the number of the newest block', async () => {
  expect(await create(null).payments.getHeight({ network, signal })).toBe(42)
})

test('the received amount of a token is the sum of the Transfer logs of its contract to the recipient', async () => {
  const { read } = create(mined([log(), log({ data: data(BigInt(3)) })]))
  expect(await read({ token })).toEqual({ state: 'success', received: BigInt(8), block: 7 })
})

test.each([
  ['of another contract', log({ address: firstAddress })],
  ['to another account', log({ topics: [transferTopic, topic(firstAddress), topic(firstAddress)] })],
  ['of another kind', log({ topics: [`0x${'1'.repeat(64)}`, topic(firstAddress), topic(secondAddress)] })],
  ['of a collectible', log({ topics: [transferTopic, topic(firstAddress), topic(secondAddress), data(BigInt(1))] })],
  ['with a long account', log({ topics: [transferTopic, topic(firstAddress), `0x1${topic(secondAddress).slice(3)}`] })],
  [
    'with something before an account',
    log({ topics: [transferTopic, topic(firstAddress), `0x${topic(secondAddress)}`] }),
  ],
  [
    'with something after an account',
    log({ topics: [transferTopic, topic(firstAddress), `${topic(secondAddress)}00`] }),
  ],
  ['with an account in a list', log({ topics: [transferTopic, topic(firstAddress), [topic(secondAddress)]] })],
  ['without an amount', log({ data: '0x' })],
  ['that is none', 'a log'],
  ['without topics', { address: token }],
])('a log %s pays nothing', async (_, odd) => {
  expect((await create(mined([odd])).read({ token })).received).toBe(BigInt(0))
  expect((await create(mined(odd)).read({ token })).received).toBe(BigInt(0))
})

test('the received amount of the native currency is the value of a transaction to the recipient', async () => {
  const moved = (to: unknown, value: unknown = '0x5') => create(mined([]), { to, value }).read({ token: undefined })
  expect(await moved(secondAddress.toLowerCase())).toEqual({ state: 'success', received: BigInt(5), block: 7 })
  expect((await moved(firstAddress)).received).toBe(BigInt(0))
  expect((await moved(null)).received).toBe(BigInt(0))
  expect((await moved([secondAddress])).received).toBe(BigInt(0))
  expect((await moved(secondAddress, 'much')).received).toBe(BigInt(0))
})

test('a reverted transaction pays nothing, and a transaction without a receipt is pending or unknown', async () => {
  const reverted = create(mined([log()], '0x0'), { to: secondAddress, value: '0x5' })
  for (const paid of [{ token }, { token: undefined }])
    expect(await reverted.read(paid)).toEqual({ state: 'reverted', received: BigInt(0), block: 7 })
  const known = { to: secondAddress, value: '0x5' }
  expect(await create(null, known).read({ token })).toEqual({ state: 'pending', received: BigInt(0), block: undefined })
  expect((await create(null, null).read({ token })).state).toBe('unknown')
  expect((await create({ status: '0x1' }, known).read({ token: undefined })).block).toBeUndefined()
})

test('a network that does not answer makes the reader reject with RPC_UNAVAILABLE', async () => {
  const { chain, read } = create(null)
  chain.methods.delete('eth_getTransactionReceipt')
  await expect(read({ token })).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

test('The receipt and the transaction are asked for by the hash. If the height is not a number, the error names the method.', async () => {
  const { chain, read, payments } = create(mined([]), { to: secondAddress, value: '0x5' })
  await read({ token: undefined })
  expect(chain.asked).toEqual([
    { method: 'eth_getTransactionReceipt', params: ['0xa'] },
    { method: 'eth_getTransactionByHash', params: ['0xa'] },
  ])
  chain.methods.set('eth_blockNumber', () => 'many')
  await expect(payments.getHeight({ network, signal })).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    details: 'eth_blockNumber is not a number',
  })
  expect(chain.asked.at(-1)).toEqual({ method: 'eth_blockNumber', params: [] })
})
