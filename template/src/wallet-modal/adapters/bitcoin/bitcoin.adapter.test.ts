// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { limits } from '../../domain/limits'
import { completeNetwork } from '../../domain/networks/network'
import type { Connector } from '../../domain/wallets/connector'
import { transfersOf } from '../../testing/chains/reader-members'
import { createFakePlatform } from '../../testing/fake-platform'
import { bitcoinAdapter } from '.'
import { createBitcoinAdapter } from './bitcoin.adapter'
import { FakeEsplora, coin, signet, testnet } from './testing/fake-esplora'
import { FakeSatsWallet, testTxid } from './testing/fake-sats-wallet'
import { testKey } from './testing/test-keys'

const [first, second] = [testKey(1), testKey(2)]
const legacy = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'
const rpc = { request: () => Promise.reject(new Error('unused')) }

function create() {
  const esplora = new FakeEsplora()
  const platform = createFakePlatform({ fetch: esplora.fetch })
  const adapter = createBitcoinAdapter({ platform, rpc }, ['payment', 'ordinals'])
  const wallet = new FakeSatsWallet([first, second])
  const connector: Connector = { id: 'w', type: 'ANNOUNCED', name: 'W', chain: 'bip122', provider: wallet }
  const connect = () => adapter.connect({ connector, network: testnet })
  return { adapter, wallet, platform, esplora, connector, connect }
}

test('Wallets are asked for the addresses of all purposes, unless the app names some.', async () => {
  const { wallet, platform, connector } = create()
  const asked = async (options?: Parameters<typeof bitcoinAdapter>[0]) => {
    const adapter = await bitcoinAdapter(options).load({ platform, rpc })
    await adapter.connect({ connector, network: undefined })
    return wallet.paramsOf('getAddresses').at(-1)
  }
  expect(await asked()).toMatchObject({ purposes: ['payment', 'ordinals', 'stacks'] })
  expect(await asked({ purposes: ['ordinals'] })).toMatchObject({ purposes: ['ordinals'] })
})

test('The wallet is asked for a network only if that network belongs to Bitcoin.', async () => {
  const { adapter, wallet, connector } = create()
  wallet.fail('getAddresses', -32601)
  const elsewhere = completeNetwork({ ...signet, chainNamespace: 'solana' })
  for (const network of [signet, elsewhere, undefined]) await adapter.connect({ connector, network })
  const asked = wallet.paramsOf('wallet_connect')
  expect(asked[0]).toMatchObject({ network: 'Signet' })
  for (const params of asked.slice(1)) expect(params).not.toHaveProperty('network')
})

test('If a wallet throws while it connects or is restored, the adapter rejects with a WalletModalError.', async () => {
  const { adapter, wallet, connector, connect } = create()
  wallet.fail('getAddresses', 4001)
  await expect(connect()).rejects.toMatchObject({ code: 'USER_REJECTED' })
  wallet.fail('wallet_getAccount', -32603, 'broken')
  await expect(adapter.reconnect({ connector, network: testnet })).rejects.toMatchObject({
    code: 'WALLET_FAILED',
    details: 'broken',
  })
})

test('A wallet that does not answer within the limit is not restored: restoring rejects with TIMED_OUT at the limit, and not before.', async () => {
  const { adapter, wallet, platform, connector } = create()
  wallet.freeze()
  const settled = vi.fn<(error?: unknown) => void>()
  const restoring = adapter.reconnect({ connector, network: testnet }).catch(settled)
  await platform.advance(limits.restore - 1)
  expect(settled).not.toHaveBeenCalled()
  await platform.advance(1)
  await restoring
  expect(settled.mock.lastCall?.[0]).toMatchObject({ code: 'TIMED_OUT' })
})

test('A wallet whose only address is an address of Stacks has no connection to restore.', async () => {
  const { adapter, wallet, connector } = create()
  wallet.answer('wallet_getAccount', () => ({ addresses: [{ address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' }] }))
  expect(await adapter.reconnect({ connector, network: testnet })).toBeNull()
})

test('A session of another adapter cannot be used.', async () => {
  const { adapter, connect } = create()
  const session = { ...(await connect()), provider: {} }
  await expect(adapter.disconnect(session)).rejects.toMatchObject({ code: 'WALLET_UNREACHABLE' })
  await expect(async () => adapter.signMessage(session, 'a', first.payment)).rejects.toMatchObject({
    code: 'WALLET_UNREACHABLE',
  })
})

test('A transfer needs the wallet on the network of the transfer, if the transfer names one.', async () => {
  const { adapter, wallet, connect } = create()
  const session = await connect()
  const transfer = { from: first.payment, to: second.payment, value: BigInt(1) }
  await expect(adapter.sendTransaction(session, { ...transfer, network: signet })).rejects.toMatchObject({
    code: 'NETWORK_UNCHANGED',
    hint: 'Change the wallet to Bitcoin Signet',
  })
  expect(wallet.paramsOf('sendTransfer')).toEqual([])
  await expect(adapter.sendTransaction(session, { ...transfer, network: testnet })).resolves.toBe(testTxid)
  await expect(adapter.sendTransaction(session, transfer)).resolves.toBe(testTxid)
})

/** Estimates the fee of a transfer from an address whose unspent outputs have these values, in satoshis. */
async function estimate(from: string, values: readonly number[], value: number, rate = 1) {
  const { adapter, esplora } = create()
  esplora.answers.set(
    '/utxo',
    values.map((amount) => coin(amount)),
  )
  esplora.answers.set('/fee-estimates', { 3: rate })
  const reader = await adapter.loadReader?.()
  const transaction = { from, to: second.payment, value: BigInt(value), data: '' }
  const { signal } = new AbortController()
  return transfersOf(reader).estimateFee({ transaction, network: testnet, signal })
}

test('The size of a transfer grows with the number of coins that the transfer needs, the largest first. Older addresses need more bytes.', async () => {
  const sizeFor = async (from: string, values: readonly number[], value: number) =>
    Number((await estimate(from, values, value)).gas)
  const frame = 11 + 2 * 34
  expect(await sizeFor(first.payment, [1_000, 5_000, 3_000], 5_000)).toBe(frame + 68)
  expect(await sizeFor(first.payment, [1_000, 5_000, 3_000], 5_001)).toBe(frame + 2 * 68)
  expect(await sizeFor(first.payment, [3_000, 1_000, 5_000], 8_001)).toBe(frame + 3 * 68)
  expect(await sizeFor(first.payment, [], 0)).toBe(frame + 68)
  expect(await sizeFor(legacy, [1_000, 5_000], 5_001)).toBe(frame + 2 * 148)
})

test('The fee is rounded up to a whole satoshi. The highest fee in the review is twice the fee.', async () => {
  const { gas, fee, maxFee } = await estimate(first.payment, [5_000], 1, 1.5)
  expect([gas, fee, maxFee]).toEqual([BigInt(147), BigInt(221), BigInt(442)])
})

test('A transfer is prepared for its network only, and the transfer of a token is refused.', async () => {
  const { adapter } = create()
  const reader = await adapter.loadReader?.()
  const { signal } = new AbortController()
  const prepare = (request: Parameters<ReturnType<typeof transfersOf>['prepareTransfer']>[0]['request']) =>
    transfersOf(reader).prepareTransfer({ request, network: testnet, signal })
  const request = { from: first.payment, to: second.payment, amount: BigInt(1) }
  await expect(prepare({ ...request, from: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' })).rejects.toMatchObject({
    code: 'INVALID_ADDRESS',
    hint: 'It belongs to another network',
  })
  await expect(prepare({ ...request, to: 'nonsense' })).rejects.toMatchObject({
    code: 'INVALID_ADDRESS',
    details: 'nonsense',
    hint: 'Copy it again, to the last character',
  })
  await expect(prepare({ ...request, token: 'x' })).rejects.toMatchObject({
    code: 'SEND_NOT_SUPPORTED',
    details: 'tokens on Bitcoin Testnet',
  })
})
