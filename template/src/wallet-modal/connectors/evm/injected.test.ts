// @vitest-environment node
import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallets/connector'
import { createFakePlatform } from '../../testing/fake-platform'
import { FakeWallet } from '../../testing/fake-wallet'
import { injectedSource } from './injected'

const never = () => expect.unreachable()

function listen() {
  const platform = createFakePlatform()
  const controller = new AbortController()
  const found: Connector[] = []
  const announce = (connectors: readonly Connector[]) => void found.push(...connectors)
  const start = () => injectedSource.start({ platform, signal: controller.signal, announce, withdraw: never })
  const tellInjected = () => platform.page.window.dispatchEvent(new Event('ethereum#initialized'))
  return { platform, page: platform.page, controller, found, start, tellInjected }
}

test('the wallet in window.ethereum is listed without a name of its own', () => {
  const { page, found, start } = listen()
  const provider = new FakeWallet()
  page.inject(provider)
  start()
  expect(found).toEqual([{ id: 'injected', type: 'INJECTED', name: 'Browser Wallet', chain: 'eip155', provider }])
})

test('a wallet that is injected late is found when it says so', () => {
  const { page, found, start, tellInjected } = listen()
  start()
  expect(found).toEqual([])
  page.inject(new FakeWallet())
  tellInjected()
  expect(found).toHaveLength(1)
})

test('nothing, rubbish, and a window that throws are no wallet', () => {
  const { platform, page, found, start } = listen()
  start()
  for (const value of [null, {}, { request: 'yes' }, 'wallet']) {
    page.inject(value)
    start()
  }
  const window = new Proxy(page.window, {
    get(target, key) {
      if (key === 'ethereum') throw new Error('blocked')
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const blocked = { ...platform, window: () => window }
  injectedSource.start({
    platform: blocked,
    signal: new AbortController().signal,
    announce: never,
    withdraw: never,
  })
  expect(found).toEqual([])
})

test('it stops with its signal, and does nothing on a server', () => {
  const { page, controller, found, start, tellInjected } = listen()
  start()
  controller.abort()
  page.inject(new FakeWallet())
  tellInjected()
  expect(found).toEqual([])
  const server = { ...createFakePlatform(), window: () => undefined }
  injectedSource.start({ platform: server, signal: controller.signal, announce: never, withdraw: never })
})
