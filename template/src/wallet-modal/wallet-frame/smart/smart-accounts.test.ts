// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { otherApp, solanaId } from '../testing/fake-wallet'
import { delegate, createSmartVisitor, createSmartWallet } from './testing/smart-wallet'

type User = { address: string; accounts: { address: string; type: string }[]; smartAccountDeployed?: boolean }

test('Only a network with the expected contracts offers the smart account.', async () => {
  const { request, logIn } = await createSmartWallet()
  expect(await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual({ smartAccountEnabledNetworks: [1] })
  const { address: eoa } = await logIn()
  const user = (await request('GET_USER', { chainId: 1 })) as User
  const [, smart] = user.accounts
  expect(user).toMatchObject({
    address: eoa,
    accounts: [{ address: eoa, type: 'eoa' }, { type: 'smartAccount' }],
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
  })
  expect(smart?.address).not.toBe(eoa)
  for (const chainId of [137, solanaId]) {
    const other = (await request('GET_USER', { chainId })) as User
    expect(other).toMatchObject({ accounts: [{ type: 'eoa' }], preferredAccountType: 'eoa' })
    expect(other).not.toHaveProperty('smartAccountDeployed')
    await expect(request('INIT_SMART_ACCOUNT')).rejects.toThrow('This wallet does not offer smart accounts')
    await expect(request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).rejects.toThrow('smart accounts')
  }
})

test('The preferred account is used on each network that offers it until the visitor logs out.', async () => {
  const { request, rpc, eoa, address, chainCodes } = await createSmartVisitor()
  expect(await request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).toEqual({ type: 'smartAccount', address })
  expect(await request('INIT_SMART_ACCOUNT')).toEqual({ address, isDeployed: false })
  chainCodes[address.toLowerCase()] = `0xef0100${delegate.slice(2)}`
  expect(await request('INIT_SMART_ACCOUNT')).toEqual({ address, isDeployed: true })
  expect(await request('GET_USER', { chainId: 1 })).toMatchObject({
    address,
    preferredAccountType: 'smartAccount',
    smartAccountDeployed: true,
  })
  expect(await rpc('eth_accounts')).toEqual([address])
  expect(await request('GET_USER', { chainId: 137 })).toMatchObject({ address: eoa, preferredAccountType: 'eoa' })
  expect(await rpc('eth_accounts')).toEqual([eoa])
  expect(await request('GET_USER', { chainId: 1 })).toMatchObject({ address })
  expect(await request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).toEqual({ type: 'eoa', address: eoa })
  const asked = { chainId: 1, preferredAccountType: 'smartAccount' } as const
  expect(await request('GET_USER', asked)).toMatchObject({ address })
  expect(await request('GET_USER')).toMatchObject({ address })
  await request('SIGN_OUT')
  await request('CONNECT_EMAIL', { email: 'ann@example.com' })
  await request('CONNECT_OTP', { otp: '123456' })
  expect(await request('GET_USER')).toMatchObject({ address: eoa, preferredAccountType: 'eoa' })
})

test('A login that prefers the smart account uses the ordinary account on a network that does not offer the smart account.', async () => {
  const { request, logIn } = await createSmartWallet()
  const { address } = await logIn()
  const asked = { chainId: 137, preferredAccountType: 'smartAccount' } as const
  expect(await request('GET_USER', asked)).toMatchObject({ address, preferredAccountType: 'eoa' })
  expect(await request('GET_USER', { chainId: 1 })).toMatchObject({ address, preferredAccountType: 'eoa' })
})

test('The latest choice of an account is stored, also if the network answers the earlier choice later.', async () => {
  const { request, logIn, chain } = await createSmartWallet()
  await logIn()
  await request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })
  const { fetch } = chain
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  chain.fetch = async (init) => {
    await gate
    return fetch(init)
  }
  const first = request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
  const second = request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })
  release()
  expect(await second).toMatchObject({ type: 'eoa' })
  expect(await first).toMatchObject({ type: 'eoa' })
  expect(await request('GET_USER')).toMatchObject({ preferredAccountType: 'eoa' })
})

test('A site that may not see the wallet cannot choose the account.', async () => {
  const { request } = await createSmartVisitor()
  await expect(request('SET_PREFERRED_ACCOUNT', { type: 'eoa' }, otherApp)).rejects.toMatchObject({ code: 4100 })
  await expect(request('INIT_SMART_ACCOUNT', undefined, otherApp)).rejects.toMatchObject({ code: 4100 })
  expect(await request('GET_USER')).toMatchObject({ preferredAccountType: 'smartAccount' })
})

test('If a contract has other code, the log says so, and the network is not asked again for a day.', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const codeHashes = { delegate: `0x${'1'.repeat(64)}`, entryPoint: `0x${'2'.repeat(64)}` }
  const { request, platform, chain, clock } = await createSmartWallet({ settings: { codeHashes } })
  const none = { smartAccountEnabledNetworks: [] }
  expect(await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual(none)
  const logOf = () => String(Reflect.get(platform.window, 'walletFrameLog'))
  expect(logOf()).toContain('smart accounts of Ethereum: Error: They are not offered: codeHashes.delegate is not')
  const questions = () => chain.methods.filter((method) => method === 'eth_getCode').length
  expect(questions()).toBe(2)
  clock.advance(86_399_000)
  expect(await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual(none)
  expect(questions()).toBe(2)
  clock.advance(1_000)
  expect(await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual(none)
  expect(questions()).toBe(4)
  expect(printed).toHaveBeenCalledTimes(2)
})

test('If a network does not answer, it offers no smart account for a minute, and the ordinary account does not sign instead.', async () => {
  const { request, rpc, platform, chain, clock, address, eoa, asked, inTime } = await createSmartVisitor()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  clock.advance(86_400_000)
  const { fetch } = chain
  chain.fetch = () => new Promise(() => {})
  const none = { smartAccountEnabledNetworks: [] }
  expect(await inTime(request('GET_SMART_ACCOUNT_ENABLED_NETWORKS'))).toEqual(none)
  const log = String(Reflect.get(platform.window, 'walletFrameLog'))
  expect(log).toContain('They are not offered: the network did not give the code of the contracts')
  const unanswered = 'The network Ethereum did not say whether it runs smart accounts. Try again'
  for (const account of [address, eoa])
    await expect(rpc('personal_sign', ['0x00', account])).rejects.toMatchObject({ message: unanswered, code: 4900 })
  await expect(rpc('eth_sendTransaction', [{ to: eoa }])).rejects.toThrow(unanswered)
  expect(asked).toEqual([])
  expect(await request('GET_USER')).toMatchObject({ address: eoa, preferredAccountType: 'eoa' })
  chain.fetch = fetch
  clock.advance(60_000)
  expect(await request('GET_USER')).toMatchObject({ address, preferredAccountType: 'smartAccount' })
})

test('If the network answers with something that is no code, the reply does not say whether the account is set up.', async () => {
  const { request, chain, address } = await createSmartVisitor()
  const { computed } = chain
  computed.set('eth_getCode', () => 7)
  expect(await request('GET_USER')).not.toHaveProperty('smartAccountDeployed')
  expect(await request('INIT_SMART_ACCOUNT')).toEqual({ address, isDeployed: false })
})

test('The capabilities are those of the account that the page asks about.', async () => {
  const { rpc, request, eoa, address } = await createSmartVisitor()
  const none = { atomic: { status: 'unsupported' } }
  const all = { '0x1': { atomic: { status: 'supported' }, paymasterService: { supported: true } }, '0x89': none }
  expect(await rpc('wallet_getCapabilities')).toEqual(all)
  expect(await rpc('wallet_getCapabilities', [address.toLowerCase()])).toEqual(all)
  expect(await rpc('wallet_getCapabilities', [eoa])).toEqual({ '0x1': none, '0x89': none })
  await request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })
  expect(await rpc('wallet_getCapabilities')).toEqual({ '0x1': none, '0x89': none })
  const { rpc: unpaid } = await createSmartVisitor({ settings: { paymasterUrl: undefined } })
  expect(await unpaid('wallet_getCapabilities')).toMatchObject({ '0x1': { atomic: { status: 'supported' } } })
  expect(await unpaid('wallet_getCapabilities')).not.toMatchObject({ '0x1': { paymasterService: expect.anything() } })
})

test('With wrong settings, which a build refuses, the network offers no smart account, and the log says why.', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { request } = await createSmartWallet({ settings: { bundlerUrl: 'nowhere' } })
  expect(await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual({ smartAccountEnabledNetworks: [] })
  expect(printed.mock.calls.join()).toContain('smartAccount.bundlerUrl')
})
