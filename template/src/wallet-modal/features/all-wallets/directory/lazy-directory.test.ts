// @vitest-environment node
import { expect, test } from 'vitest'
import { createTestRoot } from '../../../testing/create-test-root'
import { FakeDirectory, fakeDirectoryUrl } from '../testing/fake-directory'
import { apiOf } from './api-of'
import { LazyDirectory } from './lazy-directory'

async function createLazyDirectory() {
  const fake = new FakeDirectory()
  const { root } = await createTestRoot({
    hosts: { api: fakeDirectoryUrl },
    services: (url) => fake.respond(url),
  })
  let failure: Error | undefined
  const directory = new LazyDirectory(root, () => (failure ? Promise.reject(failure) : Promise.resolve(apiOf(root))))
  return { root, fake, directory, fail: (error: Error | undefined) => void (failure = error) }
}

test('The directory is empty and pending until its store and its lists are loaded.', async () => {
  const { root, directory } = await createLazyDirectory()
  expect([root.features.api, directory.featured, directory.recommended, directory.excludedWallets]).toEqual([
    undefined,
    [],
    [],
    [],
  ])
  expect(directory.isPending).toBe(true)
  await directory.prefetch()
  expect(directory.isPending).toBe(false)
  expect(directory.recommended).toHaveLength(4)
})

test('If the store cannot be downloaded, nothing is pending, and the next call tries again.', async () => {
  const { root, directory, fail } = await createLazyDirectory()
  fail(new Error('Failed to fetch dynamically imported module'))
  await directory.prefetch()
  expect([directory.isPending, root.features.api]).toEqual([false, undefined])
  await expect(directory.fetchByIds(['one'])).rejects.toThrow('Failed to fetch')
  fail(undefined)
  await directory.load()
  expect(directory.recommended).toHaveLength(4)
})

test('The service is asked once, however often the visitor comes near the row of the directory.', async () => {
  const { fake, directory } = await createLazyDirectory()
  await Promise.all([directory.loadOnce(), directory.loadOnce()])
  await directory.loadOnce()
  expect(fake.questions).toHaveLength(1)
  expect(directory.recommended).toHaveLength(4)
})

test('Without a service and featured wallets nothing is pending.', async () => {
  const { root } = await createTestRoot()
  expect(root.features.directory?.isPending).toBe(false)
})

test('Before the store is downloaded, the tag has the number of bundled wallets; with a chosen namespace it waits for the list of that namespace.', async () => {
  const { root } = await createTestRoot()
  const { directory } = root.features
  await directory?.prefetch()
  expect([root.features.api, directory?.tag]).toEqual([undefined, '530+'])
  root.connector.setFilterByNamespace('eip155')
  expect(directory?.tag).toBe('')
  await directory?.load()
  expect(directory?.tag).toBe('539')
})

test('With a service the number is unknown until the service has answered.', async () => {
  const { directory } = await createLazyDirectory()
  expect(directory.tag).toBe('')
  await directory.prefetch()
  expect(directory.tag).not.toBe('')
})
