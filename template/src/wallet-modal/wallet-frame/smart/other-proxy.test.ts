// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { contractSettings, createSmartWallet } from './testing/smart-wallet'

vi.mock('@metamask/delegation-abis/bytecode', () => ({ ERC1967Proxy: '0x6080' }))

test('With another proxy than the expected one, every account would have another address, so the network offers no smart account.', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { request, logIn } = await createSmartWallet({ settings: contractSettings })
  expect(await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual({ smartAccountEnabledNetworks: [] })
  const { address } = await logIn()
  expect(await request('GET_USER')).toMatchObject({ address, accounts: [{ type: 'eoa' }] })
  expect(printed.mock.lastCall?.join()).toContain('has another proxy than version 2.0.0')
})
