// @vitest-environment happy-dom
import '../testing/setup'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderModal } from '../testing/render-modal'

test('The mouse over an icon of the header shows its name, until it leaves or the view changes.', async () => {
  const { open, show } = await renderModal()
  await open()
  const user = userEvent.setup()
  await user.hover(screen.getByTestId('wm-close'))
  expect(screen.getByTestId('wm-tooltip').textContent).toBe('Close')
  await user.unhover(screen.getByTestId('wm-close'))
  expect(screen.queryByTestId('wm-tooltip')).toBeNull()
  await user.hover(screen.getByTestId('wm-close'))
  expect(screen.getByTestId('wm-tooltip')).toBeDefined()
  await show({ view: 'Networks', data: undefined })
  expect(screen.queryByTestId('wm-tooltip')).toBeNull()
})
