import type { Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../test-support/eventually'
import { rpcCall } from '../chain/rpc-call'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { codeOf, newOwner, walletOf } from './test-accounts'

let sandbox: Sandbox
let control: Control
let wallet: ReturnType<typeof walletOf>

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
  wallet = walletOf(sandbox.endpoints)
})
beforeEach(() => control.post('/reset', {}))
afterAll(() => sandbox.close())

const bundlerUrl = () => sandbox.endpoints.bundlers['eip155:31337'] ?? expect.fail('There is no bundler')
const paymasterUrl = () => sandbox.endpoints.paymasters['eip155:31337'] ?? expect.fail('There is no paymaster')
const fault = (value: unknown, service = 'bundler') => control.post('/faults', { service, fault: value })
const receiptOf = (hash: Hex) => rpcCall(bundlerUrl(), 'eth_getUserOperationReceipt', [hash])

/** Creates a user operation of a new account that has ether. The nonce is fixed, so the same user operation can be sent again. */
async function newOperation() {
  const owner = newOwner()
  await wallet.fund(owner.address)
  const to = newOwner().address
  const account = await wallet.delegated(owner)
  const authorization = await wallet.authorize(owner)
  const operation = { account, calls: [{ to, value: 7n }], authorization, nonce: 0n }
  return { ...operation, received: () => wallet.client.getBalance({ address: to }) }
}

test('down: the bundler closes the connection without an answer, and does nothing', async () => {
  await fault({ kind: 'down' })
  await expect(rpcCall(bundlerUrl(), 'eth_chainId', [])).rejects.toThrow('cannot be reached')
  await fault({ kind: 'down', method: 'eth_sendUserOperation' })
  expect(await rpcCall(bundlerUrl(), 'eth_chainId', [])).toBe('0x7a69')
  const { received, ...operation } = await newOperation()
  await expect(wallet.bundler.sendUserOperation(operation)).rejects.toThrow('HTTP request failed')
  await fault(null)
  const hash = await wallet.bundler.sendUserOperation(operation)
  await wallet.bundler.waitForUserOperationReceipt({ hash })
  expect(await received()).toBe(7n)
})

test('mute: the bundler carries a user operation out, but never answers', async () => {
  const { received, ...operation } = await newOperation()
  await fault({ kind: 'mute', method: 'eth_sendUserOperation' })
  let isAnswered = false
  const sent = wallet.bundler.sendUserOperation(operation).finally(() => (isAnswered = true))
  const failed = expect(sent).rejects.toThrow('took too long')
  await eventually(async () => expect(await received()).toBe(7n))
  expect(isAnswered).toBe(false)
  await failed
})

test('slow: the bundler answers after the time that the fault sets', async () => {
  await fault({ kind: 'slow', ms: 300 })
  const start = performance.now()
  expect(await rpcCall(bundlerUrl(), 'eth_chainId', [])).toBe('0x7a69')
  expect(performance.now() - start).toBeGreaterThan(290)
})

test('refuse: the bundler refuses user operations with -32500 and AA23, at the estimate or only when they are sent', async () => {
  const { received, ...operation } = await newOperation()
  const failureOf = (answer: Promise<unknown>): Promise<unknown> => answer.catch((error: unknown) => error)
  await fault({ kind: 'refuse' })
  const estimated = await failureOf(wallet.bundler.estimateUserOperationGas(operation))
  await fault({ kind: 'refuse', method: 'eth_sendUserOperation' })
  await wallet.bundler.estimateUserOperationGas(operation)
  const sent = await failureOf(wallet.bundler.sendUserOperation(operation))
  for (const failure of [estimated, sent]) {
    expect(String(failure)).toContain('AA23 reverted')
    expect(codeOf(failure)).toBe(-32500)
  }
  expect(await received()).toBe(0n)
})

test('lost: the bundler accepts a user operation and never carries it out, and the user can send it again', async () => {
  const { received, ...operation } = await newOperation()
  const prepared = await wallet.bundler.prepareUserOperation(operation)
  await fault({ kind: 'lost' })
  const hash = await wallet.bundler.sendUserOperation({ ...operation, ...feesOf(prepared) })
  await fault(null)
  for (let times = 0; times < 5; times += 1) expect(await receiptOf(hash)).toBeNull()
  expect(await received()).toBe(0n)
  expect(await wallet.bundler.sendUserOperation({ ...operation, ...feesOf(prepared) })).toBe(hash)
  expect(await wallet.bundler.waitForUserOperationReceipt({ hash })).toMatchObject({ success: true })
  expect(await received()).toBe(7n)
})

test('late: the bundler carries a user operation out after its receipt was requested three times', async () => {
  const { received, ...operation } = await newOperation()
  await fault({ kind: 'late' })
  const hash = await wallet.bundler.sendUserOperation(operation)
  for (let times = 0; times < 2; times += 1) expect(await receiptOf(hash)).toBeNull()
  expect(await received()).toBe(0n)
  expect(await receiptOf(hash)).toBeNull()
  await eventually(async () => expect(await received()).toBe(7n))
  expect(await receiptOf(hash)).toMatchObject({ success: true })
})

test('A waiting user operation can be sent again without effect, and only replaced with higher fees', async () => {
  const { received, ...operation } = await newOperation()
  const prepared = await wallet.bundler.prepareUserOperation(operation)
  const fees = feesOf(prepared)
  const { bundler } = wallet
  await fault({ kind: 'late' })
  const hash = await bundler.sendUserOperation({ ...operation, ...fees })
  expect(await bundler.sendUserOperation({ ...operation, ...fees })).toBe(hash)
  const other = { ...operation, calls: [{ to: operation.account.address, value: 1n }] }
  await expect(bundler.sendUserOperation({ ...other, ...fees })).rejects.toThrow('Replacement underpriced')
  const { maxFeePerGas, maxPriorityFeePerGas } = fees
  const higher = { maxFeePerGas: maxFeePerGas * 2n, maxPriorityFeePerGas: maxPriorityFeePerGas * 2n }
  const second = await bundler.sendUserOperation({ ...other, ...higher })
  await eventually(async () => expect(await receiptOf(second)).toMatchObject({ success: true }))
  for (let times = 0; times < 5; times += 1) expect(await receiptOf(hash)).toBeNull()
  expect(await received()).toBe(0n)
})

test('The bundler never carries out a user operation that has become invalid while it waited', async () => {
  const { received, ...operation } = await newOperation()
  await fault({ kind: 'late' })
  const hash = await wallet.bundler.sendUserOperation(operation)
  await wallet.fund(operation.account.address, 1n)
  const block = await wallet.client.getBlockNumber({ cacheTime: 0 })
  for (let times = 0; times < 5; times += 1) expect(await receiptOf(hash)).toBeNull()
  expect(await received()).toBe(0n)
  expect(await wallet.client.getBlockNumber({ cacheTime: 0 })).toBe(block)
})

test('The paymaster has the faults down, mute and slow, too', async () => {
  const ask = () => rpcCall(paymasterUrl(), 'pm_getPaymasterData', [])
  await fault({ kind: 'down' }, 'paymaster')
  await expect(ask()).rejects.toThrow('cannot be reached')
  await fault({ kind: 'slow', ms: 300 }, 'paymaster')
  const start = performance.now()
  await expect(ask()).rejects.toThrow('The only entry point here is')
  expect(performance.now() - start).toBeGreaterThan(290)
  await fault({ kind: 'mute' }, 'paymaster')
  const signal = AbortSignal.timeout(200)
  await expect(fetch(paymasterUrl(), { method: 'POST', body: '{}', signal })).rejects.toThrow('timeout')
})

test('A reset ends the faults, and the bundler forgets waiting user operations', async () => {
  const { received: _, ...operation } = await newOperation()
  await fault({ kind: 'late' })
  const hash = await wallet.bundler.sendUserOperation(operation)
  await control.post('/reset', {})
  await wallet.fund(operation.account.address)
  const block = await wallet.client.getBlockNumber({ cacheTime: 0 })
  for (let times = 0; times < 5; times += 1) expect(await receiptOf(hash)).toBeNull()
  expect(await wallet.client.getBlockNumber({ cacheTime: 0 })).toBe(block)
  await fault({ kind: 'down' })
  await control.post('/reset', {})
  expect(await rpcCall(bundlerUrl(), 'eth_chainId', [])).toBe('0x7a69')
})

test.each([
  ['bundler', { kind: 'status', code: 503 }, 'kind must be slow, down, mute, refuse, lost or late'],
  ['paymaster', { kind: 'late' }, 'kind must be slow, down, mute or refuse'],
  ['bundler', { kind: 'slow', ms: -1 }, 'ms must be a number from 0 to 60000'],
  [
    'bundler',
    { kind: 'down', method: 'send it' },
    'method must be the name of a method, such as eth_sendUserOperation',
  ],
])(
  'The control API refuses the unknown fault of the %s %j and names the possible values',
  async (service, value, error) => {
    expect(await fault(value, service)).toMatchObject({ status: 400, body: { error } })
  },
)

function feesOf(operation: { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }) {
  const { maxFeePerGas, maxPriorityFeePerGas } = operation
  return { maxFeePerGas, maxPriorityFeePerGas }
}
