// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import type { RenderedModal } from '../../testing/render-modal'
import { renderModal } from '../../testing/render-modal'

async function openAccount(options: Parameters<typeof renderModal>[0] = {}): Promise<RenderedModal> {
  const rendered = await renderModal(options)
  rendered.rpc.answer('eth_call', () => '0x')
  await rendered.connect()
  await rendered.open()
  await rendered.run(() => {})
  return rendered
}

test('A transaction is listed until the network has confirmed it.', async () => {
  const { root, run, rpc, advance } = await openAccount()
  rpc.answer('eth_getTransactionReceipt', () => null)
  rpc.answer('eth_getTransactionByHash', () => null)
  const transfer = { from: firstAddress, to: secondAddress, chainId: 'eip155:1' } as const
  await run(() => {
    const { sent } = root.accountLoader.loaded
    sent.add({ ...transfer, hash: '0x1', amount: '0.1234567', symbol: 'ETH', toName: 'mara.eth' })
    for (const hash of ['0x2', '0x3', '0x4']) sent.add({ ...transfer, hash })
  })
  const rows = screen.getAllByTestId('wm-pending')
  expect(rows).toHaveLength(3)
  const row = rows.find(({ dataset }) => dataset['hash'] === '0x1')
  expect(row?.textContent).toContain('Sending 0.123 ETH')
  expect(row?.textContent).toContain('To mara.eth')
  expect(row?.getAttribute('href')).toBe('https://alphascan.example/tx/0x1')
  await advance(25_000)
  expect(screen.getAllByTestId('wm-pending').map(({ dataset }) => dataset['status'])).toEqual(Array(3).fill('unknown'))
  expect(screen.getAllByTestId('wm-pending')[0]?.textContent).toContain('Not confirmed yet')
  rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
  await advance(30_000)
  expect(screen.queryByTestId('wm-pending')).toBeNull()
})

test('A reverted transaction is shown for an hour.', async () => {
  const { root, run, rpc, platform } = await openAccount()
  rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x0' }))
  const transfer = { from: firstAddress, to: secondAddress, chainId: 'eip155:1', hash: '0x1' } as const
  await run(() => root.accountLoader.loaded.sent.add({ ...transfer, amount: '5', symbol: 'USDC' }))
  expect(screen.getByTestId('wm-pending').dataset['status']).toBe('reverted')
  expect(screen.getByTestId('wm-pending').textContent).toContain('Not sent: 5 USDC')
  await run(() => platform.sleep(3_600_000))
  await run(() => root.accountLoader.loaded.sent.add({ ...transfer, hash: '0x2' }))
  expect(screen.getAllByTestId('wm-pending').map(({ dataset }) => dataset['hash'])).toEqual(['0x2'])
})
