// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { limits } from '../../domain/limits'
import { createFakePlatform } from '../../testing/fake-platform'
import { createBitcoinAdapter } from './bitcoin.adapter'
import { FakeEsplora, coin, testnet, withUrls } from './testing/fake-esplora'
import { testKey } from './testing/test-keys'
import { reasonFor } from '../../testing/chains/marked-refusals'
import { transfersOf } from '../../testing/chains/reader-members'

const { payment: address } = testKey(1)
const genesis = '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943'
const txid = 'ef'.repeat(32)
const noSignal = () => new AbortController().signal

function create() {
  const esplora = new FakeEsplora()
  const platform = createFakePlatform({ fetch: esplora.fetch })
  const rpc = { request: () => Promise.reject(new Error('unused')) }
  const adapter = createBitcoinAdapter({ platform, rpc }, ['payment'])
  const balance = (network = testnet) => adapter.getBalance({ address, network, signal: noSignal() })
  return { esplora, platform, adapter, balance }
}

test('The balance includes confirmed and unconfirmed coins.', async () => {
  const { esplora, balance } = create()
  esplora.answers.set(`/address/${address}/utxo`, [coin(100_000_000), coin(2_100), coin(5, false)])
  expect(await balance()).toEqual({ value: BigInt(100_002_105), decimals: 8, symbol: 'BTC' })
  expect(esplora.asked).toContain(`https://testnet.example/api/address/${address}/utxo`)
  esplora.answers.set('/utxo', [])
  esplora.answers.delete(`/address/${address}/utxo`)
  expect((await balance()).value).toBe(BigInt(0))
})

test('A team’s own service is asked first, and the next service when it fails.', async () => {
  const { esplora, balance } = create()
  esplora.answers.set('own.example/api/address/' + address + '/utxo', [coin(1)])
  esplora.answers.set('public.example/address/' + address + '/utxo', [coin(2)])
  const network = withUrls(['https://public.example/'], ['https://own.example/api'])
  expect((await balance(network)).value).toBe(BigInt(1))
  esplora.dead.add('own.example')
  expect((await balance(network)).value).toBe(BigInt(2))
  for (const broken of [
    new Response('', { status: 500 }),
    '<html>',
    { error: 'no' },
    [coin(-1)],
    [coin('1')],
    [coin(1e17)],
    [{ ...coin(1), txid: ['ab'.repeat(32)] }],
  ]) {
    esplora.dead.clear()
    esplora.answers.set('own.example/api/address/' + address + '/utxo', broken)
    expect((await balance(network)).value).toBe(BigInt(2))
  }
})

test('If no service answers, the read fails in time.', async () => {
  const { esplora, balance, platform } = create()
  esplora.isCutOff = true
  await expect(balance()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
  await expect(balance(withUrls([]))).rejects.toMatchObject({ code: 'TRANSPORT_URL_MISSING' })
  vi.spyOn(platform, 'fetch').mockImplementation(() => new Promise(() => {}))
  const slow = expect(balance()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
  await platform.advance(limits.rpcTimeout)
  await slow
})

test('If the only Esplora server answers without a list of coins, the error says that the list cannot be read.', async () => {
  const { esplora, balance } = create()
  esplora.answers.set('/utxo', { error: 'busy' })
  await expect(balance()).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    details: 'the list of coins cannot be read',
  })
})

test('A service of another network is never used.', async () => {
  const { esplora, balance } = create()
  esplora.answers.set('/utxo', [coin(7)])
  esplora.answers.set('/block-height/0', genesis.replace('933ea', '019d6'))
  await expect(balance()).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' })
  const good = create()
  good.esplora.answers.set('/utxo', [coin(7)])
  good.esplora.answers.set('/block-height/0', genesis)
  expect((await good.balance()).value).toBe(BigInt(7))
  await good.balance()
  expect(good.esplora.asked.filter((url) => url.endsWith('/block-height/0'))).toHaveLength(1)
})

test('A request ends when its signal aborts.', async () => {
  const { esplora, adapter } = create()
  esplora.answers.set('/utxo', [])
  const signal = AbortSignal.abort(new Error('left'))
  await expect(adapter.getBalance({ address, network: testnet, signal })).rejects.toThrow('left')
})

test('A transaction is awaited until a block contains it, for 25 s at most.', async () => {
  const { esplora, adapter, platform } = create()
  const ended = vi.fn<(outcome: string) => void>()
  const waiting = adapter.waitForTransaction({ hash: txid, network: testnet }).then(ended)
  await platform.advance(2_000)
  esplora.answers.set(`/tx/${txid}/status`, { confirmed: false })
  await platform.advance(4_000)
  expect(ended).not.toHaveBeenCalled()
  esplora.answers.set(`/tx/${txid}/status`, { confirmed: true })
  await platform.advance(4_000)
  await waiting
  expect(ended).toHaveBeenCalledWith('success')
  esplora.answers.set(`/tx/${txid}/status`, { confirmed: false })
  const timeout = expect(adapter.waitForTransaction({ hash: txid, network: testnet })).rejects.toMatchObject({
    code: 'TIMED_OUT',
  })
  await platform.advance(limits.confirmation)
  await timeout
})

test('The reader reports the state of transactions and the cost of a transfer.', async () => {
  const { esplora, adapter } = create()
  const reader = await adapter.loadReader?.()
  if (!reader) return expect.unreachable()
  const query = { network: testnet, signal: noSignal() }
  esplora.answers.set('/utxo', [coin(150_000), coin(50_000)])
  const state = (hash: string) => transfersOf(reader).getTransactionState({ hash, ...query })
  expect(await state(txid)).toBe('unknown')
  esplora.answers.set(`/tx/${txid}/status`, { confirmed: false })
  expect(await state(txid)).toBe('pending')
  esplora.answers.set(`/tx/${txid}/status`, { confirmed: true })
  expect(await state(txid)).toBe('success')

  const to = testKey(2).taproot
  const transaction = await transfersOf(reader).prepareTransfer({
    request: { from: address, to, amount: BigInt(160_000) },
    ...query,
  })
  expect(transaction).toEqual({ from: address, to, value: BigInt(160_000), data: '' })
  esplora.answers.set('/fee-estimates', { 1: 9, 3: 2.5 })
  // Two coins and two outputs: 11 + 2 × 34 + 2 × 68 virtual bytes.
  expect(await transfersOf(reader).estimateFee({ transaction, ...query })).toEqual({
    gas: BigInt(215),
    fee: BigInt(538),
    maxFee: BigInt(1_076),
  })
  const all = { ...transaction, value: BigInt(300_000) }
  const refused: unknown = await transfersOf(reader)
    .estimateFee({ transaction: all, ...query })
    .catch((thrown: unknown) => thrown)
  expect(reasonFor(refused)).toBe(`[there is too little ${query.network.nativeCurrency.symbol}]`)
  expect(refused).toMatchObject({
    code: 'TRANSACTION_REFUSED',
  })
  const elsewhere = { from: address, to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', amount: BigInt(1) }
  await expect(transfersOf(reader).prepareTransfer({ request: elsewhere, ...query })).rejects.toMatchObject({
    code: 'INVALID_ADDRESS',
  })
  const token = { from: address, to, amount: BigInt(1), token: 'x' }
  await expect(transfersOf(reader).prepareTransfer({ request: token, ...query })).rejects.toMatchObject({
    code: 'SEND_NOT_SUPPORTED',
  })
  expect(reader.checkAddress(to)).toEqual({ address: to })
  expect(() => reader.checkAddress(`${to}x`)).toThrow('Invalid Address')
})
