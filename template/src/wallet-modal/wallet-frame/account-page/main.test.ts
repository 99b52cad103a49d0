// @vitest-environment happy-dom
import '../../testing/setup'
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually'
import { testConfig } from '../testing/fake-wallet'

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  vi.resetModules()
  vi.stubEnv('VITE_WALLET_CONFIG', JSON.stringify(testConfig))
})

const shown = () => document.querySelector('main')?.textContent ?? ''

test('The page starts in a tab of its own.', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await import('./main')
  await eventually(() => expect(shown()).toContain('Log in to your wallet'))
  vi.unstubAllGlobals()
})

test('Inside another page, there is one line and nothing else.', async () => {
  const { parent } = window
  Object.defineProperty(window, 'parent', { value: {}, configurable: true })
  try {
    await import('./main')
    await eventually(() => expect(shown()).not.toBe(''))
    expect(shown()).toBe('This page does not work inside another page. Open it in a tab of its own.')
    expect(document.querySelectorAll('main > *')).toHaveLength(1)
  } finally {
    Object.defineProperty(window, 'parent', { value: parent, configurable: true })
  }
})

test('A page whose scripts do not arrive says so.', async () => {
  vi.doMock('./account-page', () => {
    throw new TypeError('Failed to fetch')
  })
  await import('./main')
  await eventually(() => expect(shown()).toBe('The page could not be loaded. Load it again.'))
  vi.doUnmock('./account-page')
})
