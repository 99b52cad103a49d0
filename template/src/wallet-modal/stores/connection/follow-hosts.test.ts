// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import type { Adapter, AdapterDescriptor } from '../../adapters/adapter'
import { createTestRoot } from '../../testing/create-test-root'
import { eventually } from '../../testing/eventually'
import { FakeWallet, firstAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { FakeNamespace } from '../../testing/chains/fake-namespace'
import { testEvmAdapter } from '../../testing/chains/test-evm-adapter'
import { followHosts } from './follow-hosts'

/** An adapter whose host app connects wallets, too. */
function followedAdapter(change: (adapter: Adapter) => Promise<Adapter>): AdapterDescriptor {
  const descriptor = testEvmAdapter()
  return { ...descriptor, followsHost: true, load: async (context) => change(await descriptor.load(context)) }
}

test('A connection of the host app is shown, once, until the modal is disposed of.', async () => {
  let tell: Parameters<NonNullable<Adapter['followHost']>>[0] | undefined
  let adapter: Adapter | undefined
  const stop = vi.fn<() => void>()
  const followHost: Adapter['followHost'] = (connected) => {
    tell = connected
    return stop
  }
  const descriptor = followedAdapter(async (own) => (adapter = { ...own, followHost }))
  const { root, modal, connector } = await createTestRoot({ adapters: [descriptor] })
  await eventually(() => expect(tell).toBeDefined())
  root.adapters.add(new FakeNamespace('solana').descriptor)
  expect(root.adapters.followed).toEqual(['eip155'])
  const session = await adapter?.connect({ connector: connector(), network: undefined })
  if (!session) return expect.unreachable()
  tell?.({ ...connector(), name: 'As the host names it' }, session)
  const { revision } = root.sessions
  expect(root.account.status).toBe('connected')
  // The wallet has the name under which it is listed.
  expect(root.account.state.connectedWalletInfo?.name).toBe('Test Wallet')
  tell?.(connector(), session)
  expect(root.sessions.revision).toBe(revision)
  modal.dispose()
  expect(stop).toHaveBeenCalledOnce()
})

test('If following the host app fails, that is reported and the modal works.', async () => {
  const failing = followedAdapter(() => Promise.reject(new Error('no chunk')))
  const { platform, root } = await createTestRoot({ adapters: [failing] })
  await eventually(() =>
    expect(platform.logged.map(({ message }) => message)).toContain("The app's connections are not followed."),
  )
  await settle()
  expect(root.account.status).toBe('disconnected')
})

test('A modal that is disposed of while the adapter loads does not follow the host app.', async () => {
  const followHost = vi.fn<NonNullable<Adapter['followHost']>>(() => () => {})
  const descriptor = followedAdapter(async (own) => ({ ...own, followHost }))
  const { root, modal } = await createTestRoot({ adapters: [descriptor], isStarted: false })
  const signal = AbortSignal.abort()
  await followHosts(root, signal)
  expect(followHost).not.toHaveBeenCalled()
  await followHosts(root, new AbortController().signal)
  expect(followHost).toHaveBeenCalledOnce()
  modal.dispose()
})

test('If an adapter fails to watch its host app, the modal still starts.', async () => {
  const { root, modal, platform } = await createTestRoot({ adapters: [followedAdapter(async (own) => own)] })
  await expect(followHosts(root, new AbortController().signal)).resolves.toBeUndefined()
  modal.dispose()
  await settle()
  expect(platform.logged).toEqual([])
})

test('A wallet that only the host app knows is shown with the name that the host app gives it.', async () => {
  let tell: Parameters<NonNullable<Adapter['followHost']>>[0] | undefined
  const followHost: Adapter['followHost'] = (connected) => {
    tell = connected
    return () => {}
  }
  const { root } = await createTestRoot({ adapters: [followedAdapter(async (own) => ({ ...own, followHost }))] })
  await eventually(() => expect(tell).toBeDefined())
  const accounts = [{ namespace: 'eip155', address: firstAddress, type: 'eoa' }] as const
  const provider = new FakeWallet()
  const found = { id: 'safe', type: 'EXTERNAL', name: 'Host Wallet', chain: 'eip155', provider } as const
  tell?.(found, { provider, accounts, chainId: 1 })
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
  expect(root.account.walletInfo?.name).toBe('Host Wallet')
})
