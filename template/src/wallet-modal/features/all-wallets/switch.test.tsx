// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Switch } from './switch'

afterEach(cleanup)

test('A switch is turned by Space and Enter and announces its state.', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(<Switch label="Test networks" checked={false} onChange={onChange} />)
  const control = screen.getByRole('switch', { name: 'Test networks', checked: false })
  await userEvent.tab()
  expect(document.activeElement).toBe(control)
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([[true], [true]])
})
