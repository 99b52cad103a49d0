// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { eventually } from '../../testing/eventually'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { sentTransactionsTable } from './sent-transaction'

vi.stubGlobal('IDBKeyRange', IDBKeyRange)

const hash = `0x${'5e'.repeat(32)}`
const chainId = 'eip155:1'
const transfer = { hash, chainId, from: firstAddress, to: secondAddress, amount: '0.5', symbol: 'ETH' } as const

async function createRoot(options: Parameters<typeof createTestRoot>[0] = {}) {
  const test = await createTestRoot(options)
  test.rpc.answer('eth_call', () => '0x')
  test.rpc.answer('eth_getTransactionReceipt', () => null)
  test.rpc.answer('eth_getTransactionByHash', () => ({ hash }))
  await test.connect()
  const { sent } = test.root.accountLoader.loaded
  const looks = () => test.rpc.callsOf('eth_getTransactionReceipt').length
  return { ...test, sent, looks, stateOf: () => sent.find(chainId, hash)?.state }
}

describe('A transaction', () => {
  test('is pending until the network confirms it; then balance and tokens are read again', async () => {
    const { sent, rpc, platform, stateOf } = await createRoot()
    expect(sent.add(transfer)).toMatchObject({ ...transfer, state: 'pending', sentAt: platform.now() })
    await platform.advance(3_000)
    expect([stateOf(), sent.pending.length]).toEqual(['pending', 1])
    rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
    const reads = rpc.callsOf('eth_getBalance').length
    await platform.advance(1_000)
    expect([stateOf(), sent.pending.length, sent.list.length]).toEqual(['success', 0, 1])
    // One read for the balance, one for the tokens.
    expect(rpc.callsOf('eth_getBalance')).toHaveLength(reads + 2)
  })

  test('is reverted when its receipt says so', async () => {
    const { sent, rpc, platform, stateOf, looks } = await createRoot()
    rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x0' }))
    sent.add(transfer)
    await settle()
    expect([stateOf(), sent.pending.length]).toEqual(['reverted', 0])
    const asked = looks()
    await platform.advance(600_000)
    expect(looks()).toBe(asked)
  })

  test('[C9-06] After 25 seconds it is unknown, not failed; then it is queried every 30 seconds; 99 are kept.', async () => {
    const { sent, rpc, platform, stateOf, looks, root } = await createRoot()
    sent.add(transfer)
    await platform.advance(24_999)
    expect(stateOf()).toBe('pending')
    await platform.advance(1)
    expect(stateOf()).toBe('unknown')
    expect(sent.pending).toHaveLength(1)
    const asked = looks()
    await platform.advance(29_999)
    expect(looks()).toBe(asked)
    await platform.advance(1)
    expect(looks()).toBe(asked + 1)
    await platform.advance(60_000)
    expect(looks()).toBe(asked + 3)
    // A later success is still noticed.
    rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
    await platform.advance(30_000)
    expect(stateOf()).toBe('success')
    for (let index = 0; index < 120; index += 1) sent.add({ ...transfer, hash: `0x${index}` })
    await platform.advance(1_000)
    const sentTransactions = (await root.memory.repositories()).open(sentTransactionsTable)
    expect(await sentTransactions.all()).toHaveLength(99)
  })

  test.for([
    ['the network does not answer', () => new Response('', { status: 429 })],
    ['the network answers nonsense', () => new Response('<html>')],
  ] as const)('is never failed because %s', async ([, respond]) => {
    const { sent, rpc, platform, stateOf } = await createRoot()
    rpc.respond('https://alpha.example/rpc', respond)
    sent.add(transfer)
    await platform.advance(120_000)
    expect(stateOf()).toBe('unknown')
  })

  test('that the network does not know is unknown after 25 seconds, too', async () => {
    const { sent, rpc, platform, stateOf } = await createRoot()
    rpc.answer('eth_getTransactionByHash', () => null)
    sent.add(transfer)
    await platform.advance(25_000)
    expect(stateOf()).toBe('unknown')
  })

  test('that is noted twice is one, and known details stay', async () => {
    const { sent, rpc, platform, looks, stateOf } = await createRoot()
    sent.add(transfer)
    sent.add(transfer)
    await settle()
    expect(looks()).toBe(1)
    rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
    await platform.advance(1_000)
    sent.add({ ...transfer, toName: 'mara.eth' })
    expect([stateOf(), sent.list.length, sent.list[0]?.toName]).toEqual(['success', 1, 'mara.eth'])
  })
})

describe('The list', () => {
  test('has the transactions of the active account on the active network, newest first', async () => {
    const { sent, platform, root } = await createRoot({
      wallet: new FakeWallet({ accounts: [firstAddress, secondAddress] }),
    })
    sent.add(transfer)
    await platform.advance(1_000)
    sent.add({ ...transfer, hash: '0x2', from: firstAddress.toLowerCase() })
    sent.add({ ...transfer, hash: '0x3', chainId: 'eip155:10' })
    sent.add({ ...transfer, hash: '0x4', from: secondAddress })
    const hashes = () => sent.list.map((one) => one.hash)
    expect(hashes()).toEqual(['0x2', hash])
    const [, beta] = root.chain.requestedCaipNetworks
    if (!beta) return expect.unreachable()
    root.chain.setActiveCaipNetwork(beta)
    expect(hashes()).toEqual(['0x3'])
    root.accountLoader.loaded.accounts.select(secondAddress)
    expect(hashes()).toEqual([])
  })
})

describe('After a reload', () => {
  test.for(['pending', 'unknown'] as const)('a transaction that is %s is shown again and followed', async (state) => {
    const factory = new IDBFactory()
    const first = await createRoot({ indexedDB: () => factory })
    first.sent.add(transfer)
    const rows = async () => (await first.root.memory.repositories()).open(sentTransactionsTable).all()
    // Opens the database before the clock moves.
    await rows()
    await first.platform.advance(state === 'pending' ? 1_000 : 26_000)
    await eventually(async () => expect((await rows())[0]?.state).toBe(state))
    first.modal.dispose()
    const second = await createRoot({ indexedDB: () => factory, browser: first.browser })
    await eventually(() => expect(second.stateOf()).toBe(state))
    expect(second.sent.pending).toHaveLength(1)
    second.rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
    await second.platform.advance(60_000)
    expect(second.stateOf()).toBe('success')
  })

  test('a settled transaction is not queried again', async () => {
    const factory = new IDBFactory()
    const first = await createRoot({ indexedDB: () => factory })
    first.rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
    first.sent.add(transfer)
    const rows = async () => (await first.root.memory.repositories()).open(sentTransactionsTable).all()
    await eventually(async () => expect((await rows())[0]?.state).toBe('success'))
    const second = await createRoot({ indexedDB: () => factory, browser: first.browser })
    await eventually(() => expect(second.stateOf()).toBe('success'))
    await second.platform.advance(120_000)
    expect(second.looks()).toBe(0)
  })

  test('an answer that was still missing when the page was left changes nothing', async () => {
    const { sent, rpc, platform, modal, stateOf } = await createRoot()
    let answer: (response: Response) => void = () => {}
    rpc.respond('https://alpha.example/rpc', () => new Promise((resolve) => void (answer = resolve)))
    sent.add(transfer)
    await settle()
    modal.dispose()
    answer(new Response('{"jsonrpc":"2.0","id":0,"result":{"status":"0x1"}}'))
    await platform.advance(60_000)
    expect(stateOf()).toBe('pending')
  })
})
