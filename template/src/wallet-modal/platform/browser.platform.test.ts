// @vitest-environment happy-dom
import '../testing/setup'
import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserPlatform } from './browser.platform'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('Small texts are stored.', () => {
  const { keyValue } = createBrowserPlatform()
  keyValue.set('greeting', 'hello')
  expect(keyValue.get('greeting')).toBe('hello')
  keyValue.remove('greeting')
  expect(keyValue.get('greeting')).toBeNull()
})

test('When the browser forbids storage, nothing is stored and nothing throws.', () => {
  const forbidden = new Proxy(
    {},
    {
      get: () => {
        throw new Error('SecurityError')
      },
    },
  )
  vi.stubGlobal('localStorage', forbidden)
  const { keyValue } = createBrowserPlatform()
  expect(() => keyValue.set('greeting', 'hello')).not.toThrow()
  expect(keyValue.get('greeting')).toBeNull()
  expect(() => keyValue.remove('greeting')).not.toThrow()
})

test('Creating a platform reads no browser global, and a server has no window.', () => {
  for (const name of ['window', 'localStorage', 'indexedDB', 'navigator']) vi.stubGlobal(name, undefined)
  const platform = createBrowserPlatform()
  expect(platform.window()).toBeUndefined()
  expect(platform.indexedDB()).toBeUndefined()
  expect(platform.keyValue.get('greeting')).toBeNull()
})

test('A timer runs once, unless it is cancelled.', () => {
  vi.useFakeTimers()
  const { after } = createBrowserPlatform()
  const run = vi.fn<() => void>()
  after(100, run)
  after(100, run)()
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledOnce()
})

test('Without requestIdleCallback, the function runs after a short time.', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const { whenIdle } = createBrowserPlatform()
  const run = vi.fn<() => void>()
  whenIdle(run)
  whenIdle(run)()
  vi.advanceTimersByTime(200)
  expect(run).toHaveBeenCalledOnce()
})

test('Tabs exchange messages through a channel until the signal aborts.', () => {
  const closed = vi.fn<() => void>()
  const posted: unknown[] = []
  class FakeChannel extends EventTarget {
    postMessage = (message: unknown) => void posted.push(message)
    close = closed
  }
  const opened: FakeChannel[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class extends FakeChannel {
      constructor() {
        super()
        opened.push(this)
      }
    },
  )
  const heard: unknown[] = []
  const controller = new AbortController()
  const tell = createBrowserPlatform().channel('wallet-modal', (message) => void heard.push(message), controller.signal)
  tell('changed')
  expect(posted).toEqual(['changed'])
  opened[0]?.dispatchEvent(new MessageEvent('message', { data: 'changed' }))
  expect(heard).toEqual(['changed'])
  controller.abort()
  expect(closed).toHaveBeenCalledOnce()
  opened[0]?.dispatchEvent(new MessageEvent('message', { data: 'changed' }))
  expect(heard).toHaveLength(1)
})

test('Without BroadcastChannel, sending a message does nothing.', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tell = createBrowserPlatform().channel('wallet-modal', () => {}, new AbortController().signal)
  expect(() => tell('changed')).not.toThrow()
})

test('Copying uses the clipboard and rejects when there is none.', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await createBrowserPlatform().copy('text')
  expect(writeText).toHaveBeenCalledWith('text')
  vi.stubGlobal('navigator', {})
  const { copy } = createBrowserPlatform()
  await expect(copy('text')).rejects.toThrow(TypeError)
})

test('Log messages name their source.', () => {
  const { log } = createBrowserPlatform()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  log.warn('careful', 1)
  log.error('broken')
  expect(warn).toHaveBeenCalledWith('[wallet-modal] careful', 1)
  expect(error).toHaveBeenCalledWith('[wallet-modal] broken')
})
