// @vitest-environment node
import { afterAll, expect, test, vi } from 'vitest'
import { contractSettings, createSmartWallet } from './testing/smart-wallet'

// Test files of a project may share a worker and its modules. `vi.mock` has no effect on a module that an earlier file has loaded, and later files must
// not get the replaced module. So the modules are loaded again for this file, and again for the next file.
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
