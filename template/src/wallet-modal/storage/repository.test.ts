// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform'
import { createMemoryStorage } from './memory.storage'
import { createRepositories } from './repositories'
import { createRepository } from './repository'

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined)

function createTexts(lifetime?: number) {
  const platform = createFakePlatform()
  const storage = createMemoryStorage()
  const spec = { table: 'recentWallets', read: readText, ...(lifetime !== undefined && { lifetime }) } as const
  const texts = createRepository({ storage, now: platform.now, clears: new Map() }, spec)
  return { platform, storage, texts }
}

test('A value is kept until it is removed.', async () => {
  const { platform, texts } = createTexts()
  await texts.put('greeting', 'hello')
  await platform.advance(10 * 365 * 86_400_000)
  await expect(texts.get('greeting')).resolves.toBe('hello')
  await texts.remove('greeting')
  await expect(texts.get('greeting')).resolves.toBeUndefined()
})

test('A value with a lifetime is valid to its last millisecond and then removed.', async () => {
  const { platform, storage, texts } = createTexts(30_000)
  await texts.put('greeting', 'hello')
  await platform.advance(30_000)
  await expect(texts.get('greeting')).resolves.toBe('hello')
  await platform.advance(1)
  await expect(texts.all()).resolves.toEqual([])
  await expect(texts.get('greeting')).resolves.toBeUndefined()
  await expect(storage.get('recentWallets', 'greeting')).resolves.toBeUndefined()
})

test('A value with a time in the future counts as expired, because the clock was set back.', async () => {
  const { platform, storage, texts } = createTexts(30_000)
  const writtenAt = platform.now() + 60_000
  await storage.put('recentWallets', { key: 'greeting', value: 'hello', writtenAt })
  await expect(texts.get('greeting')).resolves.toBeUndefined()
})

test('A row with another shape is not returned and is removed.', async () => {
  const { storage, texts } = createTexts()
  await storage.put('recentWallets', { key: 'greeting', value: { not: 'a text' }, writtenAt: 0 })
  await expect(texts.all()).resolves.toEqual([])
  await expect(texts.get('greeting')).resolves.toBeUndefined()
  await expect(storage.all('recentWallets')).resolves.toEqual([])
})

test('All values are listed newest first, and all can be cleared.', async () => {
  const { platform, texts } = createTexts()
  for (const word of ['one', 'two', 'three']) {
    await texts.put(word, word)
    await platform.advance(1)
  }
  await expect(texts.all()).resolves.toEqual(['three', 'two', 'one'])
  await texts.clear()
  await expect(texts.all()).resolves.toEqual([])
})

test('Each repository reads only rows with its own shape.', async () => {
  const storage = createMemoryStorage()
  const { balances, identities, names, recentWallets, siwxSessions } = createRepositories(storage, () => 0)
  const wrong: [table: Parameters<typeof storage.put>[0], value: unknown][] = [
    ['balances', { value: '12.5', decimals: 18, symbol: 'ETH' }],
    ['balances', { value: 12, decimals: 18, symbol: 'ETH' }],
    ['identities', { name: 'maralune.eth' }],
    ['names', ['maralune.eth', 7]],
    ['recentWallets', { id: 'wallet' }],
    ['siwxSessions', 'session'],
  ]
  for (const [table, value] of wrong) await storage.put(table, { key: JSON.stringify(value), value, writtenAt: 0 })
  for (const repository of [balances, identities, names, recentWallets, siwxSessions])
    await expect(repository.all()).resolves.toEqual([])
  await storage.put('recentWallets', {
    key: 'a',
    value: { id: 'a', name: 'A', imageUrl: 7, other: true },
    writtenAt: 0,
  })
  await expect(recentWallets.all()).resolves.toEqual([{ id: 'a', name: 'A' }])
})
