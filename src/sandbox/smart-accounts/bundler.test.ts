import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpcCall } from '../chain/rpc-call'
import { parseEndpoints } from '../endpoints'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { smartAccounts } from './addresses'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const url = (id = 'eip155:31337') => sandbox.endpoints.bundlers[id] ?? expect.fail(`There is no ${id}`)
const { entryPoint, delegate, factory, paymaster } = smartAccounts
const authorization = { address: delegate, chainId: '0x7a69', nonce: '0x0', r: '0x1', s: '0x1', yParity: '0x00' }
const plain = {
  sender: '0x00000000000000000000000000000000000abcde',
  nonce: '0x0',
  callData: '0x',
  callGasLimit: '0x10000',
  verificationGasLimit: '0x10000',
  preVerificationGas: '0x10000',
  maxFeePerGas: '0x77359400',
  maxPriorityFeePerGas: '0x1',
  signature: '0x',
}

test('The endpoints list the bundler and the paymaster of each chain, and the contracts.', async () => {
  const { bundlers, paymasters, smartAccounts: contracts } = sandbox.endpoints
  expect(Object.keys(bundlers)).toEqual(['eip155:31337', 'eip155:31338'])
  expect(Object.keys(paymasters)).toEqual(['eip155:31337', 'eip155:31338'])
  const { implementation } = smartAccounts
  expect(contracts).toEqual({ entryPoint, delegate, factory, implementation })
})

test.each([
  { bundlers: null },
  { bundlers: { 'eip155:31337': 'here' } },
  { paymasters: 5 },
  { smartAccounts: { ...smartAccounts, delegate: '0x1' } },
])('parseEndpoints refuses endpoints with %j.', (change) => {
  expect(parseEndpoints(JSON.stringify(sandbox.endpoints))).toEqual(sandbox.endpoints)
  const text = JSON.stringify({ ...sandbox.endpoints, ...change })
  expect(() => parseEndpoints(text)).toThrow('does not hold the endpoints of a sandbox')
})

test('Each bundler tells its chain and its entry point, to pages of every origin.', async () => {
  for (const [id, chainId] of Object.entries({ 'eip155:31337': '0x7a69', 'eip155:31338': '0x7a6a' })) {
    expect(await rpcCall(url(id), 'eth_chainId', [])).toBe(chainId)
    expect(await rpcCall(url(id), 'eth_supportedEntryPoints', [])).toEqual([entryPoint])
  }
  const headers = { origin: 'https://app.example', 'access-control-request-method': 'POST' }
  const preflight = await fetch(url(), { method: 'OPTIONS', headers })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
})

test('The bundler answers a batch in the order of its calls.', async () => {
  const call = (method: unknown, params?: unknown) => ({ jsonrpc: '2.0', id: String(method), method, params })
  const calls = [call('eth_chainId'), call('eth_none'), call(5), call('eth_chainId', {})]
  const response = await fetch(url(), { method: 'POST', body: JSON.stringify(calls) })
  expect(await response.json()).toEqual([
    { jsonrpc: '2.0', id: 'eth_chainId', result: '0x7a69' },
    { jsonrpc: '2.0', id: 'eth_none', error: { code: -32601, message: 'The bundler has no method eth_none' } },
    { jsonrpc: '2.0', id: '5', error: { code: -32600, message: 'Invalid request' } },
    { jsonrpc: '2.0', id: 'eth_chainId', error: { code: -32602, message: 'params must be a list' } },
  ])
})

test('The bundler refuses an unknown chain, a GET request, and a batch of more than 50 calls.', async () => {
  const post = (address: string, body: unknown) => fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const wrong = await post(url().replace('31337', '1'), {})
  expect([wrong.status, await wrong.json()]).toEqual([404, { error: 'There is no bundler for the chain 1 here' }])
  const verb = await fetch(url())
  expect([verb.status, await verb.json()]).toEqual([405, { error: '/bundler/31337 takes POST' }])
  const long = await post(
    url(),
    Array.from({ length: 51 }, () => ({})),
  )
  expect([long.status, await long.json()]).toEqual([413, { error: 'A batch has at most 50 calls' }])
})

test('The log of requests lists the requests to the bundlers and the paymasters.', async () => {
  const control = new Control(sandbox.endpoints.control)
  await control.post('/reset', {})
  await rpcCall(url(), 'eth_chainId', [])
  await rpcCall(sandbox.endpoints.paymasters['eip155:31338'] ?? '', 'pm_none', []).catch(() => {})
  expect(await control.get('/requests-log')).toMatchObject([
    { service: 'bundler', method: 'POST', path: '/bundler/31337' },
    { service: 'paymaster', method: 'POST', path: '/paymaster/31338' },
  ])
})

test.each([
  ['an operation for another entry point', [plain, factory], `The only entry point here is ${entryPoint}`],
  ['no operation', [null, entryPoint], 'The operation must be an object'],
])('The bundler refuses %s with -32602.', async (_, params, message) => {
  for (const method of ['eth_estimateUserOperationGas', 'eth_sendUserOperation'])
    await expect(rpcCall(url(), method, params)).rejects.toMatchObject({ code: -32602, message })
})

test.each([
  [{ initCode: '0x' }, 'initCode is no field of an operation of EntryPoint 0.7 in its unpacked form'],
  [{ sender: '0x1' }, 'sender must be an address'],
  [{ nonce: 0 }, 'nonce must be a number of at most 256 bits in hexadecimal'],
  [{ nonce: '0x' }, 'nonce must be a number of at most 256 bits in hexadecimal'],
  [{ callData: '0x1' }, 'callData must be bytes in hexadecimal'],
  [{ callGasLimit: `0x1${'0'.repeat(32)}` }, 'callGasLimit must be a number of at most 128 bits in hexadecimal'],
  [{ callGasLimit: '0xffffff' }, 'The operation may use at most 15000000 gas'],
  [{ maxPriorityFeePerGas: '0x77359401' }, 'maxPriorityFeePerGas must not be more than maxFeePerGas'],
  [{ factory }, 'factoryData must be bytes in hexadecimal'],
  [{ factoryData: '0x' }, 'factory must be an address'],
  [{ paymasterData: '0x' }, 'paymasterData needs a paymaster'],
  [{ factory, factoryData: '0x', eip7702Auth: authorization }, 'An operation has either a factory or eip7702Auth'],
  [{ eip7702Auth: null }, 'eip7702Auth must be an object with address, chainId, nonce, r, s, yParity'],
  [
    { eip7702Auth: { ...authorization, v: '0x1b' } },
    'eip7702Auth must be an object with address, chainId, nonce, r, s, yParity',
  ],
  [{ eip7702Auth: { ...authorization, chainId: '0x1' } }, 'eip7702Auth is for the chain 1, not for 31337'],
  [{ eip7702Auth: { ...authorization, r: undefined } }, 'r must be a number of at most 256 bits in hexadecimal'],
])(
  'The bundler refuses a user operation with %j with -32602, at the estimate and when it is sent.',
  async (change, message) => {
    const operation = { ...plain, ...change }
    for (const method of ['eth_estimateUserOperationGas', 'eth_sendUserOperation'])
      await expect(rpcCall(url(), method, [operation, entryPoint])).rejects.toMatchObject({ code: -32602, message })
  },
)

test.each([
  [{ signature: undefined }, 'signature must be bytes in hexadecimal'],
  [{ maxFeePerGas: undefined }, 'maxFeePerGas must be a number of at most 128 bits in hexadecimal'],
  [{ paymaster }, 'paymasterVerificationGasLimit must be a number of at most 128 bits in hexadecimal'],
  [{ preVerificationGas: '0x1' }, /^preVerificationGas must be at least \d{5}$/],
  [{ maxFeePerGas: '0x1' }, /^maxFeePerGas must be at least \d+$/],
])('The bundler refuses a user operation with %j with -32602 when it is sent.', async (change, message) => {
  const operation = { ...plain, ...change }
  const send = rpcCall(url(), 'eth_sendUserOperation', [operation, entryPoint])
  await expect(send).rejects.toMatchObject({ code: -32602, message: expect.stringMatching(message) })
})

test('The bundler refuses a sender without code, factory and authorization with -32500 and AA20.', async () => {
  for (const method of ['eth_estimateUserOperationGas', 'eth_sendUserOperation']) {
    const answer = rpcCall(url(), method, [plain, entryPoint])
    await expect(answer).rejects.toMatchObject({ code: -32500, message: expect.stringContaining('AA20') })
  }
})

test.each([[[]], [['0x12']], [[5]]])('The bundler refuses a hash of a wrong form (%j) with -32602.', async (params) => {
  const message = 'The hash of an operation has 32 bytes in hexadecimal'
  for (const method of ['eth_getUserOperationReceipt', 'eth_getUserOperationByHash'])
    await expect(rpcCall(url(), method, params)).rejects.toMatchObject({ code: -32602, message })
})

test('The bundler answers null for the hash of an unknown user operation.', async () => {
  const params = [`0x${'1'.repeat(64)}`]
  expect(await rpcCall(url(), 'eth_getUserOperationReceipt', params)).toBeNull()
  expect(await rpcCall(url(), 'eth_getUserOperationByHash', params)).toBeNull()
})
