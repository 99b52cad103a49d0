// @vitest-environment happy-dom
import '../testing/setup'
import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserPlatform } from './browser.platform'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('small texts are remembered', () => {
  const { keyValue } = createBrowserPlatform()
  keyValue.set('greeting', 'hello')
  expect(keyValue.get('greeting')).toBe('hello')
  keyValue.remove('greeting')
  expect(keyValue.get('greeting')).toBeNull()
})

test('a browser that forbids storage remembers nothing, and throws nothing', () => {
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

test('creating a platform touches no global, and on a server there is no window', () => {
  for (const name of ['window', 'localStorage', 'indexedDB', 'navigator']) vi.stubGlobal(name, undefined)
  const platform = createBrowserPlatform()
  expect(platform.window()).toBeUndefined()
  expect(platform.indexedDB()).toBeUndefined()
  expect(platform.keyValue.get('greeting')).toBeNull()
})

test('a timer runs once, unless it is cancelled', () => {
  vi.useFakeTimers()
  const { after } = createBrowserPlatform()
  const run = vi.fn<() => void>()
  after(100, run)
  after(100, run)()
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledOnce()
})

test('without an idle callback the browser is idle after a moment', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const { whenIdle } = createBrowserPlatform()
  const run = vi.fn<() => void>()
  whenIdle(run)
  whenIdle(run)()
  vi.advanceTimersByTime(200)
  expect(run).toHaveBeenCalledOnce()
})

test('tabs speak through a channel until the signal aborts', () => {
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

test('a browser without channels has one tab', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tell = createBrowserPlatform().channel('wallet-modal', () => {}, new AbortController().signal)
  expect(() => tell('changed')).not.toThrow()
})

test('copying uses the clipboard, and rejects where there is none', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await createBrowserPlatform().copy('text')
  expect(writeText).toHaveBeenCalledWith('text')
  vi.stubGlobal('navigator', {})
  const { copy } = createBrowserPlatform()
  await expect(copy('text')).rejects.toThrow(TypeError)
})

test('what is logged says where it comes from', () => {
  const { log } = createBrowserPlatform()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  log.warn('careful', 1)
  log.error('broken')
  expect(warn).toHaveBeenCalledWith('[wallet-modal] careful', 1)
  expect(error).toHaveBeenCalledWith('[wallet-modal] broken')
})
