// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { completeNetwork } from '../../domain/networks/network'
import { alpha } from '../../testing/networks'
import type { Route } from './router.store'
import { RouterStore } from './router.store'

const account: Route = { view: 'Account', data: undefined }
const settings: Route = { view: 'AccountSettings', data: undefined }
const networks: Route = { view: 'Networks', data: undefined }

function createRouter() {
  const leave = vi.fn<() => void>()
  return { router: new RouterStore({ leave }), leave }
}

test('The router starts at Connect, without a way back.', () => {
  const { router, leave } = createRouter()
  expect(router).toMatchObject({ view: 'Connect', canGoBack: false, direction: 'forward' })
  router.goBack()
  expect(leave).toHaveBeenCalledOnce()
  expect(router.view).toBe('Connect')
})

test('Views are pushed and popped.', () => {
  const { router, leave } = createRouter()
  router.reset(account)
  router.push(settings)
  router.push(networks)
  expect(router).toMatchObject({ view: 'Networks', canGoBack: true, direction: 'forward' })
  router.goBack()
  expect(router).toMatchObject({ view: 'AccountSettings', direction: 'back' })
  router.goBack()
  expect(router).toMatchObject({ view: 'Account', canGoBack: false })
  expect(leave).not.toHaveBeenCalled()
})

test('The current view is not pushed again.', () => {
  const { router } = createRouter()
  router.push(networks)
  router.push(networks)
  router.replace(networks)
  expect(router.history).toHaveLength(2)
})

test('A view that replaces another keeps the way back.', () => {
  const { router } = createRouter()
  router.push(networks)
  const data = { network: completeNetwork(alpha) }
  router.replace({ view: 'SwitchNetwork', data })
  expect(router.route).toEqual({ view: 'SwitchNetwork', data })
  router.goBack()
  expect(router.view).toBe('Connect')
})

test('From an unsupported network there is no way back.', () => {
  const { router, leave } = createRouter()
  router.push({ view: 'UnsupportedChain', data: undefined })
  router.push(networks)
  expect(router.canGoBack).toBe(false)
  router.goBack()
  expect(leave).toHaveBeenCalledOnce()
})
