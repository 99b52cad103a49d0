// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { dataOf, renderModal } from '../../testing/render-modal'
import { fakeBalance } from '../tokens/testing/fake-balance'

const alphaId = 'eip155:1'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const alphaUrl = 'https://alpha.example/rpc'

test('[C9-08] a balance has 3 decimals, 0.000 where there is none; worth and sums have 2, amounts of transfers 3', async () => {
  const data = new FakeDataService()
  data.balances.set(`${alphaId}:${firstAddress}`, [
    fakeBalance(alphaId, 'ETH', '1.23456789', { price: 2000 }),
    fakeBalance(alphaId, 'USDC', '12.5', { address: usdc, decimals: '6', price: 1 }),
  ])
  const services = (url: URL) => data.respond(url)
  const { root, run, rpc, connect, open } = await renderModal({ services, hosts: { rpc: fakeDataUrl } })
  rpc.answer('eth_call', () => '0x')
  await connect()
  await open()
  await run(() => {})
  expect(screen.getByTestId('wm-view-Account').textContent).toContain('1.234 ETH')
  expect(dataOf(screen.getByTestId('wm-balance'))).toMatchObject({ value: '2481.64' })
  expect(screen.getByTestId('wm-balance').textContent).toBe('$2,481.64')
  expect(screen.getAllByTestId('wm-token')[1]?.textContent).toContain('$12.50')
  rpc.answer('eth_getTransactionReceipt', () => null)
  rpc.answer('eth_getTransactionByHash', () => null)
  const transfer = { hash: '0x1', from: firstAddress, to: secondAddress, chainId: alphaId } as const
  await run(() => root.accountLoader.loaded.sent.add({ ...transfer, amount: '0.98765', symbol: 'ETH' }))
  expect(screen.getByTestId('wm-pending').textContent).toContain('0.987 ETH')
  rpc.setBalance(alphaUrl, BigInt(0))
  await run(() => root.account.refreshBalance())
  expect(screen.getByTestId('wm-view-Account').textContent).toContain('0.000 ETH')
})
