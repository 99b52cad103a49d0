import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { fillSend, moneyConfig, review } from './support/money'
import { storedRows } from './support/storage'
import type { Visit } from './support/visit'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts
const session = `eip155:31337:${first}`
const notes = [/Not everything is remembered after this page/]

/** Visits the host app as somebody who has to sign in, with tokens to send. */
function visitSignIn(): Promise<Visit> {
  return world.visit({ config: { ...moneyConfig(world), signIn: { kind: 'local' } }, expects: notes })
}

/** Connects and signs in. */
async function signIn({ host }: Visit): Promise<void> {
  await host.choose('Sandbox Wallet')
  await world.wallet.approve()
  await host.sees('SIWXSignMessage')
  await host.signIn()
  await host.seesClosed()
  await host.seesFact('session', session)
}

/** Sends an amount, to see that the form works. */
async function send({ host }: Visit): Promise<void> {
  await host.open()
  await host.sees('Account')
  await fillSend(host, { amount: '0.01', to: second })
  await review(host)
  await host.in('wm-send-confirm').click()
  const { method } = await world.wallet.approve()
  expect(method).toBe('eth_sendTransaction')
  await host.sees('TransactionStatus')
}

/** What the page says about saving has to be what the next page finds. */
async function expectTruth({ host, page }: Visit, isSaved: boolean): Promise<void> {
  await host.seesFact('session-saved', String(isSaved))
  expect((await storedRows(page, 'siwxSessions')).length).toBe(isSaved ? 1 : 0)
  await page.reload()
  await host.seesFact('session', isSaved ? session : 'signed-out')
}

test('With almost no space for data, a visitor connects, signs in and sends, and the page says that the session is not saved.', async () => {
  const visit = await visitSignIn()
  const devtools = await visit.context.newCDPSession(visit.page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(visit.address).origin, quotaSize: 1 })
  await signIn(visit)
  await send(visit)
  await expectTruth(visit, false)
})

test('A database that is deleted while the page uses it is made again, and stores what is sent later.', async () => {
  const visit = await visitSignIn()
  await signIn(visit)
  const deleted = `new Promise((resolve) => { indexedDB.deleteDatabase('wallet-modal:default').onsuccess = () => resolve() })`
  await visit.page.evaluate(deleted)
  await send(visit)
  await expect.poll(async () => (await storedRows(visit.page, 'sentTransactions')).length).toBe(1)
})

test('A connection that the browser closes by force is opened again, and the session is saved.', async () => {
  const visit = await visitSignIn()
  await visit.host.open()
  await visit.host.sees('Connect')
  const devtools = await visit.context.newCDPSession(visit.page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(visit.address).origin,
    storageTypes: 'indexeddb',
  })
  await signIn(visit)
  await send(visit)
  await expectTruth(visit, true)
})

test('A database of a newer version is used, and keeps what only the newer version knows.', async () => {
  const visit = await visitSignIn()
  const { page } = visit
  const inNewer = (work: string) => `new Promise((resolve, reject) => {
    const opening = indexedDB.open('wallet-modal:default', 1000)
    opening.onupgradeneeded = () => opening.result.createObjectStore('later', { keyPath: 'key' })
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const store = opening.result.transaction('later', 'readwrite').objectStore('later')
      const asking = ${work}
      asking.onsuccess = () => { opening.result.close(); resolve(asking.result) }
    }
  })`
  await signIn(visit)
  await page.evaluate(inNewer(`store.put({ key: 'kept' })`))
  await send(visit)
  await expectTruth(visit, true)
  expect(await page.evaluate(inNewer(`store.count()`))).toBe(1)
})
