// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork } from '../../domain/networks/network'
import type { GrantPermissionsRequest } from '../../domain/wallet-calls/permissions'
import type { WalletCall } from '../../domain/wallet-calls/capabilities'
import { createTestAdapter } from '../../testing/chains/create-test-adapter'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { beta } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { createEvmCalls } from './evm-calls'

const network = completeNetwork(beta)
const [from, to] = [firstAddress, secondAddress] as [`0x${string}`, `0x${string}`]

async function create(wallet = new FakeWallet()) {
  const { adapter, platform, connect } = createTestAdapter(wallet)
  const session = await connect()
  const calls = createEvmCalls({ platform })
  return { adapter, calls, platform, session, wallet }
}

test('the capabilities of a wallet are requested at most once a minute for each address', async () => {
  const { calls, session, wallet, platform } = await create()
  wallet.answer('wallet_getCapabilities', () => ({ '0xA': { atomic: { status: 'ready' } } }))
  const capabilities = { '0xa': { atomic: { status: 'ready' } } }
  expect(await calls.getCapabilities(session, from)).toEqual(capabilities)
  await platform.advance(59_999)
  expect(await calls.getCapabilities(session, from.slice(2))).toEqual(capabilities)
  expect(wallet.callsOf('wallet_getCapabilities')).toEqual([{ method: 'wallet_getCapabilities', params: [from] }])
  await calls.getCapabilities(session, to)
  await platform.advance(1)
  await calls.getCapabilities(session, from)
  expect(wallet.callsOf('wallet_getCapabilities')).toHaveLength(3)
})

test('a wallet that does not know the request, or answers something invalid, has no capabilities', async () => {
  const unknown = await create()
  expect(await unknown.calls.getCapabilities(unknown.session, from)).toEqual({})
  const odd = await create()
  odd.wallet.answer('wallet_getCapabilities', () => 'everything')
  expect(await odd.calls.getCapabilities(odd.session, from)).toEqual({})
  const silent = await create()
  silent.wallet.hold('wallet_getCapabilities')
  const told = silent.calls.getCapabilities(silent.session, from)
  await settle()
  await silent.platform.advance(10_000)
  expect(await told).toEqual({})
  const { calls, session } = await create()
  expect(await calls.getCapabilities({ ...session, provider: {} }, from)).toEqual({})
})

test('capabilities in a paired session take precedence', async () => {
  const text = JSON.stringify({ [from.toLowerCase()]: { '0xa': { atomic: { status: 'supported' } } } })
  const wallet = Object.assign(new FakeWallet(), { sessionProperties: { capabilities: text } })
  const { calls, session } = await create(wallet)
  expect(await calls.getCapabilities(session, from)).toEqual({ '0xa': { atomic: { status: 'supported' } } })
  expect(wallet.callsOf('wallet_getCapabilities')).toEqual([])
  await calls.getCapabilities(session, to)
  expect(wallet.callsOf('wallet_getCapabilities')).toHaveLength(1)
  const broken = await create(Object.assign(new FakeWallet(), { sessionProperties: { capabilities: '{' } }))
  expect(await broken.calls.getCapabilities(broken.session, from)).toEqual({})
})

test('a batch is sent in the format of EIP-5792', async () => {
  const { calls, session, wallet } = await create()
  wallet.answer('wallet_sendCalls', () => ({ id: 'batch', capabilities: {} }))
  const batch: WalletCall[] = [{ to, value: BigInt(10) ** BigInt(18) }, { to, data: '0xabcd' }, { data: '0x60' }]
  expect(await calls.sendCalls(session, { calls: batch, from: from.slice(2), network })).toBe('batch')
  expect(wallet.callsOf('wallet_sendCalls')[0]?.params).toStrictEqual([
    {
      version: '2.0.0',
      from,
      chainId: '0xa',
      atomicRequired: false,
      calls: [{ to, value: '0xde0b6b3a7640000' }, { to, data: '0xabcd' }, { data: '0x60' }],
    },
  ])
  wallet.answer('wallet_sendCalls', () => '0xba7c4')
  const capabilities = { paymasterService: { url: 'https://pay.example' } }
  const all = { calls: batch, from, network, atomicRequired: true, capabilities }
  expect(await calls.sendCalls(session, all)).toBe('0xba7c4')
  expect(wallet.callsOf('wallet_sendCalls')[1]?.params).toMatchObject([{ atomicRequired: true, capabilities }])
})

test('An invalid batch never reaches the wallet, and an answer without an id is an error.', async () => {
  const { calls, session, wallet } = await create()
  const bad = [{ to: to.slice(2) }] as unknown as WalletCall[]
  await expect(calls.sendCalls(session, { calls: bad, from, network })).rejects.toMatchObject({
    code: 'CALLS_NOT_VALID',
    message: 'The calls are not valid: Invalid calls.0.to: must start with 0x',
  })
  expect(wallet.callsOf('wallet_sendCalls')).toEqual([])
  for (const answer of [null, '', {}, { id: 7 }]) {
    wallet.answer('wallet_sendCalls', () => answer)
    await expect(calls.sendCalls(session, { calls: [{ to }], from, network })).rejects.toMatchObject({
      code: 'WALLET_FAILED',
      details: 'no id of the batch',
    })
  }
})

test('If wallet_getCallsStatus answers without a list of receipts, the status of the batch has no transaction hashes.', async () => {
  const { calls, session, wallet } = await create()
  for (const receipts of [undefined, 'many', [], [{ transactionHash: 7 }]]) {
    wallet.answer('wallet_getCallsStatus', () => ({ status: 200, receipts }))
    expect((await calls.getCallsStatus(session, 'batch')).transactionHashes).toEqual([])
  }
})

test('An unsupported request is recognised by the error code of the wallet, also in nested causes. The details are the wallet’s message.', async () => {
  const { calls, session, wallet } = await create()
  const send = () => calls.sendCalls(session, { calls: [{ to }], from, network })
  const nested = (depth: number): Error =>
    depth === 0 ? walletError(5700, 'no paymaster') : new Error(`level ${depth}`, { cause: nested(depth - 1) })
  wallet.fail('wallet_sendCalls', nested(2))
  await expect(send()).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED', details: 'level 2' })
  wallet.fail('wallet_sendCalls', walletError(5700, 'no paymaster'))
  await expect(send()).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED', details: 'no paymaster' })
  wallet.fail('wallet_sendCalls', nested(6))
  await expect(send()).rejects.toMatchObject({ code: 'WALLET_FAILED' })
})

test.each([
  [4001, 'USER_REJECTED'],
  [5750, 'USER_REJECTED'],
  [4200, 'METHOD_NOT_SUPPORTED'],
  [-32_601, 'METHOD_NOT_SUPPORTED'],
  [5700, 'METHOD_NOT_SUPPORTED'],
  [5710, 'METHOD_NOT_SUPPORTED'],
  [5760, 'METHOD_NOT_SUPPORTED'],
  [-32_603, 'WALLET_FAILED'],
])('A wallet that answers a batch with %i: %s', async (code, expected) => {
  const { calls, session, wallet } = await create()
  wallet.fail('wallet_sendCalls', walletError(code, 'because'))
  await expect(calls.sendCalls(session, { calls: [{ to }], from, network })).rejects.toMatchObject({ code: expected })
})

test.each([
  [100, 'pending'],
  [199, 'pending'],
  [200, 'success'],
  [299, 'success'],
  [400, 'failure'],
  [500, 'failure'],
  [599, 'failure'],
  [600, 'partial'],
  [699, 'partial'],
  ['PENDING', 'pending'],
  ['CONFIRMED', 'success'],
])('a batch with status %j is: %s', async (status, state) => {
  const { calls, session, wallet } = await create()
  const receipts = [{ transactionHash: '0xa' }, { transactionHash: '0xa' }, { transactionHash: '0xb' }, null, {}]
  wallet.answer('wallet_getCallsStatus', () => ({ version: '2.0.0', id: 'batch', status, receipts }))
  expect(await calls.getCallsStatus(session, 'batch')).toEqual({
    id: 'batch',
    statusCode: status === 'PENDING' ? 100 : status === 'CONFIRMED' ? 200 : status,
    state,
    transactionHashes: ['0xa', '0xb'],
  })
  expect(wallet.callsOf('wallet_getCallsStatus')[0]?.params).toEqual(['batch'])
})

test('An invalid status gives an error, and so does a wallet that does not answer.', async () => {
  const { calls, session, wallet, platform } = await create()
  for (const answer of [
    null,
    {},
    { status: 0 },
    { status: 99 },
    { status: 300 },
    { status: 399 },
    { status: 700 },
    { status: 'DONE' },
    { status: null },
    { status: {} },
  ]) {
    wallet.answer('wallet_getCallsStatus', () => answer)
    await expect(calls.getCallsStatus(session, 'batch'), JSON.stringify(answer)).rejects.toMatchObject({
      code: 'WALLET_FAILED',
      details: 'no status of the batch',
    })
  }
  wallet.hold('wallet_getCallsStatus')
  const told = calls.getCallsStatus(session, 'batch').catch((error: unknown) => error)
  await settle()
  await platform.advance(10_000)
  expect(await told).toMatchObject({ code: 'TIMED_OUT' })
})

const request = (expiry: number): GrantPermissionsRequest => ({
  chainId: '0xa',
  expiry,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256r1', publicKey: '0x04' }] } },
  permissions: [{ type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: 0, period: 60 } }],
  policies: [],
})

test('permissions are checked, then granted by the wallet', async () => {
  const { calls, session, wallet, platform } = await create()
  const wanted = request(platform.now() / 1_000 + 60)
  const granted = { chainId: '0x0A', permissions: wanted.permissions, context: 'c', expiry: wanted.expiry, signer: {} }
  wallet.answer('wallet_grantPermissions', () => ({ ...granted, more: 1 }))
  expect(await calls.grantPermissions(session, wanted)).toEqual({ ...granted, chainId: '0xa' })
  expect(wallet.callsOf('wallet_grantPermissions')).toEqual([{ method: 'wallet_grantPermissions', params: [wanted] }])
  await platform.advance(60_000)
  await expect(calls.grantPermissions(session, wanted)).rejects.toMatchObject({
    code: 'PERMISSIONS_NOT_VALID',
    details: 'Invalid expiry: must be in the future',
  })
  expect(wallet.callsOf('wallet_grantPermissions')).toHaveLength(1)
})

test('a wallet that reports its permissions gets no request for other permissions', async () => {
  const full = {
    supported: true,
    signerTypes: ['keys'],
    permissionTypes: ['native-token-recurring-allowance'],
    policyTypes: [],
  }
  const grantWith = async (permissions: unknown) => {
    const { calls, session, wallet, platform } = await create()
    const wanted = request(platform.now() / 1_000 + 60)
    wallet.answer('wallet_getCapabilities', () => ({ '0xa': { permissions } }))
    wallet.answer('wallet_grantPermissions', () => ({ ...wanted, context: 'c' }))
    return calls.grantPermissions(session, wanted)
  }
  await expect(grantWith(full)).resolves.toMatchObject({ context: 'c' })
  await expect(grantWith('all')).resolves.toMatchObject({ context: 'c' })
  await expect(grantWith({ ...full, supported: false })).rejects.toMatchObject({
    code: 'METHOD_NOT_SUPPORTED',
    details: 'permissions',
  })
  await expect(grantWith({ supported: true })).rejects.toMatchObject({
    details: 'keys, native-token-recurring-allowance',
  })
  await expect(grantWith({ ...full, signerTypes: ['account'] })).rejects.toMatchObject({ details: 'keys' })
  await expect(grantWith({ ...full, permissionTypes: undefined })).rejects.toMatchObject({
    details: 'native-token-recurring-allowance',
  })
})

test('An invalid grant, a wallet without grants, and a decline are errors.', async () => {
  const { calls, session, wallet, platform } = await create()
  const wanted = request(platform.now() / 1_000 + 60)
  const grant = () => calls.grantPermissions(session, wanted)
  await expect(grant()).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
  wallet.fail('wallet_grantPermissions', walletError(4001))
  await expect(grant()).rejects.toMatchObject({ code: 'USER_REJECTED' })
  const { permissions, expiry, signer } = wanted
  for (const answer of [
    null,
    {},
    { chainId: '0x1', permissions, context: 'c', expiry, signer },
    { chainId: '0xa', permissions, context: 'c', expiry },
    { chainId: '0xa', permissions: 'all', context: 'c', expiry, signer },
    { chainId: '0xa', permissions, context: 7, expiry, signer },
    { chainId: '0xa', permissions, context: 'c', expiry: 'never', signer },
  ]) {
    wallet.answer('wallet_grantPermissions', () => answer)
    await expect(grant()).rejects.toMatchObject({
      code: 'WALLET_FAILED',
      details: 'wallet_grantPermissions answered something else',
    })
  }
})

test('permissions are revoked by their context, with the method that wallets support', async () => {
  const { calls, session, wallet } = await create()
  wallet.answer('wallet_revokePermissions', () => '0x51ed')
  const { permissions } = request(0)
  const revoke = { permissions, expiry: 1_800_000_000, address: `eip155:10:${from}` }
  expect(await calls.revokePermissions(session, { ...revoke, context: 'c' })).toBe('0x51ed')
  expect(wallet.callsOf('wallet_revokePermissions')).toEqual([
    { method: 'wallet_revokePermissions', params: [{ ...revoke, pci: 'c' }] },
  ])
  await expect(calls.revokePermissions(session, { ...revoke, context: '' })).rejects.toMatchObject({
    code: 'PERMISSIONS_NOT_VALID',
  })
})
