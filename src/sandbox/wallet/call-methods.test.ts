import { Interface, parseEther, verifyMessage } from 'ethers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../test-support/eventually'
import { devAccounts } from '../chain/chains'
import { rpcCall } from '../chain/rpc-call'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openDapp } from '../test-support/dapp'
import { openPage, type Page } from '../test-support/page'
import { addresses } from '../testbed/addresses'

const [first, second, third] = devAccounts
const token = new Interface(['function transfer(address,uint256)', 'function approve(address,uint256)'])
let sandbox: Sandbox
let control: Control
let page: Page

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
beforeEach(async () => {
  await control.post('/reset', {})
  page = await openPage(sandbox.endpoints.walletScript)
  await control.set({ mode: 'approve' })
  await page.request('eth_requestAccounts')
})
afterAll(() => sandbox?.close())

interface Status {
  readonly status: number
  readonly atomic: boolean
  readonly receipts?: readonly { readonly status: string; readonly logs: readonly unknown[] }[]
}

function node(method: string, ...params: unknown[]): Promise<unknown> {
  return rpcCall(sandbox.endpoints.rpc['eip155:31337'] ?? '', method, params)
}

const pay = (to: string, wei: bigint): object => ({ to, value: `0x${wei.toString(16)}` })
const give = (to: string, amount: bigint): object => ({
  to: addresses.susd,
  data: token.encodeFunctionData('transfer', [to, amount]),
})
const failing = give(third, 10n ** 20n)

function request(calls: readonly object[], more: object = {}): [object] {
  return [{ version: '2.0.0', from: first, chainId: '0x7a69', atomicRequired: false, calls, ...more }]
}

async function send(calls: readonly object[], more?: object): Promise<string> {
  return ((await page.request('wallet_sendCalls', request(calls, more))) as { id: string }).id
}

const status = async (id: string): Promise<Status> => (await page.request('wallet_getCallsStatus', [id])) as Status
/** Waits until the batch is in a block, and returns its status. */
const settled = (id: string): Promise<Status> =>
  eventually(async () => {
    const told = await status(id)
    expect(told.status).not.toBe(100)
    return told
  })
const wealth = async (of: string): Promise<bigint> => BigInt(String(await node('eth_getBalance', of, 'latest')))

test('A wallet without capabilities reports none, and only to connected sites.', async () => {
  expect(await page.request('wallet_getCapabilities', [first])).toEqual({})
  const stranger = await openPage(sandbox.endpoints.walletScript, 'http://localhost:9999')
  await expect(stranger.request('wallet_getCapabilities', [first])).rejects.toMatchObject({ code: 4100 })
  await expect(page.request('wallet_getCapabilities', [second])).rejects.toMatchObject({ code: 4100 })
})

test('parameters: assetDiscovery, atomic and permissions are told for each chain, or those asked for', async () => {
  await control.set({ assetDiscovery: true, atomic: true, permissions: true })
  const own = {
    assetDiscovery: { supported: true },
    atomic: { status: 'supported' },
    permissions: { supported: true, signerTypes: ['keys'] },
  }
  const all = await page.request('wallet_getCapabilities', [first])
  expect(all).toMatchObject({ '0x7a69': own, '0x7a6a': own })
  expect(Object.keys(all as object)).toHaveLength(2)
  const some = await page.request('wallet_getCapabilities', [first, ['0x7a6a', '0x1']])
  expect(Object.keys(some as object)).toEqual(['0x7a6a'])
})

test('Calls are shown in words, and executed in order.', async () => {
  await control.set({ mode: 'ask' })
  const approve = { to: addresses.usdt, data: token.encodeFunctionData('approve', [third, 5_000_000n]) }
  const asked = send([pay(second, parseEther('1.5')), give(third, 2_500_000n), approve, { to: third, data: '0x1234' }])
  const { title, details } = await control.decide('approve')
  expect(title).toBe('Do 4 things')
  expect(details.map(({ label, value }) => [label, value])).toEqual([
    ['Chain', 'Sandbox One'],
    ['Account', first],
    ['How', 'One after the other; if one fails, the others stay'],
    ['1.', `Send 1.5 ETH to ${second}`],
    ['2.', `Send 2.5 sUSD to ${third}`],
    ['3.', `Let ${third} spend up to 5 USDT`],
    ['4.', `Call ${third}`],
    ['Data', '0x1234'],
  ])
  const told = await settled(await asked)
  expect(told).toMatchObject({ version: '2.0.0', chainId: '0x7a69', status: 200, atomic: false })
  expect(told.receipts?.map((receipt) => [receipt.status, receipt.logs.length])).toEqual([
    ['0x1', 0],
    ['0x1', 1],
    ['0x1', 1],
    ['0x1', 0],
  ])
  expect(await wealth(second)).toBe(parseEther('10001.5'))
})

test('The wallet’s window opens for a question, and for nothing else.', async () => {
  await control.set({ mode: 'ask' })
  const opened = (): number => page.opened.length
  const before = opened()
  await page.request('wallet_getCapabilities', [first])
  await expect(page.request('wallet_grantPermissions', [wish])).rejects.toMatchObject({ code: 4200 })
  expect(opened()).toBe(before)
  const asked = send([pay(second, 1n)])
  expect(opened()).toBe(before + 1)
  await control.decide('approve')
  await asked
})

test('A rejection gives 4001, and nothing is executed.', async () => {
  await control.set({ mode: 'reject' })
  await expect(send([pay(second, 1n)], { id: 'mine' })).rejects.toMatchObject({ code: 4001 })
  expect(await wealth(second)).toBe(parseEther('10000'))
  await expect(status('mine')).rejects.toMatchObject({ code: 5730 })
})

test('The status follows the outcome of the calls.', async () => {
  expect(await settled(await send([failing]))).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
  expect(await settled(await send([pay(second, 1n), failing]))).toMatchObject({ status: 600 })
  const tooMuch = await settled(await send([pay(second, parseEther('99999'))]))
  expect(tooMuch).toMatchObject({ status: 400, receipts: [] })
  await node('evm_setAutomine', false)
  const waiting = await send([pay(second, 1n), pay(second, 1n)])
  expect(await status(waiting)).toMatchObject({ status: 100 })
  await node('evm_mine')
  expect(await settled(waiting)).toMatchObject({ status: 200 })
})

test('parameters: atomic carries all calls out in one transaction, or none', async () => {
  await control.set({ atomic: true })
  const fine = await settled(await send([pay(second, 5n), give(second, 7n)], { atomicRequired: true }))
  expect(fine).toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1', logs: [{}] }] })
  expect(await wealth(second)).toBe(parseEther('10000') + 5n)
  const bad = await settled(await send([pay(second, 5n), failing], { atomicRequired: true }))
  expect(bad).toMatchObject({ status: 500, atomic: true, receipts: [{ status: '0x0' }] })
  expect(await wealth(second)).toBe(parseEther('10000') + 5n)
  await control.set({ mode: 'ask' })
  const asked = expect(send([pay(second, 5n), failing])).rejects.toMatchObject({ code: 4001 })
  const { details } = await control.decide('reject')
  expect(details).toContainEqual({ label: 'How', value: 'All together, or nothing', form: 'line' })
  await asked
  // The account can still pay and be paid.
  await control.set({ mode: 'approve' })
  await page.request('eth_sendTransaction', [{ from: first, ...pay(third, 1n) }])
  await node('eth_sendTransaction', { from: second, to: first, value: '0x1' })
})

test('A reset forgets calls, and accounts have no code again.', async () => {
  await control.set({ atomic: true })
  await settled(await send([pay(second, 1n), pay(third, 1n)], { id: 'before' }))
  expect(await node('eth_getCode', first, 'latest')).toMatch(/^0xef0100/)
  await control.post('/reset', {})
  expect(await node('eth_getCode', first, 'latest')).toBe('0x')
  await control.set({ mode: 'approve' })
  await page.request('eth_requestAccounts')
  await expect(status('before')).rejects.toMatchObject({ code: 5730 })
  expect(await page.request('wallet_getCapabilities', [first])).toEqual({})
})

test('Calls that the wallet cannot execute as requested are refused.', async () => {
  const wrong: [number, object][] = [
    [5700, { capabilities: { paymasterService: { url: 'https://pay.example' } } }],
    [5700, { calls: [{ ...pay(second, 1n), capabilities: { gasLimitOverride: { value: '0x1' } } }] }],
    [5710, { chainId: '0x1' }],
    [5710, { chainId: '0x7a6b' }],
    [5740, { calls: Array.from({ length: 101 }, () => pay(second, 1n)) }],
    [5760, { atomicRequired: true }],
    [-32602, { version: '1.0' }],
    [-32602, { atomicRequired: undefined }],
    [-32602, { calls: [] }],
    [-32602, { calls: [{ to: 'juno' }] }],
    [-32602, { id: '' }],
    [4100, { from: second }],
  ]
  for (const [code, more] of wrong) {
    await expect(send([pay(second, 1n)], more)).rejects.toMatchObject({ code })
  }
  const optional = { paymasterService: { url: 'https://pay.example', optional: true } }
  await send([pay(second, 1n)], { id: 'once', capabilities: optional })
  await expect(send([pay(second, 1n)], { id: 'once' })).rejects.toMatchObject({ code: 5720 })
  await expect(status('never')).rejects.toMatchObject({ code: 5730 })
  await expect(page.request('wallet_getCallsStatus', [])).rejects.toMatchObject({ code: -32602 })
  const stranger = await openPage(sandbox.endpoints.walletScript, 'http://localhost:9999')
  await expect(stranger.request('wallet_getCallsStatus', ['once'])).rejects.toMatchObject({ code: 5730 })
})

test('parameters: assets are told with assetDiscovery only, live, and through the filters', async () => {
  const assets = (more: object = {}): Promise<unknown> =>
    page.request('wallet_getAssets', [{ account: first, chainFilter: ['0x7a69'], ...more }])
  await expect(assets()).rejects.toMatchObject({ code: 4200 })
  await control.set({ assetDiscovery: true })
  const told = (await assets()) as Record<string, { address: string; metadata: { symbol: string } }[]>
  expect(Object.keys(told)).toEqual(['0x7a69'])
  expect(told['0x7a69']?.map(({ metadata }) => metadata.symbol)).toEqual([
    'ETH',
    'sUSD',
    'USDT',
    'HRB',
    'GNT',
    'TIX',
    'RFS',
  ])
  expect(told['0x7a69']?.slice(0, 2)).toMatchObject([
    {
      address: 'native',
      type: 'NATIVE',
      metadata: {
        name: 'Ether',
        decimals: 18,
        price: 4210.36,
        iconUrl: expect.stringMatching(/^data:image/) as string,
      },
    },
    { address: addresses.susd, type: 'ERC20', balance: `0x${(4_380_000_000).toString(16)}` },
  ])
  await settled(await send([give(second, 4_380_000_000n)]))
  expect(
    await assets({ assetTypeFilter: ['ERC20'], assetFilter: { '0x7a69': [addresses.susd, addresses.hrb] } }),
  ).toEqual({
    '0x7a69': [expect.objectContaining({ address: addresses.hrb, type: 'ERC20' })],
  })
  expect(Object.keys((await assets({ chainFilter: undefined })) as object)).toEqual(['0x7a69', '0x7a6a'])
  await expect(assets({ account: second })).rejects.toMatchObject({ code: 4100 })
  await expect(assets({ chainFilter: '0x1' })).rejects.toMatchObject({ code: -32602 })
})

const expiry = Math.floor(Date.now() / 1_000) + 86_400
const signer = { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x04ab' }] } }
const allowance = { type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: 0, period: 86_400 } }
const wish = { chainId: '0x7a69', expiry, signer, permissions: [allowance], policies: [] }

test('parameters: with permissions a site can be allowed to act, and that can be taken back', async () => {
  await expect(page.request('wallet_grantPermissions', [wish])).rejects.toMatchObject({ code: 4200 })
  await control.set({ permissions: true, mode: 'ask' })
  const asked = page.request('wallet_grantPermissions', [wish])
  const { title, details } = await control.decide('approve')
  expect(title).toBe('Let this site act by itself')
  expect(details.map(({ label }) => label)).toEqual(['Chain', 'Account', 'Until', 'It may', 'Within', 'By the key'])
  const granted = (await asked) as { context: string }
  expect(granted).toEqual({
    chainId: '0x7a69',
    address: first,
    expiry,
    signer,
    permissions: [allowance],
    context: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
  })
  const revoked = page.provider.request({
    method: 'wallet_revokePermissions',
    params: { pci: 'pci-1', permissions: [allowance], expiry, address: `eip155:31337:${first}` },
  })
  expect((await control.decide('approve')).title).toBe('Stop this site from acting by itself')
  expect(verifyMessage('pci-1', String(await revoked))).toBe(first)
  expect(await page.request('eth_accounts')).toEqual([first])
  const refused = expect(page.request('wallet_revokePermissions', [{ pci: granted.context }])).rejects.toMatchObject({
    code: 4001,
  })
  await control.decide('reject')
  await refused
})

test('A permission can be revoked on a chain without a node, because the keys of the accounts are elsewhere.', async () => {
  await control.set({ permissions: true, chainId: 31339 })
  const revoked = await page.request('wallet_revokePermissions', [{ pci: 'pci-2' }])
  expect(verifyMessage('pci-2', String(revoked))).toBe(first)
})

test('Permissions of the wrong form are refused.', async () => {
  await control.set({ permissions: true })
  const wrong: [number, object][] = [
    [-32602, { expiry: 1 }],
    [-32602, { permissions: [] }],
    [-32602, { permissions: [{ type: 'everything' }] }],
    [-32602, { signer: { type: 'wallet' } }],
    [5710, { chainId: '0x1' }],
    [4100, { address: second }],
  ]
  for (const [code, more] of wrong) {
    await expect(page.request('wallet_grantPermissions', [{ ...wish, ...more }])).rejects.toMatchObject({ code })
  }
  await expect(page.request('wallet_revokePermissions', [{ pci: '' }])).rejects.toMatchObject({ code: -32602 })
})

test('A paired app can do the same.', async () => {
  await control.set({ permissions: true, atomic: true, assetDiscovery: true })
  const dapp = await openDapp(sandbox.endpoints)
  const { uri, connected } = await dapp.propose(['eip155:31337'])
  await control.post('/pairing/pair', { uri })
  await connected
  const ask = (method: string, params: unknown[]): Promise<unknown> => dapp.request(method, params, 'eip155:31337')
  expect(await ask('wallet_getCapabilities', [first])).toHaveProperty('0x7a69.atomic.status', 'supported')
  const { id } = (await ask('wallet_sendCalls', request([pay(second, 3n)]))) as { id: string }
  await eventually(async () => expect(await ask('wallet_getCallsStatus', [id])).toMatchObject({ status: 200 }))
  expect(await ask('wallet_getAssets', [{ account: first }])).toHaveProperty('0x7a6a')
  expect(await ask('wallet_grantPermissions', [wish])).toMatchObject({ address: first })
  expect(verifyMessage('p', String(await ask('wallet_revokePermissions', [{ pci: 'p' }])))).toBe(first)
  await dapp.leave()
})
