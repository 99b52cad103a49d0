import { afterAll, describe, expect, test } from 'vitest'
import type { ServerStore } from '../store/server-store'

/** Two stores with the same data, like those of two servers. */
export interface StorePair {
  one: ServerStore
  other: ServerStore
  /** Whether both stores share their counters. */
  countsTogether: boolean
}

const hour = 3_600_000
const inAnHour = () => Date.now() + hour

/** The tests that every kind of store must pass. */
export function describeStore(name: string, open: () => StorePair): void {
  describe(name, () => {
    const { one, other, countsTogether } = open()
    afterAll(async () => {
      await one.close()
      await other.close()
    })
    const keyOf = (kind: string) => `${kind}:${crypto.randomUUID().split('-').join('')}`

    test('reads what the other has written, and nothing that was removed', async () => {
      const key = keyOf('session')
      expect(await one.read(key)).toBeUndefined()
      await one.write(key, { text: 'ä"\n', count: 1, list: [true, null] }, inAnHour())
      expect(await other.read(key)).toEqual({ text: 'ä"\n', count: 1, list: [true, null] })
      await other.write(key, { text: 'again' }, inAnHour())
      expect(await one.read(key)).toEqual({ text: 'again' })
      await other.remove(key)
      await other.remove(key)
      expect(await one.read(key)).toBeUndefined()
    })

    test('knows nothing that has ended', async () => {
      const key = keyOf('session')
      await one.write(key, { text: 'over' }, Date.now() - 1)
      expect(await other.read(key)).toBeUndefined()
      expect(await other.take(key)).toBeUndefined()
    })

    test('gives a row to one of a hundred who take it at once', async () => {
      const key = keyOf('nonce')
      await one.write(key, { text: 'mine' }, inAnHour())
      const taken = await Promise.all(Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).take(key)))
      expect(taken.filter((value) => value !== undefined)).toEqual([{ text: 'mine' }])
      expect(await one.read(key)).toBeUndefined()
      expect(await one.take(key)).toBeUndefined()
    })

    test('counts up in one step', async () => {
      const key = keyOf('count')
      const stores = countsTogether ? [one, other] : [one]
      const asked = Array.from({ length: 50 }, (_, index) => stores[index % stores.length]?.increment(key, inAnHour()))
      const counts = (await Promise.all(asked)).map(Number).sort((a, b) => a - b)
      expect(counts).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    })

    test('loses no member when many are added at once', async () => {
      const set = keyOf('of')
      const names = Array.from({ length: 20 }, (_, index) => `${index}`.padStart(4, '0'))
      await Promise.all(names.map((member, index) => (index % 2 ? one : other).addMember(set, member, inAnHour())))
      expect([...(await one.members(set))].sort()).toEqual(names)
      await other.removeMember(set, '0003')
      await other.removeMember(set, 'unknown')
      expect([...(await one.members(set))].sort()).toEqual(names.filter((member) => member !== '0003'))
      expect(await one.members(keyOf('of'))).toEqual([])
    })
  })
}
