// @vitest-environment happy-dom
import '../testing/setup'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createTestRoot } from '../testing/create-test-root'
import { settle } from '../testing/settle'

test('A view that fails to load says so, and can be tried again.', async () => {
  // Views are loaded once per page, so this test needs a page that has loaded none.
  vi.resetModules()
  const { allViews } = await import('../views/registry')
  const { RootContext } = await import('../react/root-context')
  const { ViewOutlet } = await import('./view-outlet')
  const { root } = await createTestRoot()
  const networks = allViews(root.modalStores.units).get('Networks')
  if (!networks?.load) return expect.unreachable()
  root.router.reset({ view: 'Networks', data: undefined })
  // The chunk exists; only the first request for it fails.
  const View = await networks.load(root)
  const failure = new Error('Failed to fetch dynamically imported module')
  networks.load = vi.fn<() => Promise<typeof View>>().mockRejectedValueOnce(failure).mockResolvedValue(View)
  await act(async () => {
    render(
      <RootContext.Provider value={root}>
        <h2 id="title">Title</h2>
        <ViewOutlet titleId="title" />
      </RootContext.Provider>,
    )
    await settle()
  })
  expect(screen.getByText('This part did not load')).toBeDefined()
  await act(async () => {
    screen.getByTestId('wm-retry').click()
    await settle()
  })
  expect(screen.getAllByTestId('wm-network').length).toBeGreaterThan(0)
})
