// @vitest-environment node
import { ComputeBudgetProgram, SystemProgram, PublicKey, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { toBase64 } from '../../base64'
import { createSolanaTest } from '../../testing/create-solana-test'
import { testKey } from '../../testing/keys'
import { transfersOf } from '../../../../testing/chains/reader-members'

const stranger = testKey('stranger').address
const { signal } = new AbortController()
const sol = BigInt(1_000_000_000)

/** An account that has made one transfer and has reviewed a second one, with a mark of its newest transaction. */
async function create() {
  const facts = await createSolanaTest()
  const { adapter, svm, keys, networks, connect } = facts
  const [{ address: from }] = keys
  const [network] = networks
  const session = await connect()
  const reader = await adapter.loadReader?.()
  if (!reader) return expect.unreachable()
  const prepare = (amount: bigint) =>
    transfersOf(reader).prepareTransfer({ request: { from, to: stranger, amount }, network, signal })
  /** Lets the wallet send, and forgets its answer. */
  async function send(amount: bigint): Promise<string> {
    svm.height += 1
    return adapter.sendTransaction(session, { ...(await prepare(amount)), network })
  }
  await send(sol)
  const transaction = await prepare(sol)
  const mark = await transfersOf(reader).markSend?.({ transaction, network, signal })
  if (!mark) return expect.unreachable('a Solana network can be searched')
  const find = (known: readonly string[] = [], marked = mark) =>
    transfersOf(reader).findSent?.({ transaction, mark: marked, known: new Set(known), told: 'lost', network, signal })
  return { ...facts, from, send, find }
}

test('a transaction after the mark is found by its instructions', async () => {
  const { send, find } = await create()
  await send(sol + BigInt(1))
  const hash = await send(sol)
  await send(sol + BigInt(2))
  expect(await find()).toEqual({ state: 'sent', hash })
})

test('an equal transaction before the mark, or a known one, does not count as the requested transaction', async () => {
  const { send, find } = await create()
  expect(await find()).toEqual({ state: 'unknown' })
  const earlier = await send(sol)
  expect(await find([earlier])).toEqual({ state: 'unknown' })
  const later = await send(sol)
  expect(await find([earlier])).toEqual({ state: 'sent', hash: later })
})

test('an earlier equal transfer does not count when a node that lags behind lists transactions before the mark', async () => {
  const { svm, from, find } = await create()
  const [before] = svm.list(from)
  svm.answer('getSignaturesForAddress', () => [before])
  expect(await find()).toEqual({ state: 'unknown' })
})

test('The mark is the newest transaction of the account. The search asks the node for up to 20 transactions after the mark.', async () => {
  const { svm, from, find } = await create()
  const [before] = svm.list(from)
  await find()
  const asked = svm.calls.filter(({ method }) => method === 'getSignaturesForAddress').map(({ params }) => params)
  expect(asked).toEqual([
    [from, { commitment: 'confirmed', limit: 1 }],
    [from, { commitment: 'confirmed', limit: 20, until: before?.signature }],
  ])
})

test('the transaction is found even if the wallet changed the blockhash and the compute price', async () => {
  const { wallet, from, send, find } = await create()
  const payer = new PublicKey(from)
  wallet.adjust = () => {
    const changed = new Transaction({ feePayer: payer, recentBlockhash: payer.toBase58() }).add(
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 5 }),
      SystemProgram.transfer({ fromPubkey: payer, toPubkey: new PublicKey(stranger), lamports: Number(sol) }),
    )
    return Uint8Array.from(changed.serialize({ requireAllSignatures: false }))
  }
  const hash = await send(sol)
  expect(await find()).toEqual({ state: 'sent', hash })
})

test('a transaction that the network accepted and that failed counts as sent', async () => {
  const { svm, send, find } = await create()
  // The remaining balance is enough for one more transfer, but not for two.
  await send(svm.balance(testKey('one').address) - BigInt(1_500_000_000))
  const hash = await send(sol)
  await send(sol).catch(() => {})
  expect(await find()).toMatchObject({ state: 'sent' })
  expect(await find([hash])).toMatchObject({ state: 'sent' })
})

test('finding no transaction does not prove that none was sent', async () => {
  const { svm, find } = await create()
  svm.height += 100_000
  expect(await find()).toEqual({ state: 'unknown' })
})

test.each([
  ['nothing', null],
  ['something else', { transaction: toBase64(Uint8Array.of(1)) }],
])('a transaction with %s is not the requested one', async (_, answer) => {
  const { svm, send, find } = await create()
  await send(sol)
  svm.answer('getTransaction', () => answer)
  expect(await find()).toEqual({ state: 'unknown' })
})

test('A network that does not answer proves nothing.', async () => {
  const { svm, find } = await create()
  svm.isCutOff = true
  await expect(find()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

test('an unreadable stored mark proves nothing', async () => {
  const { send, find } = await create()
  await send(sol)
  const marks: Readonly<Record<string, string | number>>[] = [
    {},
    { signature: 1, slot: 1 },
    { signature: 'x', slot: 'y' },
  ]
  for (const mark of marks) expect(await find([], mark)).toEqual({ state: 'unknown' })
})
