// @vitest-environment node
import type { TransactionInstruction } from '@solana/web3.js'
import { ComputeBudgetProgram, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test, vi } from 'vitest'
import { createListener } from '../../testing/fake-listener'
import { toBase58 } from './base58'
import { SolanaSession } from './session'
import { createSolanaTest, devnet, testnet } from './testing/create-solana-test'

const signature = new Uint8Array(64).fill(3)

/** A connected wallet that answers each request to send with the same signature, and sends nothing. */
async function connected() {
  const facts = await createSolanaTest()
  const { wallet, adapter, keys, networks } = facts
  const asked = vi.fn<(request: object) => void>()
  wallet.features['solana:signAndSendTransaction'] = {
    version: '1.0.0',
    signAndSendTransaction: async (request: object) => {
      asked(request)
      return [{ signature }]
    },
  }
  const session = await facts.connect()
  const { provider } = session
  if (!(provider instanceof SolanaSession)) return expect.unreachable()
  const listener = createListener()
  const stop = adapter.watch(session, listener)
  const [from, to] = keys.map(({ address }) => new PublicKey(address))
  if (!from || !to) return expect.unreachable()
  const transfer = SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 5 })
  const serialize = (instructions: readonly TransactionInstruction[]) => {
    const transaction = new Transaction({ feePayer: from, recentBlockhash: from.toBase58() }).add(...instructions)
    return Uint8Array.from(transaction.serialize({ requireAllSignatures: false }))
  }
  return { ...facts, session, provider, listener, stop, asked, transfer, serialize, from, to, network: networks[0] }
}

const notice = { hash: toBase58(signature), chainId: devnet }

test('A transfer of SOL is reported with its receiver and amount, also after instructions about the compute budget.', async () => {
  const { provider, listener, transfer, serialize, from, to } = await connected()
  const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 })
  const sent = { ...notice, from: from.toBase58(), to: to.toBase58(), value: BigInt(5), isCall: false }
  for (const instructions of [[transfer], [price, transfer], [transfer, price]]) {
    await provider.signAndSendTransaction(serialize(instructions))
    expect(listener.transactionSent).toHaveBeenLastCalledWith(sent)
  }
})

test('Any other transaction is reported as a call without a receiver and an amount.', async () => {
  const { provider, listener, transfer, serialize, from, to } = await connected()
  const longer = { ...transfer, data: Buffer.concat([transfer.data, Buffer.of(0)]) }
  const assign = { ...transfer, data: Buffer.concat([Buffer.of(1, 0, 0, 0), transfer.data.subarray(4)]) }
  const foreign = { ...transfer, programId: to }
  const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 })
  const call = { ...notice, from: from.toBase58(), to: undefined, value: BigInt(0), isCall: true }
  for (const instructions of [[transfer, transfer], [longer], [assign], [foreign], [price]]) {
    listener.transactionSent.mockClear()
    await provider.signAndSendTransaction(serialize(instructions))
    expect(listener.transactionSent).toHaveBeenCalledExactlyOnceWith(call)
  }
})

test('The wallet gets the account, the transaction and the name of the network. A stopped listener hears nothing.', async () => {
  const { provider, listener, stop, asked, transfer, serialize, from } = await connected()
  stop()
  const transaction = serialize([transfer])
  expect(await provider.signAndSendTransaction(transaction)).toBe(notice.hash)
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    account: expect.objectContaining({ address: from.toBase58() }),
    transaction,
    chain: 'solana:devnet',
  })
  for (const heard of Object.values(listener)) expect(heard).not.toHaveBeenCalled()
})

test('Without a network in the request, a transfer goes to the network of the session.', async () => {
  const { adapter, session, asked, from, to } = await connected()
  await adapter.sendTransaction(session, { from: from.toBase58(), to: to.toBase58(), value: BigInt(1) })
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ chain: 'solana:devnet' }))
})

test('A transfer without a network is refused when the app does not have the network of the wallet.', async () => {
  const { adapter, connector, asked, from, to } = await connected()
  const session = await adapter.connect({ connector: { ...connector }, network: undefined })
  const { provider } = session
  if (!(provider instanceof SolanaSession)) return expect.unreachable()
  provider.reference = testnet
  const transfer = { from: from.toBase58(), to: to.toBase58(), value: BigInt(1) }
  await expect(adapter.sendTransaction(session, transfer)).rejects.toMatchObject({
    code: 'CAIP_NETWORK_NOT_FOUND',
    details: `solana:${testnet}`,
  })
  expect(asked).not.toHaveBeenCalled()
})

test('A wallet that does not have the network is not asked, and the error says what to do.', async () => {
  const { provider, wallet, asked, transfer, serialize } = await connected()
  wallet.chains = ['solana:mainnet']
  await expect(provider.signAndSendTransaction(serialize([transfer]))).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    hint: 'Choose another network, or change it in the wallet',
  })
  expect(asked).not.toHaveBeenCalled()
})

test('A request that fails is reported to the listener as started and as failed, with the wallet’s error.', async () => {
  const { provider, listener, wallet, transfer, serialize } = await connected()
  wallet.isRejecting = true
  await expect(provider.signMessage(new Uint8Array(1))).rejects.toMatchObject({ code: 'USER_REJECTED' })
  await expect(provider.signTransaction(serialize([transfer]))).rejects.toMatchObject({ code: 'USER_REJECTED' })
  const methods = ['solana_signMessage', 'solana_signTransaction']
  expect(listener.requestStarted.mock.calls).toEqual(methods.map((method) => [method]))
  const declined = expect.objectContaining({ message: 'User rejected the request.' })
  expect(listener.requestSettled.mock.calls).toEqual(methods.map((method) => [method, 'error', declined]))
})

test('The adapter refuses the session of another adapter.', async () => {
  const { adapter, session, network } = await connected()
  const foreign = { ...session, provider: {} }
  expect(() => adapter.watch(foreign, createListener())).toThrow(
    expect.objectContaining({ code: 'WALLET_UNREACHABLE' }),
  )
  for (const use of [
    adapter.disconnect(foreign),
    adapter.switchNetwork(foreign, network),
    adapter.signMessage(foreign, 'hello', ''),
  ])
    await expect(use).rejects.toMatchObject({ code: 'WALLET_UNREACHABLE' })
})
