// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakePlatform } from '../../testing/fake-platform'
import { fakeWindows } from '../../testing/fake-windows'
import { coinbaseOnRamp } from './coinbase-on-ramp'
import { PurchaseStore } from './purchase.store'

const url = 'https://pay.coinbase.com/buy'
const buyer = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 'eip155:1' } as const
const provider = { ...coinbaseOnRamp(), purchases: { url: 'https://shop.example/purchases' } }

function create(isBlocked = false) {
  let answer = (): Response => new Response(JSON.stringify({ data: [] }))
  const platform = createFakePlatform({ fetch: async () => answer() })
  const { windows } = Object.assign(fakeWindows(platform.page.window), { isBlocking: isBlocked })
  const unused = () => Promise.reject(new Error('unused'))
  const store = new PurchaseStore({ platform, accountLoader: { load: unused } as never })
  const report = (status: string, minedAt = '2026-06-01T00:00:00Z') => {
    const metadata = {
      operationType: 'buy',
      hash: '',
      chain: 'eip155:1',
      minedAt,
      sentFrom: '',
      sentTo: '',
      status,
      nonce: 0,
    }
    answer = () => new Response(JSON.stringify({ data: [{ id: 'p', metadata, transfers: [] }] }))
  }
  return { platform, windows, store, report, refuse: () => (answer = () => new Response('', { status: 500 })) }
}

test('the window of the provider has no access to the page', () => {
  const { store, windows } = create()
  store.start(provider, url, buyer)
  expect(windows).toMatchObject([{ opener: null, location: { href: url } }])
})

test.each([
  ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'reported'],
  ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'reported'],
  ['ONRAMP_TRANSACTION_STATUS_FAILED', 'failed'],
])('a new purchase with the status %s ends the wait as %s, also after the window was closed', async (status, step) => {
  const { store, platform, windows, report } = create()
  store.start(provider, url, buyer)
  await platform.advance(4_000)
  for (const opened of windows) opened.close()
  await platform.advance(2_000)
  expect(store.step).toBe('closed')
  report(status)
  await platform.advance(4_000)
  expect(store.step).toBe(step)
})

test('an earlier purchase does not end the wait; after 180 seconds the wait ends', async () => {
  const { store, platform, report } = create()
  report('ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', '2025-01-01T00:00:00Z')
  store.start(provider, url, buyer)
  await platform.advance(179_000)
  expect(store.step).toBe('window')
  await platform.advance(1_000)
  expect(store.step).toBe('unanswered')
})

test('a blocked window, a failing service and a provider without reports have ends of their own', async () => {
  const blocked = create(true)
  blocked.store.start(provider, url, buyer)
  expect(blocked.store.step).toBe('blocked')
  const failing = create()
  failing.refuse()
  failing.store.start(provider, url, buyer)
  await failing.platform.advance(180_000)
  expect(failing.store.step).toBe('unanswered')
  const mute = create()
  const { purchases: _, ...silent } = provider
  mute.store.start(silent, url, buyer)
  expect(mute.store.step).toBe('untracked')
})
