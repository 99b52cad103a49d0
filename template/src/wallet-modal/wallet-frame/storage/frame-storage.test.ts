// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fake-clock'
import { settle } from '../testing/fake-parent'
import { createFrameStorage } from './frame-storage'

function open(factory: IDBFactory | undefined) {
  const clock = createFakeClock()
  return { clock, storage: createFrameStorage({ after: clock.after, indexedDB: () => factory }) }
}

test('Values are stored, replaced and removed, and another page finds them.', async () => {
  const factory = new IDBFactory()
  const { storage } = open(factory)
  expect(await storage.get('session')).toBeUndefined()
  await storage.put('session', { token: 'one' })
  await storage.put('session', { token: 'two' })
  expect(await storage.getOrPut('session', { token: 'three' })).toEqual({ token: 'two' })
  expect(await open(factory).storage.get('session')).toEqual({ token: 'two' })
  await storage.remove('session')
  expect([await storage.get('session'), storage.isLasting]).toEqual([undefined, true])
})

test('Without a database values last for the visit.', async () => {
  const throwing = {
    open() {
      throw new DOMException('Denied', 'SecurityError')
    },
  } as unknown as IDBFactory
  for (const factory of [undefined, throwing]) {
    const { storage } = open(factory)
    expect(await storage.getOrPut('networks', ['eip155:1'])).toEqual(['eip155:1'])
    expect(await storage.getOrPut('networks', ['eip155:2'])).toEqual(['eip155:1'])
    await storage.put('session', 7)
    await storage.remove('networks')
    expect([await storage.get('session'), await storage.get('networks')]).toEqual([7, undefined])
    expect(storage.isLasting).toBe(false)
  }
})

test('A database that does not answer is given up after two tries of two seconds.', async () => {
  const silent = { open: () => ({ addEventListener() {} }) } as unknown as IDBFactory
  const { storage, clock } = open(silent)
  const put = storage.put('session', 7)
  for (let tries = 0; tries < 2; tries += 1) {
    await settle()
    clock.advance(2_000)
  }
  await put
  expect([await storage.get('session'), storage.isLasting]).toEqual([7, false])
})

test('A connection that the browser closes is opened again.', async () => {
  const factory = new IDBFactory()
  const connections: IDBDatabase[] = []
  const watched = {
    open(name: string, version: number) {
      const request = factory.open(name, version)
      request.addEventListener('success', () => connections.push(request.result))
      return request
    },
  } as unknown as IDBFactory
  const { storage } = open(watched)
  await storage.put('session', 7)
  connections[0]?.close()
  expect([await storage.get('session'), storage.isLasting, connections.length]).toEqual([7, true, 2])
})
