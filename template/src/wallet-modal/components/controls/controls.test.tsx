// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button'
import { SearchField } from '../layout/field'
import { Segmented } from './segmented'

afterEach(cleanup)

test('Segments are one radio group.', async () => {
  const onChange = vi.fn<(value: 'light' | 'dark') => void>()
  const options = [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ] as const
  render(<Segmented label="Theme" value="light" options={options} onChange={onChange} />)
  expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeDefined()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Light', checked: true }))
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange).toHaveBeenCalledWith('dark')
})

test('Escape first empties a search; then the dialog handles it.', () => {
  const onChange = vi.fn<(value: string) => void>()
  const onKeyDown = vi.fn<() => void>()
  const field = (value: string) => (
    <div role="none" onKeyDown={onKeyDown}>
      <SearchField label="Search" clearLabel="Clear" value={value} onChange={onChange} />
    </div>
  )
  const { rerender } = render(field('rab'))
  const input = screen.getByRole('textbox', { name: 'Search' })
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false)
  expect(onChange).toHaveBeenCalledWith('')
  expect(onKeyDown).not.toHaveBeenCalled()
  rerender(field(''))
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true)
  expect(onKeyDown).toHaveBeenCalledOnce()
})

test('A busy button ignores presses and keeps the focus.', () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button busy onClick={onClick}>
      Sending
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sending', busy: true })
  button.focus()
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})
