// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createFakePlatform } from '../../testing/fake-platform'
import { FakeSession } from '../../features/pairing/testing/fake-pairing'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import type { ReadChain } from '../read-chain'
import { Eip155Provider } from './eip155-provider'
import { PairedProvider } from './paired-provider'

const methods = ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain', 'wallet_addEthereumChain']
const both = { eip155: { accounts: [`eip155:1:${firstAddress}`, `eip155:10:${firstAddress}`], methods } }

function create(namespaces: FakeSession['namespaces'] = both, wanted: 'eip155:1' | 'eip155:10' = 'eip155:1') {
  const session = new FakeSession('topic', { ...namespaces })
  const platform = createFakePlatform()
  const answer = vi.fn<NonNullable<ReturnType<ReadChain>>>(async () => '0x1')
  const read: ReadChain = (chainId) => (chainId === 99 ? undefined : answer)
  const provider = new Eip155Provider(new PairedProvider(session, 'eip155', wanted), read, platform.after)
  const heard: [string, unknown][] = []
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    provider.on(event, (value: unknown) => void heard.push([event, value]))
  return { session, provider, platform, answer, heard }
}

test('accounts and chain are answered here', async () => {
  const { provider, session } = create(both, 'eip155:10')
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([firstAddress])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([firstAddress])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
  expect(session.requests).toEqual([])
})

test('what the session allows goes to the wallet, on the active chain', async () => {
  const { provider, session } = create(both, 'eip155:10')
  expect(await provider.request({ method: 'personal_sign', params: ['0x1', firstAddress] })).toBe('0x51ed')
  expect(session.requests).toEqual([{ chainId: 'eip155:10', method: 'personal_sign', params: ['0x1', firstAddress] }])
})

test('reads go to the app’s own endpoints and never to the wallet', async () => {
  const { provider, session, answer } = create()
  expect(await provider.request({ method: 'eth_getBalance', params: [firstAddress, 'latest'] })).toBe('0x1')
  expect(answer).toHaveBeenCalledWith('eth_getBalance', [firstAddress, 'latest'])
  expect(session.requests).toEqual([])
})

test.each(['eth_sign', 'wallet_revokePermissions', 'debug_traceCall', 'made_up', ''])(
  '%s is refused with 4200 before anything leaves the page.',
  async (method) => {
    const { provider, session, answer } = create()
    await expect(provider.request({ method })).rejects.toMatchObject({ code: 4200 })
    expect(session.requests).toEqual([])
    expect(answer).not.toHaveBeenCalled()
  },
)

test('a switch to an approved chain happens here, and is reported in hexadecimal', async () => {
  const { provider, session, heard } = create()
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
  expect(session.requests).toEqual([])
  expect(heard).toEqual([['chainChanged', '0xa']])
})

test('for another chain the wallet is asked, and the session’s update is waited for', async () => {
  const { provider, session, platform } = create()
  const changing = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x5' }] })
  await platform.advance(400)
  session.update({ eip155: { accounts: [...both.eip155.accounts, `eip155:5:${firstAddress}`], methods } })
  await platform.advance(200)
  expect(await changing).toBeNull()
  expect(session.requests[0]).toMatchObject({ chainId: 'eip155:1', method: 'wallet_switchEthereumChain' })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x5')
})

test('a wallet that approves and adds nothing leaves the chain as it is', async () => {
  const { provider, platform } = create()
  const changing = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x5' }] })
  await platform.advance(2_000)
  await changing
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
})

test('A chain that is not in the session, with a wallet that cannot switch, gives 4902.', async () => {
  const { provider } = create({ eip155: { accounts: [`eip155:1:${firstAddress}`], methods: ['personal_sign'] } })
  const change = (chainId: unknown) => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  await expect(change('0xa')).rejects.toMatchObject({ code: 4902 })
  await expect(change('rubbish')).rejects.toMatchObject({ code: -32602 })
})

test.each([
  ['0xa', '0xa'],
  [10, '0xa'],
  ['10', '0xa'],
  ['eip155:10', '0xa'],
])('the wallet’s own switch to chain %j is reported as %j', (data, told) => {
  const { session, heard } = create()
  session.emit('chainChanged', data, 'eip155:1')
  expect(heard).toEqual([['chainChanged', told]])
})

test('an account that the wallet names comes first, if it is shared', async () => {
  const accounts = [`eip155:1:${firstAddress}`, `eip155:1:${secondAddress}`]
  const { session, heard, provider } = create({ eip155: { accounts, methods } })
  session.emit('accountsChanged', [`eip155:1:${secondAddress}`])
  expect(heard).toEqual([['accountsChanged', [secondAddress, firstAddress]]])
  session.emit('accountsChanged', ['0x0000000000000000000000000000000000000001'])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([firstAddress, secondAddress])
  session.emit('accountsChanged', 'rubbish')
  session.emit('accountsChanged', [secondAddress], 'solana:x')
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([firstAddress, secondAddress])
})

test('the end is reported once as 4900, and no account is left', async () => {
  const { session, heard, provider } = create()
  await provider.endSession()
  expect(heard).toMatchObject([['disconnect', { code: 4900 }]])
  expect(session.isEnded).toBe(true)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('a removed listener hears nothing', () => {
  const { session, provider } = create()
  const listener = vi.fn<(value: unknown) => void>()
  provider.on('chainChanged', listener)
  provider.removeListener('chainChanged', listener)
  session.emit('chainChanged', 10)
  expect(listener).not.toHaveBeenCalled()
})

test('a wallet that has no account on the wanted chain starts on one where it has', async () => {
  const { provider } = create({ eip155: { accounts: [`eip155:7:${firstAddress}`], methods } })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7')
})

test('Solana requests go by the id that the session knows', async () => {
  const deprecated = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
  const session = new FakeSession('topic', {
    solana: { accounts: [`${deprecated}:7abc`], methods: ['solana_signMessage'] },
  })
  const provider = new PairedProvider(session, 'solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(provider.accounts).toEqual(['7abc'])
  await provider.request({ method: 'solana_signMessage', params: { message: '1', pubkey: '7abc' } })
  expect(session.requests[0]?.chainId).toBe(deprecated)
})
