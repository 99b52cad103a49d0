import { expect, test } from 'vitest'
import { devAccounts } from '../../src/sandbox/chain/chains'
import { moneyConfig } from '../support/money'
import { localTexts, storedRows } from '../support/storage'
import { useWorld } from '../support/world'
import { connectOdd, onPage } from './on-page'

// The title of each test begins with the ids of the faults that the test causes. The faults are described in quality/faults/table.
const world = useWorld()
const [first] = devAccounts
const notes = [/\[wallet-modal\]/]
const money = () => ({ config: moneyConfig(world), expects: notes })

test('F118 a browser that has deleted everything between two visits begins like the first visit, and can connect', () =>
  onPage(world, money(), async ({ host, page, visit }) => {
    await connectOdd(host)
    await expect.poll(() => localTexts(page)).toContain(first)
    const devtools = await visit.context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: new URL(visit.address).origin, storageTypes: 'all' })
    await page.reload()
    await host.seesStatus('disconnected')
    await host.seesFact('address', '')
    expect(await localTexts(page)).not.toContain(first)
    await connectOdd(host)
    await host.seesFact('address', first)
    await page.reload()
    await host.seesFact('address', first)
  }))

/** Writes rows of the wrong shape, of a huge size and from the future into each table of the modal's database. */
const spoil = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('wallet-modal:default')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const tables = [...opening.result.objectStoreNames]
    const writing = opening.result.transaction(tables, 'readwrite')
    for (const table of tables) {
      const store = writing.objectStore(table)
      store.put({ key: 'wrong', value: 7, writtenAt: 'yesterday' })
      store.put({ key: 'huge', value: { text: 'x'.repeat(1000000) }, writtenAt: 1 })
      store.put({ key: 'future', value: { list: [null] }, writtenAt: Date.now() + 1e12 })
    }
    writing.oncomplete = () => { opening.result.close(); resolve(tables.length) }
    writing.onerror = () => reject(writing.error)
  }
})`

test('F120 stored rows of a wrong type, of a huge size or from the future are ignored, and the others stay', () =>
  onPage(world, money(), async ({ host, page }) => {
    await host.connect()
    await host.account.open()
    await host.in('wm-token').first().waitFor()
    await expect.poll(async () => (await storedRows(page, 'recentWallets')).length).toBe(1)
    expect(await page.evaluate<number>(spoil)).toBeGreaterThan(5)
    await page.reload()
    await host.seesFact('address', first)
    await host.account.open()
    await host.in('wm-token').first().waitFor()
    await host.modal.locator('[data-testid=wm-tab][data-tab=activity]').click()
    await host.in('wm-transaction').first().waitFor()
    await host.disconnect()
    const stored = JSON.parse(await localTexts(page)) as Record<string, string>
    for (const [key, text] of Object.entries(stored))
      for (const spoilt of [text.slice(0, -2), 'null', '[]', '{"connections":7}', '{"connections":{"eip155":{}}}']) {
        await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(spoilt)})`)
        await page.reload()
        await host.seesStatus('disconnected')
      }
    await host.open()
    await host.wallet('Sandbox Wallet').waitFor()
    expect((await storedRows(page, 'recentWallets')).length).toBeGreaterThan(0)
    await host.close()
    await host.connect()
    await host.seesFact('address', first)
  }))

const storm = `{
  for (const name of Object.keys(localStorage)) {
    const channel = new BroadcastChannel(name)
    for (let index = 0; index < 1000; index += 1)
      channel.postMessage(index % 2 ? 'changed' : { connections: { eip155: { caipAddress: 'eip155:1:0x0' } } })
    channel.close()
  }
}`

test('F121 after a storm of forged messages, two tabs agree about the account, and follow each other', async () => {
  await onPage(world, money(), async ({ host, visit }) => {
    await host.connect()
    const other = await visit.openTab()
    for (const tab of [host, other]) await tab.seesStatus('connected')
    for (const tab of [other, host]) {
      await tab.page.evaluate(storm)
      for (const one of [host, other]) {
        await one.seesFact('address', first)
        await one.seesStatus('connected')
      }
    }
    await other.part('host-disconnect').click()
    for (const one of [host, other]) await one.seesStatus('disconnected')
  })
})
