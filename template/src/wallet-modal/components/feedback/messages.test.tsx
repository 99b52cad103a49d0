// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Alert } from './alert'
import { Toast } from './toast'

afterEach(cleanup)

test('A toast is a status that says when the pointer and the focus enter and leave.', () => {
  const onHold = vi.fn<(change: 1 | -1) => void>()
  const retry = vi.fn<() => void>()
  render(
    <Toast
      variant="error"
      message="Could not fetch transactions"
      action={{ label: 'Retry', onClick: retry }}
      onHold={onHold}
    />,
  )
  const toast = screen.getByRole('status')
  expect({ ...toast.dataset }).toMatchObject({ testid: 'wm-snackbar', variant: 'error' })
  fireEvent.pointerEnter(toast)
  const button = screen.getByRole('button', { name: 'Retry' })
  fireEvent.focus(button)
  fireEvent.pointerLeave(toast)
  fireEvent.click(button)
  fireEvent.blur(button)
  expect(onHold.mock.calls).toEqual([[1], [1], [-1], [-1]])
  expect(retry).toHaveBeenCalledOnce()
})

test('An alert is announced, names its cause and closes.', () => {
  const onClose = vi.fn<() => void>()
  const { rerender } = render(<Alert code="origin" title="Not allowed" onClose={onClose} closeLabel="Dismiss" />)
  expect({ ...screen.getByRole('alert').dataset }).toMatchObject({ testid: 'wm-alert', code: 'origin' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onClose).toHaveBeenCalledOnce()
  rerender(<Alert code="origin" title="Not allowed" />)
  expect(screen.queryByRole('button')).toBeNull()
})
