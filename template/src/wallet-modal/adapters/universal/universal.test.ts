// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { PairedProvider } from '../../connectors/walletconnect/paired-provider'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { Connector } from '../../domain/wallets/connector'
import { completeNetwork } from '../../domain/networks/network'
import { FakeSession, createPairingTest } from '../../features/pairing/testing/fake-pairing'
import { createFakePlatform } from '../../testing/fake-platform'
import { firstAddress } from '../../testing/fake-wallet'
import { alpha, beta } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { universalAdapter } from '.'

const solana = completeNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
  chainNamespace: 'solana',
})
const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

async function create(namespace: ChainNamespace = 'solana', methods = ['solana_signMessage', 'personal_sign']) {
  const platform = createFakePlatform()
  const rpc = { request: () => Promise.reject(new Error('nothing is read')) }
  const adapter = await universalAdapter(namespace).load({ platform, rpc })
  const session = new FakeSession('topic', { [namespace]: { accounts: [`${chain}:${address}`], methods } })
  const provider = new PairedProvider(session, namespace, undefined)
  const connector: Connector = { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'W', chain: namespace, provider }
  return { adapter, session, connector, provider, platform }
}

test('a namespace over pairing has accounts, messages and an end', async () => {
  const { adapter, session, connector } = await create()
  const opened = await adapter.connect({ connector, network: undefined })
  expect(universalAdapter('solana')).toMatchObject({ kind: 'universal', namespace: 'solana', sources: [] })
  expect(adapter.kind).toBe('universal')
  expect(opened).toMatchObject({ accounts: [{ namespace: 'solana', address, type: 'eoa' }], chainId: chain.slice(7) })
  session.answer = () => ({ signature: 'signed' })
  expect(await adapter.signMessage(opened, 'Hello World!', address)).toBe('signed')
  expect(session.requests).toEqual([
    { chainId: chain, method: 'solana_signMessage', params: { message: '2NEpo7TZRRrLZSi2U', pubkey: address } },
  ])
  await adapter.disconnect(opened)
  expect(session.isEnded).toBe(true)
  expect(await adapter.reconnect({ connector, network: undefined })).toBeNull()
})

test('a session is followed: its accounts, its chain, its end', async () => {
  const { adapter, session, connector } = await create()
  const opened = await adapter.connect({ connector, network: undefined })
  const listener = {
    accountsChanged: vi.fn<() => void>(),
    networkChanged: vi.fn<(id: number | string) => void>(),
    disconnected: vi.fn<() => void>(),
    transactionSent: vi.fn<() => void>(),
    requestStarted: vi.fn<() => void>(),
    requestSettled: vi.fn<() => void>(),
  }
  const stop = adapter.watch(opened, listener)
  session.emit('chainChanged', 'solana:other', 'solana:other')
  expect(listener.networkChanged).toHaveBeenCalledWith('other')
  session.tell({ type: 'ended' })
  expect(listener.disconnected).toHaveBeenCalled()
  stop()
})

test('Requests that need code of the chain are refused, and so is a chain that was not approved.', async () => {
  const { adapter, connector } = await create()
  const opened = await adapter.connect({ connector, network: undefined })
  const { signal } = new AbortController()
  await expect(adapter.getBalance({ address, network: solana, signal })).rejects.toMatchObject({
    code: 'METHOD_NOT_SUPPORTED',
    details: expect.stringContaining('the balance on Solana'),
  })
  await expect(adapter.sendTransaction(opened, { from: address, to: address, value: BigInt(1) })).rejects.toMatchObject(
    {
      code: 'METHOD_NOT_SUPPORTED',
    },
  )
  await expect(adapter.switchNetwork(opened, completeNetwork(alpha))).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
  })
  await expect(
    adapter.connect({ connector: { ...connector, provider: {} }, network: undefined }),
  ).rejects.toMatchObject({ code: 'WALLET_UNREACHABLE' })
})

test('[C9-19] a namespace without an adapter is served by the universal one, EVM in full', async () => {
  const { root, client, openCode } = await createPairingTest({ adapters: [], networks: [alpha, beta] })
  expect(root.chain.noAdapters).toBe(true)
  await openCode()
  const session = new FakeSession()
  await client.last.approve(session)
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
  expect(root.sessions.get('eip155')?.adapter.kind).toBe('universal')
  expect(root.options.state.sdkVersion).toContain('universal')
})

test('[C7-10] personal_sign on EVM, solana_signMessage on Solana', async () => {
  const { root, client, openCode } = await createPairingTest({ adapters: [], networks: [alpha, solana] })
  await openCode()
  const session = new FakeSession('both', {
    eip155: { accounts: [`eip155:1:${firstAddress}`], methods: ['personal_sign'] },
    solana: { accounts: [`${chain}:${address}`], methods: ['solana_signMessage'] },
  })
  session.answer = (method) => (method === 'personal_sign' ? '0x51ed' : { signature: 'signed' })
  await client.last.approve(session)
  const sign = (namespace: ChainNamespace) => root.chain.getConnectionControllerClient(namespace).signMessage('hi')
  expect(await sign('eip155')).toBe('0x51ed')
  expect(await sign('solana')).toBe('signed')
  expect(session.requests.map(({ chainId, method, params }) => [chainId, method, params])).toEqual([
    ['eip155:1', 'personal_sign', ['0x6869', firstAddress]],
    [chain, 'solana_signMessage', { message: '8wr', pubkey: address }],
  ])
})

test('[C4-10] disconnecting one namespace disconnects every other of the same paired or embedded wallet', async () => {
  const { root, client, openCode, modal } = await createPairingTest({ adapters: [], networks: [alpha, solana] })
  const statusOf = (namespace: ChainNamespace) => root.chain.chains.get(namespace)?.accountState.status
  const connect = async () => {
    await openCode()
    const session = new FakeSession('both', {
      eip155: { accounts: [`eip155:1:${firstAddress}`], methods: ['personal_sign'] },
      solana: { accounts: [`${chain}:${address}`], methods: ['solana_signMessage'] },
    })
    await client.last.approve(session)
    expect([statusOf('eip155'), statusOf('solana')]).toEqual(['connected', 'connected'])
    return session
  }
  const session = await connect()
  await modal.disconnect('solana')
  expect([statusOf('eip155'), statusOf('solana')]).toEqual(['disconnected', 'disconnected'])
  expect(session.isEnded).toBe(true)

  // An embedded wallet, by its type.
  await connect()
  for (const namespace of ['eip155', 'solana'] as const) {
    root.connector.setConnectorId(namespace, 'ID_AUTH')
    root.chain.setChainAccountData({ connectedWalletInfo: { name: 'Embedded', type: 'AUTH' } }, namespace)
  }
  await modal.disconnect('eip155')
  expect([statusOf('eip155'), statusOf('solana')]).toEqual(['disconnected', 'disconnected'])

  // These wallets have no session in common, so only one of them is disconnected. Without a namespace, all are.
  // A pairing ends when other wallets take its place. This session ignores that, because the accounts of the other wallets here are its own.
  Object.assign(await connect(), { end: async () => {} })
  root.connector.setConnectorId('eip155', 'one')
  root.connector.setConnectorId('solana', 'other')
  for (const namespace of ['eip155', 'solana'] as const)
    root.chain.setChainAccountData({ connectedWalletInfo: { name: namespace, type: 'ANNOUNCED' } }, namespace)
  root.sessions.end('eip155')
  await modal.disconnect('eip155')
  expect([statusOf('eip155'), statusOf('solana')]).toEqual(['disconnected', 'connected'])
  await modal.disconnect()
  await settle()
  expect(statusOf('solana')).toBe('disconnected')
})
