// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerInTime } from './answer-in-time'
import { hashOf } from '../random'
import { createStore } from './create-store'
import { openMemoryParts } from './memory-store'
import { ServerStoreError } from './server-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a store that hangs, as a folder on a dead disk does, rejects after four seconds and answers again later', async () => {
  let hangs = true
  const store = createStore(
    async () => {
      const parts = openMemoryParts(Date.now)
      const { take } = parts
      return { ...parts, take: (key) => (hangs ? new Promise(() => {}) : take(key)) }
    },
    Date.now,
    'test store',
  )
  await store.write('nonce:one', { a: 1 }, Date.now() + 60_000)
  let failure: unknown
  const taking = store.take('nonce:one').catch((error: unknown) => (failure = error))
  await vi.advanceTimersByTimeAsync(3999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await taking
  expect(String(failure)).toContain('The test store does not answer: it takes too long')
  hangs = false
  expect(await store.take('nonce:one')).toEqual({ a: 1 })
})

test('an operation that ends in time leaves no timer, whether it succeeds or fails', async () => {
  expect(await answerInTime(Promise.resolve(1))).toBe(1)
  await expect(answerInTime(Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

test('a hash counts as an operation of the store, because the threads that hash also wait for a disk that hangs', async () => {
  vi.spyOn(crypto.subtle, 'digest').mockReturnValue(new Promise(() => {}))
  let failure: unknown
  const hashing = hashOf('nonce').catch((error: unknown) => (failure = error))
  await vi.advanceTimersByTimeAsync(4000)
  await hashing
  expect(failure).toBeInstanceOf(ServerStoreError)
})
