// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork } from '../../../../domain/networks/network'
import { firstAddress, secondAddress } from '../../../../testing/fake-wallet'
import { alpha } from '../../../../testing/networks'
import { createEvmReader } from '../evm-reader'
import { FakeLedger } from './testing/fake-ledger'
import { transfersOf } from '../../../../testing/chains/reader-members'

const network = completeNetwork(alpha)
const { signal } = new AbortController()
const transaction = { from: firstAddress, to: secondAddress, value: BigInt(5), data: '0x' }
const other = { ...transaction, value: BigInt(6) }
const nobody = new Set<string>()
const tooLow = 'nonce too low'

/** An account with three transactions behind it, and a mark of where it stands. */
async function create() {
  const ledger = new FakeLedger()
  for (let count = 0; count < 3; count += 1) ledger.mine([transaction])
  const reader = createEvmReader({ rpc: ledger.rpc })
  const mark = await transfersOf(reader).markSend?.({ transaction, network, signal })
  if (!mark) return expect.unreachable('an EVM chain can be searched')
  return {
    ledger,
    mark,
    find: (told = 'lost', known = nobody, marked = mark) =>
      transfersOf(reader).findSent?.({ transaction, mark: marked, known, told, network, signal }),
  }
}

test('a transaction that was mined since is found by its number, sender, receiver, value and data', async () => {
  const { ledger, find } = await create()
  for (let block = 0; block < 20; block += 1) ledger.mine([])
  const [, hash] = ledger.mine([{ ...transaction, from: secondAddress }, transaction])
  for (let block = 0; block < 9; block += 1) ledger.mine([])
  expect(await find()).toEqual({ state: 'sent', hash })
  // The block is found by binary search.
  expect(ledger.asked.filter((method) => method === 'eth_getBlockByNumber')).toHaveLength(1)
})

test('a pending transaction is found, too', async () => {
  const { ledger, find } = await create()
  const hash = ledger.add(transaction)
  expect(await find()).toEqual({ state: 'sent', hash })
})

test.each([
  ['another amount', { value: BigInt(6) }],
  ['another receiver', { to: firstAddress }],
  ['other data', { data: '0x00' }],
])('a transaction with %s is not the requested one', async (_, change) => {
  const { ledger, find } = await create()
  ledger.mine([{ ...transaction, ...change }])
  expect(await find()).toEqual({ state: 'unknown' })
  ledger.add({ ...transaction, ...change })
  expect(await find()).toEqual({ state: 'unknown' })
})

test('an equal transaction that is already known, or from before, is not the requested one', async () => {
  const { ledger, find } = await create()
  expect(await find()).toEqual({ state: 'unknown' })
  const [earlier = ''] = ledger.mine([transaction])
  expect(await find('lost', new Set([earlier]))).toEqual({ state: 'unknown' })
  const [, later] = [ledger.mine([]), ledger.add(transaction)]
  expect(await find('lost', new Set([earlier]))).toEqual({ state: 'sent', hash: later })
})

test('finding nothing does not prove that it was not sent: it may be pending somewhere', async () => {
  const { find } = await create()
  for (const told of ['lost', tooLow]) expect(await find(told)).toEqual({ state: 'unknown' })
})

test('it was not sent if its number was refused and others have used every number since', async () => {
  const { ledger, find } = await create()
  ledger.mine([other])
  ledger.mine([other])
  expect(await find('lost')).toEqual({ state: 'unknown' })
  expect(await find(`Internal error: ${tooLow}: next nonce 5`)).toEqual({ state: 'notSent' })
  ledger.add(other)
  expect(await find(tooLow)).toEqual({ state: 'unknown' })
})

test('more transactions than can be checked prove nothing', async () => {
  const { ledger, find } = await create()
  for (let count = 0; count < 9; count += 1) ledger.mine([other])
  expect(await find(tooLow)).toEqual({ state: 'unknown' })
})

test('a block without the expected content proves nothing', async () => {
  const { ledger, find } = await create()
  ledger.mine([other])
  ledger.forgetBlocks()
  expect(await find(tooLow)).toEqual({ state: 'unknown' })
})

test('a chain that does not answer proves nothing', async () => {
  const { ledger, find } = await create()
  ledger.isDown = true
  await expect(find()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

test('an unreadable stored mark proves nothing', async () => {
  const { ledger, mark, find } = await create()
  ledger.mine([other])
  for (const nonce of ['3', -1, 0.5, Number.NaN])
    expect(await find(tooLow, nobody, { ...mark, nonce })).toEqual({ state: 'unknown' })
})
