// @vitest-environment happy-dom
import '../testing/setup'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { wordsOf } from '../testing/render-modal'
import { AmountField } from './controls/amount-field'
import { Coin } from './marks/coin'
import { Slip } from './account-card/slip'
import { TokenButton } from './controls/token-button'
import { ValueStack } from './layout/value-stack'
import { VirtualList } from './layout/virtual-list'

afterEach(cleanup)

test('behavior: a coin shows its picture, else its first letter, and its network at the corner; it says nothing', () => {
  const image = 'https://img.example/usdc.png'
  const { container, rerender } = render(<Coin name="USD Coin" src={image} />)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  rerender(<Coin name="usd Coin" network={{ name: 'Alpha', src: image }} />)
  expect(container.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe('U')
  expect(container.querySelectorAll('img')).toHaveLength(1)
  expect(wordsOf(container)).toBe('')
})

test('behavior: a coin never loads a picture from an address that is no picture', () => {
  const { container } = render(<Coin name="USD Coin" src="javascript:alert(1)" />)
  expect(container.querySelector('img')).toBeNull()
})

test('default: two figures above each other; a lower one is not needed', () => {
  const { container, rerender } = render(<ValueStack top="$1.00" bottom="Alpha" tone="danger" />)
  expect([...container.querySelectorAll('bdi')].map(({ textContent, dir }) => [textContent, dir])).toEqual([
    ['$1.00', 'ltr'],
    ['Alpha', 'ltr'],
  ])
  expect(container.querySelector('[data-tone="danger"]')?.textContent).toBe('$1.00')
  rerender(<ValueStack top="$1.00" />)
  expect(container.querySelectorAll('bdi')).toHaveLength(1)
})

test('default: a slip has a head and facts, and a cut that nobody reads', () => {
  const { container } = render(<Slip head="1 ETH">To mara.eth</Slip>)
  expect(wordsOf(container)).toBe('1 ETHTo mara.eth')
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1)
})

test('behavior: the pill of a token is a button that says which; without a coin it asks for one', () => {
  const onClick = vi.fn<() => void>()
  const { rerender } = render(
    <TokenButton onClick={onClick} data-testid="pill">
      Select token
    </TokenButton>,
  )
  const pill = screen.getByRole('button', { name: 'Select token' })
  expect(pill.dataset['empty']).toBe('')
  fireEvent.click(pill)
  expect(onClick).toHaveBeenCalledOnce()
  rerender(<TokenButton lead={<Coin name="Ether" size={28} />}>ETH</TokenButton>)
  expect(screen.getByRole('button', { name: 'ETH' }).dataset['empty']).toBeUndefined()
})

test('behavior: an amount is a labelled decimal field that hands on what was typed', () => {
  const onChange = vi.fn<(typed: string) => void>()
  const field = (props: Partial<Parameters<typeof AmountField>[0]> = {}) => (
    <AmountField
      label="Amount"
      value="1"
      placeholder="0"
      onChange={onChange}
      end={<i>ETH</i>}
      testId="amount"
      {...props}
    >
      below
    </AmountField>
  )
  const { rerender, container } = render(field())
  const input = screen.getByRole('textbox', { name: 'Amount' })
  expect([input.getAttribute('inputmode'), input.getAttribute('aria-invalid'), input.getAttribute('dir')]).toEqual([
    'decimal',
    null,
    'ltr',
  ])
  fireEvent.change(input, { target: { value: '1,5' } })
  expect(onChange).toHaveBeenCalledWith('1,5')
  rerender(field({ invalid: true, describedBy: 'held', prefix: '$', disabled: true }))
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual(['true', 'held'])
  expect(wordsOf(container)).toBe('AmountETHbelow')
  expect((input as HTMLInputElement).disabled).toBe(true)
})

test('behavior: a long amount is smaller, in four steps', () => {
  const fit = (value: string) => {
    const { container } = render(
      <AmountField label="Amount" value={value} placeholder="0" onChange={() => {}} end={null}>
        {null}
      </AmountField>,
    )
    return container.querySelector('[data-fit]')?.getAttribute('data-fit')
  }
  expect(['', '1234567', '12345678', '12345678901', '0.123456789012345678'].map(fit)).toEqual(['1', '1', '2', '3', '4'])
})

test('behavior: of a long list only what is in view is in the page; every row knows its place', () => {
  const items = Array.from({ length: 5_000 }, (_, index) => `Token ${index}`)
  render(
    <VirtualList label="Tokens" items={items} rowHeight={60} idOf={(item) => item} end={<p>That is all</p>}>
      {(item) => <b>{item}</b>}
    </VirtualList>,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThan(50)
  expect([rows[0]?.getAttribute('aria-setsize'), rows[0]?.getAttribute('aria-posinset')]).toEqual(['5000', '1'])
  expect(screen.getByRole('list', { name: 'Tokens' })).toBeDefined()
  expect(screen.getByText('That is all')).toBeDefined()
})
