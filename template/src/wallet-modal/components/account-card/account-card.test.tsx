// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountCard } from './account-card'

afterEach(cleanup)

const ADDRESS = '0x357f4173Bc2F949116303a0A8044C798543919aa'
const PROPS = { address: ADDRESS, addressText: '0x357f…19aa', copyLabel: 'Copy address', onCopy: () => {} }

test('Name, address and balance carry their values.', () => {
  render(<AccountCard {...PROPS} name="maralune.eth" balance={{ whole: '1', fraction: '.842', symbol: 'ETH' }} />)
  expect(screen.getByTestId('wm-profile-name').textContent).toBe('maralune.eth')
  expect(screen.getByTestId('wm-address').textContent).toBe('0x357f…19aa')
  expect(screen.getByTestId('wm-address').dataset['address']).toBe(ADDRESS)
  const balance = screen.getByTestId('wm-balance')
  expect(balance.textContent).toBe('1.842 ETH')
  expect({ ...balance.dataset }).toMatchObject({ value: '1.842', symbol: 'ETH' })
})

test('The attribute `data-value` has the exact value of the balance.', () => {
  render(<AccountCard {...PROPS} balance={{ whole: '12,480', fraction: '.59', symbol: 'ETH', value: '12480.5912' }} />)
  expect(screen.getByTestId('wm-balance').dataset['value']).toBe('12480.5912')
})

test('The copy button calls back, and is announced while `copied` is set.', () => {
  const onCopy = vi.fn<() => void>()
  const { rerender } = render(<AccountCard {...PROPS} onCopy={onCopy} copiedLabel="Address copied" />)
  const button = screen.getByRole('button', { name: 'Copy address' })
  expect(button.dataset['testid']).toBe('wm-copy-address')
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.click(button)
  expect(onCopy).toHaveBeenCalledOnce()
  rerender(<AccountCard {...PROPS} onCopy={onCopy} copied copiedLabel="Address copied" />)
  expect(screen.getByRole('status').textContent).toBe('Address copied')
})

test('A long balance is smaller.', () => {
  const fit = () => Number(screen.getByTestId('wm-balance').dataset['fit'])
  const { rerender } = render(<AccountCard {...PROPS} balance={{ whole: '$12,480', fraction: '.59', symbol: '' }} />)
  expect(fit()).toBe(1)
  rerender(<AccountCard {...PROPS} balance={{ whole: '1,204,884', fraction: '.0912', symbol: 'ETH' }} />)
  expect(fit()).toBe(2)
  rerender(<AccountCard {...PROPS} balance={{ whole: '999,120,204,884,000', fraction: '.0912', symbol: 'USDC' }} />)
  expect(fit()).toBe(4)
})

test('Without a balance there is a skeleton while it loads, and no value.', () => {
  const { container } = render(<AccountCard {...PROPS} balanceLoading />)
  expect(screen.queryByTestId('wm-balance')).toBeNull()
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
})
