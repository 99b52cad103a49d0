// @vitest-environment happy-dom
import '../../testing/setup'
import { reaction } from 'mobx'
import { expect, test, vi } from 'vitest'
import type { Adapter, AdapterContext } from '../../adapters/adapter'
import { threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { createTestRoot } from '../../testing/create-test-root'
import { firstAddress, walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

/** A page with a connected wallet of a second namespace, whose adapter sends every transaction. */
async function createSending() {
  const { solana, options } = threeNamespaces()
  const sendTransaction = vi.fn<Adapter['sendTransaction']>(async () => 'hash')
  const load = async (context: AdapterContext) => ({ ...(await solana.descriptor.load(context)), sendTransaction })
  const [evm, , bitcoin] = options.adapters
  const adapters = [evm, { ...solana.descriptor, load }, bitcoin].filter((adapter) => adapter !== undefined)
  const page = await createTestRoot({ ...options, adapters })
  const client = page.root.chain.getConnectionControllerClient('solana')
  return { ...page, solana, client, sendTransaction }
}

test('A transaction goes to the wallet of its namespace, with the account and the network that the modal shows.', async () => {
  const { root, solana, client, sendTransaction } = await createSending()
  await client.connectExternal(solana.connector)
  const network = root.chain.chains.get('solana')?.networkState.caipNetwork
  await expect(client.sendTransaction({ to: 'So2', value: BigInt(3) })).resolves.toBe('hash')
  const sent = { to: 'So2', value: BigInt(3), from: 'solanaAccount', network }
  expect(sendTransaction).toHaveBeenCalledExactlyOnceWith(expect.anything(), sent)
  await expect(client.signMessage('hello')).resolves.toBe('solanaAccount signed hello')
})

test('If the modal shows no network, the request to send a transaction contains no network.', async () => {
  const { modal, solana, client, sendTransaction } = await createSending()
  await client.connectExternal(solana.connector)
  for (const id of ['solanaAlpha', 'solanaBeta']) modal.removeNetwork('solana', id)
  await client.sendTransaction({ to: 'So2', value: BigInt(3) })
  expect(sendTransaction.mock.calls[0]?.[1]).not.toHaveProperty('network')
})

test('Without a wallet, nothing is signed or sent, and disconnecting is no failure.', async () => {
  const { client } = await createSending()
  await expect(client.signMessage('hello')).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  await expect(client.sendTransaction({ to: 'So2', value: BigInt(3) })).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  await expect(client.disconnect()).resolves.toBeUndefined()
})

test('A wallet whose account is not shown signs nothing.', async () => {
  const { root, solana, client } = await createSending()
  await client.connectExternal(solana.connector)
  root.chain.setChainAccountData({ address: undefined }, 'solana')
  await expect(client.signMessage('hello')).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
})

test('Readers of a session are told when it opens and when the wallet ends it.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  const seen: boolean[] = []
  const stop = reaction(
    () => root.sessions.get('eip155') !== undefined,
    (isOpen) => void seen.push(isOpen),
  )
  await connect()
  wallet.changeAccounts([])
  stop()
  expect(seen).toEqual([true, false])
  expect(() => root.sessions.require('eip155')).toThrow(expect.objectContaining({ code: 'NOT_CONNECTED' }))
})

test('Requests to a wallet are reported when they start, and when the wallet answers.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  const request = vi.fn<(...details: readonly unknown[]) => void>()
  root.accountLoader.loaded.traffic = { sent: () => {}, request, expectRequest: () => {} }
  await connect()
  const client = root.chain.getConnectionControllerClient('eip155')
  request.mockClear()
  await client.signMessage('hello')
  expect(request.mock.calls).toEqual([
    ['eip155', 'personal_sign', 'started'],
    ['eip155', 'personal_sign', 'success'],
  ])
  const refusal = walletError(4001)
  wallet.fail('personal_sign', refusal)
  await client.signMessage('hello').catch(() => {})
  expect(request).toHaveBeenLastCalledWith('eip155', 'personal_sign', 'error', refusal)
  await settle()
  expect(root.account.address).toBe(firstAddress)
})

test('After a transaction was sent, the balance is read again when the transaction is confirmed, or when its outcome cannot be found out.', async () => {
  const { solana, options } = threeNamespaces()
  const waits: { resolve: (result: 'success') => void; reject: (error: Error) => void }[] = []
  const waitForTransaction = vi.fn<Adapter['waitForTransaction']>(
    () => new Promise((resolve, reject) => waits.push({ resolve, reject })),
  )
  const load = async (context: AdapterContext) => ({ ...(await solana.descriptor.load(context)), waitForTransaction })
  const { root, modal } = await createTestRoot({ ...options, adapters: [{ ...solana.descriptor, load }] })
  await root.connection.connectExternal(solana.connector)
  const read = vi.spyOn(root.account, 'refreshBalance')
  const network = root.chain.activeCaipNetwork
  const sent = { hash: '0x1', from: undefined, to: undefined, value: BigInt(1), isCall: false }
  for (const end of [() => waits[0]?.resolve('success'), () => waits[1]?.reject(new Error('timed out'))]) {
    read.mockClear()
    solana.listener?.transactionSent(sent)
    await settle()
    expect(waitForTransaction).toHaveBeenLastCalledWith({ hash: '0x1', network })
    expect(read).not.toHaveBeenCalled()
    end()
    await settle()
    expect(read).toHaveBeenCalledOnce()
  }
  // Without a network, no node can be asked for the receipt.
  for (const id of ['solanaAlpha', 'solanaBeta']) modal.removeNetwork('solana', id)
  solana.listener?.transactionSent(sent)
  await settle()
  expect(waitForTransaction).toHaveBeenCalledTimes(2)
})

test('A wallet can connect after stored accounts were forgotten several times.', async () => {
  const { root, connect } = await createTestRoot()
  for (let times = 0; times < 3; times += 1) root.sessions.forget('eip155')
  await connect()
  expect(root.sessions.get('eip155')).toBeDefined()
})
