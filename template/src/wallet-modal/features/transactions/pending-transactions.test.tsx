// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import type { RenderedModal } from '../../testing/render-modal'
import { renderModal } from '../../testing/render-modal'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

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
  await advance(25_000)
  expect(screen.getAllByTestId('wm-pending').map(({ dataset }) => dataset['status'])).toEqual(Array(3).fill('unknown'))
  expect(screen.getAllByTestId('wm-pending')[0]?.textContent).toContain('Not confirmed yet')
  rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
  await advance(30_000)
  expect(screen.queryByTestId('wm-pending')).toBeNull()
})

test('A row of the account opens the view that follows the transaction, with a way back; the view says how it ended.', async () => {
  const { root, run, rpc, advance, click } = await openAccount()
  rpc.answer('eth_getTransactionReceipt', () => null)
  rpc.answer('eth_getTransactionByHash', () => null)
  const transfer = { from: firstAddress, to: secondAddress, chainId: 'eip155:1', token: usdc } as const
  await run(() => root.accountLoader.loaded.sent.add({ ...transfer, hash: '0x1', amount: '5', symbol: 'USDC' }))
  await click('wm-pending')
  expect(root.router.view).toBe('TransactionStatus')
  const status = () => screen.getByTestId('wm-send-status')
  expect([status().dataset['state'], status().textContent]).toEqual([
    'pending',
    expect.stringContaining('Sending 5 USDC'),
  ])
  expect(screen.getByTestId('wm-explorer').getAttribute('href')).toBe('https://alphascan.example/tx/0x1')
  rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
  await advance(1_000)
  // The words are in a live region, so the end is announced.
  expect(screen.getByText('5 USDC sent').closest('[role=status]')).not.toBeNull()
  await click('wm-back')
  expect(root.router.view).toBe('Account')
})

test('The view of a contract call claims no amount and no receiver.', async () => {
  const { root, run, rpc, click } = await openAccount()
  const call = { from: firstAddress, to: secondAddress, chainId: 'eip155:1' } as const
  rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x0' }))
  await run(() => root.accountLoader.loaded.sent.add({ ...call, hash: '0x1' }))
  await click('wm-pending')
  expect(screen.getByTestId('wm-send-status').textContent).toContain('The network refused the transaction')
  await run(() => root.accountLoader.loaded.sent.set({ ...call, hash: '0x1', sentAt: 0, state: 'success' }))
  expect(screen.getByTestId('wm-send-status').textContent).toContain('Transaction sentThe network confirmed it.')
})

test('The account announces how a transaction ended, and not what was known before it was shown.', async () => {
  const { root, run, rpc, advance, click } = await openAccount()
  rpc.answer('eth_getTransactionReceipt', () => null)
  rpc.answer('eth_getTransactionByHash', () => null)
  const transfer = { from: firstAddress, to: secondAddress, chainId: 'eip155:1', amount: '5', symbol: 'USDC' } as const
  await run(() => root.accountLoader.loaded.sent.add({ ...transfer, hash: '0x1' }))
  const announced = () => screen.getByTestId('wm-settled').textContent
  expect([screen.getByTestId('wm-settled').role, announced()]).toEqual(['status', ''])
  rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
  await advance(1_000)
  expect(announced()).toBe('Sent: 5 USDC')
  await run(() => root.router.push({ view: 'Networks', data: undefined }))
  await click('wm-back')
  expect(announced()).toBe('')
  rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x0' }))
  await run(() => root.accountLoader.loaded.sent.add({ ...transfer, hash: '0x2' }))
  expect(announced()).toBe('Not sent: 5 USDC')
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
