// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { renderModal } from '../../testing/render-modal'
import { fakeBalance } from './testing/fake-balance'

test('The list of accounts shows what each account is worth, and no figure for an account without prices.', async () => {
  const data = new FakeDataService()
  data.balances.set(`eip155:1:${secondAddress}`, [fakeBalance('eip155:1', 'ETH', '2', { price: 1000 })])
  const { connect, open, click, run, root, rpc } = await renderModal({
    services: (url) => data.respond(url),
    hosts: { rpc: fakeDataUrl },
    wallet: new FakeWallet({ accounts: [firstAddress, secondAddress] }),
  })
  rpc.answer('eth_call', () => '0x')
  await connect()
  await open()
  await click('wm-accounts')
  const [first, second] = screen.getAllByTestId('wm-account')
  expect(first?.textContent).not.toContain('$')
  expect(second?.textContent).toContain('$2,000.00')
  await run(() => root.account.hideBalances(true))
  expect(second?.textContent).not.toContain('$')
  expect(second?.textContent).toContain('••••')
})
