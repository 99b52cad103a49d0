// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { eventually } from '../../testing/eventually'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { FakeWallet, firstAddress } from '../../testing/fake-wallet'
import { beta } from '../../testing/networks'
import { renderModal } from '../../testing/render-modal'
import { pass, stored } from '../../testing/stored-data'

test('[C1-07] Profile name and image are those that the service has found.', async () => {
  const data = new FakeDataService()
  const image = 'https://img.example/profile.png'
  data.identities.set(firstAddress, { name: 'maralune.eth', avatar: image })
  data.names.set('maralune.eth', { address: firstAddress })
  const wallet = new FakeWallet({ chainId: beta.id })
  const { connect, open } = await renderModal({
    services: (url) => data.respond(url),
    hosts: { rpc: fakeDataUrl },
    networks: [beta],
    wallet,
  })
  await connect()
  await open()
  // The tables for normalizing names are loaded with the first name.
  await eventually(() => expect(screen.getByTestId('wm-profile-name').textContent).toBe('maralune.eth'))
  expect(screen.getByTestId('wm-view-Account').querySelector(`img[src="${image}"]`)).not.toBeNull()
})

test('An answer of the data service after disconnecting is not stored.', async () => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  const factory = new IDBFactory()
  const browser = createFakeBrowser()
  const data = new FakeDataService()
  data.identities.set(firstAddress, { name: 'mara.eth', avatar: null })
  const { connect, platform, root } = await createTestRoot({
    browser,
    indexedDB: () => factory,
    hosts: { rpc: fakeDataUrl },
    services: (url) => data.respond(url),
  })
  const asked = data.hold('identity')
  await connect()
  await pass(platform, 1_000)
  await eventually(() => expect(asked).toHaveLength(1))
  await root.connection.disconnect()
  await pass(platform, 1_000)
  for (const question of asked) question.answer()
  await pass(platform, 1_000)
  const { tables, all } = await stored(factory, browser)
  expect(Object.keys(tables)).toEqual(['recentWallets'])
  expect(all).not.toContain('mara.eth')
})
