// @vitest-environment happy-dom
import '../../../testing/setup'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Coin } from '../../../components/marks/coin'
import { wordsOf } from '../../../testing/render-modal'
import { AmountField } from '../../../components/amount-field/amount-field'
import { TokenButton } from '../../../components/amount-field/token-button'

afterEach(cleanup)

test('The token button names its token; without a coin it asks for one.', () => {
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

test('An amount field is a labelled decimal field that reports what was typed.', () => {
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

test('A longer amount is smaller, in four steps.', () => {
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
