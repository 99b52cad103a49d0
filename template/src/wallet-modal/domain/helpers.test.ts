// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform'
import { isEip1193Provider } from './wallets/eip1193'
import { safeJsonParse } from './json'
import { withTimeout } from './timeout'

test('JSON is parsed, other texts are returned, and anything else is refused.', () => {
  expect(safeJsonParse('{"a":[1]}')).toEqual({ a: [1] })
  expect(safeJsonParse('null')).toBeNull()
  expect(safeJsonParse('{broken')).toBe('{broken')
  for (const value of [undefined, null, 7, {}, true])
    expect(() => safeJsonParse(value)).toThrow('Cannot safe json parse value of type')
})

test('A promise that settles in time is passed on, and its timer is cancelled.', async () => {
  const { after, waiting } = createFakePlatform()
  await expect(withTimeout(Promise.resolve('yes'), 1_000, after)).resolves.toBe('yes')
  await expect(withTimeout(Promise.reject(new Error('no')), 1_000, after)).rejects.toThrow('no')
  expect(waiting()).toBe(0)
})

test('A late promise is given up, not a millisecond early.', async () => {
  const platform = createFakePlatform()
  const failed = vi.fn<(error: Error) => void>()
  withTimeout(new Promise(() => {}), 1_000, platform.after).catch(failed)
  await platform.advance(999)
  expect(failed).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMED_OUT', details: '1000 ms' }))
})

test('A provider is an object with a request function, even if reading it throws.', () => {
  expect(isEip1193Provider({ request: () => {} })).toBe(true)
  const hostile = {
    get request(): never {
      throw new Error('hostile')
    },
  }
  for (const value of [null, undefined, 'text', {}, { request: 'text' }, hostile])
    expect(isEip1193Provider(value)).toBe(false)
})
