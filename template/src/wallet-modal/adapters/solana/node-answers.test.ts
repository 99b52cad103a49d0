// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { transfersOf } from '../../testing/chains/reader-members'
import { createSolanaTest } from './testing/create-solana-test'

async function connected(options?: { sends?: boolean }) {
  const facts = await createSolanaTest(options)
  const session = await facts.connect()
  const [{ address: from }, { address: to }] = facts.keys
  const [network] = facts.networks
  const { adapter } = facts
  return {
    ...facts,
    getBalance: () => adapter.getBalance({ address: from, network, signal: new AbortController().signal }),
    send: () => adapter.sendTransaction(session, { from, to, value: BigInt(1_000_000), network }),
  }
}

test('A balance is a whole number of lamports, and has the decimals and the symbol of the network.', async () => {
  const { getBalance, svm } = await connected()
  svm.answer('getBalance', () => ({ value: 0 }))
  expect(await getBalance()).toEqual({ value: BigInt(0), decimals: 9, symbol: 'SOL' })
  for (const value of ['5', [5], -1, 1.5, null, undefined]) {
    svm.answer('getBalance', () => ({ value }))
    await expect(getBalance(), JSON.stringify(value)).rejects.toMatchObject({
      code: 'RPC_UNAVAILABLE',
      details: 'getBalance is not a number',
    })
  }
})

test('The error of a node is in the details of the error.', async () => {
  const { getBalance, svm } = await connected()
  svm.answer('getBalance', () => {
    throw new Error('Node is behind by 100 slots')
  })
  await expect(getBalance()).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    details: 'Node is behind by 100 slots',
  })
})

test.each([
  [undefined, 'getLatestBlockhash is not a blockhash'],
  ['text', 'getLatestBlockhash is not a blockhash'],
  [{ blockhash: 7, lastValidBlockHeight: 1 }, 'getLatestBlockhash is not a blockhash'],
  [{ blockhash: '0'.repeat(32), lastValidBlockHeight: 1 }, 'getLatestBlockhash is not a blockhash'],
  [{ blockhash: '1'.repeat(31), lastValidBlockHeight: 1 }, 'getLatestBlockhash is not a blockhash'],
  [{ blockhash: '1'.repeat(32), lastValidBlockHeight: '1' }, 'getLatestBlockhash is not a number'],
])('The wallet is not asked while the node answers %j about the newest blockhash.', async (value, details) => {
  const { send, svm, wallet } = await connected()
  const before = wallet.prompts
  svm.answer('getLatestBlockhash', () => ({ value }))
  await expect(send()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE', details })
  expect(wallet.prompts).toBe(before)
})

test('Balances and blockhashes are read with the commitment level "confirmed".', async () => {
  const { getBalance, send, svm } = await connected()
  await getBalance()
  await send()
  const levels = (name: string) => svm.calls.filter(({ method }) => method === name).map(({ params }) => params.at(-1))
  expect(levels('getBalance')).toEqual([{ commitment: 'confirmed' }])
  expect(levels('getLatestBlockhash').length).toBeGreaterThan(0)
  for (const level of levels('getLatestBlockhash')) expect(level).toEqual({ commitment: 'confirmed' })
})

test('A transaction that the wallet only signed is sent as base64, and the node checks it at the level "confirmed".', async () => {
  const { send, svm } = await connected({ sends: false })
  await send()
  const sent = svm.calls.findLast(({ method }) => method === 'sendTransaction')
  expect(sent?.params[1]).toEqual({ encoding: 'base64', preflightCommitment: 'confirmed' })
})

test('In a browser that cannot verify Ed25519 signatures, a transaction that the wallet sent and that got lost stays unknown.', async () => {
  const { adapter, send, svm, networks } = await connected()
  vi.spyOn(crypto.subtle, 'verify').mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'))
  svm.isLosing = true
  const hash = await send()
  svm.height += 1_000
  const query = { hash, network: networks[0], signal: new AbortController().signal }
  expect(await transfersOf(await adapter.loadReader?.()).getTransactionState(query)).toBe('unknown')
})
