/// <reference types="vite/client" />
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  isHex,
  keccak256,
  parseAbi,
  parseEther,
  type Hex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rpcCall } from '../../src/sandbox/chain/rpc-call'
import { startSandbox, type Sandbox } from '../../src/sandbox/start'
import { Control } from '../../src/sandbox/test-support/control'
import { addresses } from '../../src/sandbox/testbed/addresses'
import { createVaultKeyStore } from '../../template/src/wallet-modal/wallet-frame/custody/key-store'
import { createWalletApi } from '../../template/src/wallet-modal/wallet-frame/server/wallet-api'
import { createFrameStorage } from '../../template/src/wallet-modal/wallet-frame/storage/frame-storage'
import { createFakeWallet, testConfig, textsOf } from '../../template/src/wallet-modal/wallet-frame/testing/fake-wallet'

const id = `eip155:${foundry.id}`
const hex = v.custom<Hex>((value) => isHex(value))
let sandbox: Sandbox
let control: Control

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
beforeEach(() => control.post('/reset', {}))
afterAll(() => sandbox.close())

const urlIn = (list: Readonly<Record<string, string>>): string => list[id] ?? expect.fail(`There is no ${id}`)
const client = () => createPublicClient({ chain: foundry, transport: http(urlIn(sandbox.endpoints.rpc)) })
const newAddress = () => `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}` as const
const gifts = () => [1, 2, 3].map((value) => ({ to: newAddress(), value: `0x${value}` }))
const fault = (service: string, value: unknown) => control.post('/faults', { service, fault: value })

interface FrameOptions {
  /** The kind of the smart accounts. Default: `delegation`. */
  kind?: 'delegation' | 'contract'
  /** The server of another frame. */
  server?: Awaited<ReturnType<typeof createFakeWallet>>['server']
}

/** Opens a frame with the chain, the bundler and the paymaster of the sandbox, and switches to the smart account. */
async function openFrame({ kind = 'delegation', server }: FrameOptions = {}) {
  const { rpc, bundlers, paymasters, smartAccounts } = sandbox.endpoints
  const hashAt = async (address: `0x${string}`) => keccak256((await client().getCode({ address })) ?? '0x')
  const contracts =
    kind === 'delegation'
      ? { delegate: await hashAt(smartAccounts.delegate) }
      : {
          factory: await hashAt(smartAccounts.factory),
          implementation: await hashAt(smartAccounts.implementation),
        }
  const wallet = await createFakeWallet({
    ...(server && { server }),
    networks: [
      {
        caipNetworkId: id,
        name: 'Sandbox',
        rpcUrl: urlIn(rpc),
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        smartAccount: {
          bundlerUrl: urlIn(bundlers),
          paymasterUrl: urlIn(paymasters),
          kind,
          codeHashes: { ...contracts, entryPoint: await hashAt(smartAccounts.entryPoint) },
        },
      },
    ],
    fetchService: (url, init) => fetch(url, init),
  })
  await wallet.logIn()
  const chosen = await wallet.request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
  const { address } = v.parse(v.object({ address: hex }), chosen)
  const lastAsked = () => {
    const approval = wallet.asked.at(-1)
    return approval ? textsOf(approval) : ''
  }
  const fund = () => rpcCall(urlIn(rpc), 'anvil_setBalance', [address, `0x${parseEther('1').toString(16)}`])
  const send = async (calls: object[], more: object = {}) =>
    v.parse(
      v.object({ id: v.string() }),
      await wallet.rpc('wallet_sendCalls', [{ version: '2.0.0', calls, atomicRequired: true, ...more }]),
    )
  const statusNow = (batch: { id: string }) => wallet.rpc('wallet_getCallsStatus', [batch.id])
  /** The status of a batch when a block includes it. */
  const status = async (batch: { id: string }) => {
    await expect.poll(() => statusNow(batch), { timeout: 10_000 }).not.toMatchObject({ status: 100 })
    return statusNow(batch)
  }
  return { ...wallet, address, lastAsked, fund, send, status, statusNow }
}

/** Reads the secret words of the visitor. */
async function wordsOf({ platform, clock, server }: Awaited<ReturnType<typeof openFrame>>): Promise<string> {
  const store = createVaultKeyStore(platform.crypto, clock.now, () => Promise.reject(new Error('There is a lock')))
  const api = createWalletApi(platform, testConfig, createFrameStorage(platform))
  const words = await store.words({ token: server.tokens.findLast((one) => one !== undefined) ?? '', api })
  return words ?? expect.fail('There is no wallet.')
}

const balances = (calls: readonly { to: `0x${string}` }[]) =>
  Promise.all(calls.map(({ to }) => client().getBalance({ address: to })))

test('The first user operation of an account makes three calls with a delegation, and the second without one.', async () => {
  const { request, fund, send, status, address, lastAsked } = await openFrame()
  expect(await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual({ smartAccountEnabledNetworks: [31337] })
  expect(await request('INIT_SMART_ACCOUNT')).toEqual({ address, isDeployed: false })
  await fund()
  for (const isFirst of [true, false]) {
    const before = await client().getBalance({ address })
    const calls = gifts()
    const state = await status(await send(calls))
    expect(state).toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1' }] })
    expect(await balances(calls)).toEqual([1n, 2n, 3n])
    expect(lastAsked().includes('First transaction')).toBe(isFirst)
    const [, most = ''] = /Fee at most: (\S+) ETH/.exec(lastAsked()) ?? []
    const paid = before - (await client().getBalance({ address })) - 6n
    expect(paid).toBeGreaterThan(0n)
    expect(paid).toBeLessThanOrEqual(parseEther(most))
    const { receipts } = v.parse(v.object({ receipts: v.tuple([v.object({ transactionHash: hex })]) }), state)
    const hash = receipts[0].transactionHash
    expect((await client().getTransaction({ hash })).type).toBe(isFirst ? 'eip7702' : 'eip1559')
  }
  expect(await request('GET_USER')).toMatchObject({ address, smartAccountDeployed: true })
})

test('eth_sendTransaction resolves with the hash of the transaction that includes the user operation.', async () => {
  const { rpc, fund } = await openFrame()
  await fund()
  const to = newAddress()
  const hash = v.parse(hex, await rpc('eth_sendTransaction', [{ to, value: '0x7' }]))
  expect((await client().getTransactionReceipt({ hash })).status).toBe('success')
  expect(await client().getBalance({ address: to })).toBe(7n)
})

test('An account without ether sends a batch that the app pays for, and no batch that the paymaster refuses.', async () => {
  const { address, send, status, lastAsked, asked } = await openFrame()
  const capabilities = { paymasterService: { url: 'https://ignored.example' } }
  const calls = [{ to: newAddress() }]
  await expect(send(calls)).rejects.toThrow('This account cannot pay for the transaction. Nothing was sent')
  expect(await status(await send(calls, { capabilities }))).toMatchObject({ status: 200 })
  expect(lastAsked()).toContain('Fee: Paid by the app')
  expect(await client().getBalance({ address })).toBe(0n)
  await fault('paymaster', { kind: 'refuse', method: 'pm_getPaymasterData' })
  const before = asked.length
  await expect(send(calls, { capabilities })).rejects.toThrow(
    'The app does not pay for this: The paymaster does not pay for this operation. Nothing was signed',
  )
  expect(asked).toHaveLength(before)
})

test('The frame does not send a batch with a failing call; a batch that fails only on the chain changes nothing.', async () => {
  const { address, fund, send, status, visitor, asked } = await openFrame()
  await fund()
  await send(gifts())
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [newAddress(), 5n] })
  const failing = [...gifts(), { to: addresses.susd, data }]
  const before = asked.length
  await expect(send(failing)).rejects.toThrow(
    'would fail: execution reverted: Token: balance too low. Nothing was sent',
  )
  expect(asked).toHaveLength(before)
  // The account loses its ether after the estimate, while the visitor reads the approval.
  const calls = [
    { to: newAddress(), value: '0x1' },
    { to: newAddress(), value: `0x${parseEther('0.5').toString(16)}` },
  ]
  visitor.decides = async () => {
    const left = `0x${parseEther('0.4').toString(16)}`
    await rpcCall(urlIn(sandbox.endpoints.rpc), 'anvil_setBalance', [address, left])
    return true
  }
  expect(await status(await send(calls))).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
  expect(await balances(calls)).toEqual([0n, 0n])
})

test('If the bundler refuses a batch, the error says so; if it loses a batch, the status stays pending.', async () => {
  const { fund, send, statusNow } = await openFrame()
  await fund()
  const calls = gifts()
  await fault('bundler', { kind: 'refuse', method: 'eth_sendUserOperation' })
  await expect(send(calls)).rejects.toThrow('The account did not accept this operation. Nothing was sent')
  await fault('bundler', { kind: 'lost' })
  const lost = await send(calls)
  expect(await statusNow(lost)).toMatchObject({ status: 100 })
  expect(await balances(calls)).toEqual([0n, 0n, 0n])
})

test('Signatures are valid before and after the delegation, and the secret words alone control the account.', async () => {
  const first = await openFrame()
  const { address, rpc, fund, send } = first
  const signature = v.parse(hex, await rpc('personal_sign', ['hello', address]))
  expect(await client().verifyMessage({ address, message: 'hello', signature })).toBe(true)
  await fund()
  await send(gifts())
  expect(await client().verifyMessage({ address, message: 'hello', signature })).toBe(true)
  const second = v.parse(hex, await rpc('personal_sign', ['again', address]))
  expect(await client().verifyMessage({ address, message: 'again', signature: second })).toBe(true)
  expect(await client().verifyMessage({ address, message: 'other', signature: second })).toBe(false)

  const other = await openFrame({ server: first.server })
  expect(other.address).toBe(address)
  const calls = gifts()
  expect(await other.status(await other.send(calls))).toMatchObject({ status: 200 })
  expect(mnemonicToAccount(await wordsOf(other), { addressIndex: 1 }).address).toBe(address)
})

test('The first user operation of a contract account deploys the contract, with and without a paymaster.', async () => {
  for (const isSponsored of [false, true]) {
    const { address, fund, send, status, request } = await openFrame({ kind: 'contract' })
    const capabilities = isSponsored ? { paymasterService: {} } : {}
    if (!isSponsored) await fund()
    for (const isDeployed of [false, true]) {
      expect(await request('INIT_SMART_ACCOUNT')).toEqual({ address, isDeployed })
      const calls = isSponsored ? [{ to: newAddress() }] : gifts()
      expect(await status(await send(calls, { capabilities }))).toMatchObject({ status: 200 })
      if (!isSponsored) expect(await balances(calls)).toEqual([1n, 2n, 3n])
    }
    expect(await client().getCode({ address })).not.toBe('0x')
  }
})

test('Signatures of a contract account are valid before and after its deployment, and the same words own the same account.', async () => {
  const first = await openFrame({ kind: 'contract' })
  const { address, rpc, fund, send, status } = first
  const sign = async (message: string) => v.parse(hex, await rpc('personal_sign', [message, address]))
  const before = await sign('hello')
  expect(before.length).toBeGreaterThan(1_000)
  expect(await client().verifyMessage({ address, message: 'hello', signature: before })).toBe(true)
  expect(await client().verifyMessage({ address, message: 'other', signature: before })).toBe(false)
  await fund()
  await status(await send(gifts()))
  const after = await sign('hello')
  expect(after).toHaveLength(132)
  for (const signature of [before, after])
    expect(await client().verifyMessage({ address, message: 'hello', signature })).toBe(true)
  expect(await client().verifyMessage({ address: newAddress(), message: 'hello', signature: after })).toBe(false)

  const other = await openFrame({ kind: 'contract', server: first.server })
  expect(other.address).toBe(address)
  const calls = gifts()
  expect(await other.status(await other.send(calls))).toMatchObject({ status: 200 })
  const owner = mnemonicToAccount(await wordsOf(other), { addressIndex: 2 }).address
  const abi = parseAbi(['function owner() view returns (address)'])
  expect(await client().readContract({ address, abi, functionName: 'owner' })).toBe(owner)
})
