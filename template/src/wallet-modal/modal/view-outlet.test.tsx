import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RootContext } from '../react/root-context'
import { createTestRoot } from '../testing/create-test-root'
import { settle } from '../testing/settle'
import { views } from '../views/registry'
import { ViewOutlet } from './view-outlet'

test('a view that does not load says so, and can be tried again', async () => {
  const { root } = await createTestRoot()
  const connect = views.get('Connect')
  if (!connect) return expect.unreachable()
  // The chunk itself is here; only asking for it fails, once.
  await connect.load()
  vi.spyOn(connect, 'load').mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
  const rendering = () =>
    render(
      <RootContext value={root}>
        <h2 id="title">Title</h2>
        <ViewOutlet titleId="title" />
      </RootContext>,
    )
  await act(async () => {
    rendering()
    await settle()
  })
  expect(await screen.findByText('This part did not load')).toBeDefined()
  await act(async () => {
    screen.getByTestId('wm-retry').click()
    await settle()
  })
  expect(await screen.findByTestId('wm-wallet')).toBeDefined()
})
