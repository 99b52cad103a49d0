// @vitest-environment node
import { afterAll, expect, test, vi } from 'vitest'
import { contractSettings, createSmartWallet } from './testing/smart-wallet'

// Vitest may run several test files in one worker, and `vi.mock` does not replace a module that the worker has already loaded. So this file unloads all
// modules before its imports, and again at its end, because the next test file needs the real modules.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock('@metamask/delegation-abis/bytecode', () => ({ ERC1967Proxy: '0x6080' }))

test('With another proxy than the expected one, every account would have another address, so the network offers no smart account.', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { request, logIn } = await createSmartWallet({ settings: contractSettings })
  expect(await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual({ smartAccountEnabledNetworks: [] })
  const { address } = await logIn()
  expect(await request('GET_USER')).toMatchObject({ address, accounts: [{ type: 'eoa' }] })
  expect(printed.mock.lastCall?.join()).toContain('has another proxy than version 2.0.0')
})
