// @vitest-environment node
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { PairedProvider } from '../../connectors/walletconnect/paired-provider'
import type { ChainNamespace } from '../../domain/networks/caip'
import { completeNetwork } from '../../domain/networks/network'
import type { Connector } from '../../domain/wallets/connector'
import { FakeSession } from '../../features/pairing/testing/fake-pairing'
import { createListener } from '../../testing/fake-listener'
import { createFakePlatform } from '../../testing/fake-platform'
import { walletError } from '../../testing/fake-wallet'
import { createPairedAdapter } from './paired-adapter'

const first = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const second = '11111111111111111111111111111111'
const onPolkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'

const networkOf = (name: string) =>
  completeNetwork({
    id: name.toLowerCase(),
    name,
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [] } },
    chainNamespace: 'solana',
  })
const [main, dev, unapproved] = ['Main', 'Dev', 'Unapproved'].map(networkOf)

/** A session that shares these accounts, each a network with an address. */
function create(accounts: readonly string[] = [`main:${first}`], namespace: ChainNamespace = 'solana') {
  const approve = (shared: readonly string[]) => ({
    [namespace]: {
      accounts: shared.map((account) => `${namespace}:${account}`),
      methods: ['solana_signMessage', 'personal_sign'],
    },
  })
  const session = new FakeSession('topic', approve(accounts))
  const rpc = { request: () => Promise.reject(new Error('nothing is read')) }
  const adapter = createPairedAdapter({ platform: createFakePlatform(), rpc })
  const provider = new PairedProvider(session, namespace, undefined)
  const connector: Connector = { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'W', chain: namespace, provider }
  const request = { connector, network: undefined }
  return { adapter, session, request, share: (shared: readonly string[]) => session.update(approve(shared)) }
}

test('A paired wallet without a valid account cannot be connected, and is not restored.', async () => {
  for (const accounts of [[], ['main:0x1234', 'main:nonsense']]) {
    const { adapter, request } = create(accounts)
    await expect(adapter.connect(request)).rejects.toMatchObject({
      code: 'NO_ACCOUNT',
      hint: 'Choose an account in the wallet and try again',
    })
    await expect(adapter.reconnect(request)).resolves.toBeNull()
  }
})

test('A paired wallet shares at most 100 accounts, and invalid addresses do not count.', async () => {
  const addresses = Array.from({ length: 101 }, (_, index) => base58.encode(new Uint8Array(32).fill(index)))
  const { adapter, request } = create(['nonsense', ...addresses].map((address) => `main:${address}`))
  const { accounts } = await adapter.connect(request)
  expect(accounts.map(({ address }) => address)).toEqual(addresses.slice(0, 100))
})

test('Outside Solana, a paired wallet signs by personal_sign and answers with the signature alone.', async () => {
  const { adapter, session, request } = create([`main:${onPolkadot}`], 'polkadot')
  const opened = await adapter.connect(request)
  session.answer = () => 'signed'
  await expect(adapter.signMessage(opened, 'hello', onPolkadot)).resolves.toBe('signed')
  expect(session.requests).toEqual([
    { chainId: 'polkadot:main', method: 'personal_sign', params: ['hello', onPolkadot] },
  ])
  session.answer = () => ({ signature: 'signed' })
  await expect(adapter.signMessage(opened, 'hello', onPolkadot)).rejects.toMatchObject({ code: 'WALLET_FAILED' })
})

test('If a paired wallet answers without a signature, signing rejects with WALLET_FAILED. If the visitor declines, signing rejects with USER_REJECTED.', async () => {
  const { adapter, session, request } = create()
  const opened = await adapter.connect(request)
  for (const answer of [null, undefined, 'signed', {}, { signature: 7 }]) {
    session.answer = () => answer
    await expect(adapter.signMessage(opened, 'hello', first)).rejects.toMatchObject({
      code: 'WALLET_FAILED',
      details: 'no signature',
    })
  }
  session.answer = () => {
    throw walletError(4001)
  }
  await expect(adapter.signMessage(opened, 'hello', first)).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

test('A paired wallet changes to an approved network only, and later requests go to that network.', async () => {
  if (!main || !dev || !unapproved) return expect.unreachable()
  const { adapter, session, request } = create([`main:${first}`, `dev:${first}`])
  const opened = await adapter.connect(request)
  const listener = createListener()
  adapter.watch(opened, listener)
  await adapter.switchNetwork(opened, dev)
  expect(listener.networkChanged.mock.calls).toEqual([['dev']])
  await expect(adapter.switchNetwork(opened, unapproved)).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    details: 'Unapproved',
    hint: 'Choose another network',
  })
  session.answer = () => ({ signature: 'signed' })
  await adapter.signMessage(opened, 'hello', first)
  expect(session.requests.map(({ chainId }) => chainId)).toEqual(['solana:dev'])
})

test('Changes of a paired wallet’s accounts are reported until the caller stops. When no valid account is left, a disconnect is reported.', async () => {
  const { adapter, request, session, share } = create()
  const opened = await adapter.connect(request)
  const listener = createListener()
  const stop = adapter.watch(opened, listener)
  share([`main:${second}`, 'main:nonsense'])
  expect(listener.accountsChanged.mock.calls).toEqual([[[{ namespace: 'solana', address: second, type: 'eoa' }]]])
  expect(listener.disconnected).not.toHaveBeenCalled()
  share(['main:nonsense'])
  expect(listener.accountsChanged).toHaveBeenCalledOnce()
  expect(listener.disconnected).toHaveBeenCalledOnce()

  stop()
  share([`main:${first}`])
  session.emit('chainChanged', 'solana:dev', 'solana:main')
  session.tell({ type: 'ended' })
  expect(listener.accountsChanged).toHaveBeenCalledOnce()
  expect(listener.networkChanged).not.toHaveBeenCalled()
  expect(listener.disconnected).toHaveBeenCalledOnce()
})

test('A paired wallet of a namespace without an adapter cannot send or follow transactions. The error names the missing function.', async () => {
  if (!main) return expect.unreachable()
  const { adapter, request } = create()
  const opened = await adapter.connect(request)
  const sending = adapter.sendTransaction(opened, { from: first, to: second, value: BigInt(1) })
  await expect(sending).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED', details: 'sending' })
  await expect(adapter.waitForTransaction({ hash: 'hash', network: main })).rejects.toMatchObject({
    code: 'METHOD_NOT_SUPPORTED',
    details: 'transactions on Main',
  })
})
