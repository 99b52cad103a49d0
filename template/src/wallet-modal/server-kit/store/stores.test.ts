// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { openTestStore } from '../testing/open-test-store'
import { describeStore } from '../testing/store-contract'
import { createStore } from './create-store'
import { openMemoryParts } from './memory-store'
import { ServerStoreError } from './server-store'

describeStore('a store in memory', () => {
  const store = openTestStore('memory:')
  return { one: store, other: store, countsTogether: true }
})

describe('the address of a store', () => {
  test('of another kind is refused without repeating its password', () => {
    expect(() => openTestStore('mysql://user:hunter2@db/app')).toThrow(
      'The test store cannot be kept at a mysql: address. Use a folder, redis://, rediss://, postgres:// or memory:',
    )
  })

  test('if the server does not answer, the store rejects soon', async () => {
    for (const address of ['redis://127.0.0.1:1', 'postgres://user:hunter2@127.0.0.1:1/app']) {
      const store = openTestStore(address)
      const failure: unknown = await store.read('nonce:one').catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(ServerStoreError)
      expect(String(failure)).not.toContain('hunter2')
      await store.close()
    }
  })
})

test('a store that could not be opened is opened again the next time', async () => {
  let isReady = false
  const store = createStore(
    async () => {
      if (!isReady) throw new Error('not yet')
      return openMemoryParts(Date.now)
    },
    Date.now,
    'test store',
  )
  await expect(store.read('session:one')).rejects.toThrow('The test store does not answer: not yet')
  isReady = true
  expect(await store.read('session:one')).toBeUndefined()
})
