import type { BrowserContext, Frame } from 'playwright-core'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Mailboxes } from './support/mailboxes'
import { WalletHost } from './support/wallet-host'
import { useWorld } from './support/world'

const world = useWorld()
const mailboxes = new Mailboxes(world, 'canary')
const serverErrors: string[] = []
let wallets: WalletHost

beforeAll(async () => {
  const often = { count: 1_000, within: 60_000 }
  wallets = await WalletHost.start({
    frame: inject('host').frame,
    sandbox: world.endpoints,
    apps: [world.host('plain').origin],
    server: {
      rateLimits: { mailPause: { count: 1, within: 1 }, mailsPerHour: often, mailsPerDay: often, starts: often },
      onError: (error) => void serverErrors.push(String(error)),
    },
  })
})
afterAll(() => wallets.close())

/** Everything that a document has stored, as one text for each place. */
async function storageOf(document: Frame): Promise<Record<string, string>> {
  return document.evaluate<Record<string, string>>(`(async () => {
    const found = { cookie: document.cookie }
    for (const [name, area] of [['local', localStorage], ['session', sessionStorage]])
      for (let index = 0; index < area.length; index += 1) found[name + ' ' + area.key(index)] = area.getItem(area.key(index))
    const ended = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    for (const { name } of await indexedDB.databases()) {
      const database = await ended(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        const [keys, values] = [await ended(objects.getAllKeys()), await ended(objects.getAll())]
        keys.forEach((key, index) => (found[name + ' ' + store + ' ' + key] = JSON.stringify(values[index])))
      }
      database.close()
    }
    return found
  })()`)
}

/** What leaves the pages of a browser: addresses, and bodies to hosts other than the wallet's. */
function listen(context: BrowserContext) {
  const urls: string[] = []
  const bodies: string[] = []
  const walletBodies: string[] = []
  const printed: string[] = []
  context.on('request', (request) => {
    urls.push(request.url())
    const list = request.url().startsWith(wallets.origin) ? walletBodies : bodies
    list.push(request.postData() ?? '')
  })
  context.on('console', (message) => void printed.push(message.text()))
  return { urls, bodies, walletBodies, printed }
}

/** The places whose text has a secret. */
const placesOf = (secret: string, places: Readonly<Record<string, string>>) =>
  Object.entries(places).flatMap(([place, text]) => (new RegExp(`\\b${secret}\\b`).test(text) ? [place] : []))

async function filesBelow(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))).join('\n')
}

test('an e-mail address, a code, a token and the secret words are only where they belong', async () => {
  const { analytics, api, rpcProxy: rpc } = world.endpoints
  const hosts = { auth: wallets.origin, analytics, api, rpc }
  const config = { options: { hosts, features: { analytics: true }, projectId: 'project' } }
  const { host, page, context } = await world.visit({ config })
  const heard = listen(context)
  const mailbox = mailboxes.newAddress()
  await host.open()
  await host.in('wm-email-input').fill(mailbox)
  await host.in('wm-email-submit').click()
  await host.sees('EmailVerifyOtp')
  const code = await mailboxes.codeFor(mailbox)
  await host.in('wm-otp-input').fill(code)
  await host.seesFact('connected', 'true')
  await host.seesClosed()
  await host.part('host-sign').click()
  await page.frameLocator('[data-testid=wm-auth-frame]').locator('[data-testid=wf-approve]:not([disabled])').click()
  expect(await host.outcome()).toMatch(/^0x/)

  const account = await context.newPage()
  await account.goto(`${wallets.origin}/export.html`)
  await account.getByTestId('wa-email').fill(mailbox)
  await account.getByTestId('wa-send').click()
  await account.getByTestId('wa-code').fill(await mailboxes.codeFor(mailbox, 2))
  await account.keyboard.press('Enter')
  await account.getByTestId('wa-words-open').click()
  await account.getByTestId('wa-show-words').click()
  await account.getByTestId('wa-words').locator('li').nth(11).waitFor()
  const words = (await account.getByTestId('wa-words').locator('li').allTextContents()).join(' ')
  expect(words.split(' ')).toHaveLength(12)

  const frame = page.frames().find((one) => one.url().startsWith(wallets.origin))
  const inFrame = frame ? await storageOf(frame) : {}
  const session = JSON.parse(inFrame['wallet-frame values session'] ?? '{}') as { token?: string }
  const token = session.token ?? ''
  expect(token.length).toBeGreaterThan(30)
  const places = {
    urls: heard.urls.join('\n'),
    bodies: heard.bodies.join('\n'),
    'wallet bodies': heard.walletBodies.join('\n'),
    console: heard.printed.join('\n'),
    'server errors': serverErrors.join('\n'),
    'server disk': await filesBelow(wallets.folder),
    ...Object.fromEntries(
      Object.entries(await storageOf(page.mainFrame())).map(([place, text]) => [`app ${place}`, text]),
    ),
    ...Object.fromEntries(Object.entries(inFrame).map(([place, text]) => [`frame ${place}`, text])),
  }
  expect(placesOf(words, places)).toEqual([])
  expect(placesOf(token, places)).toEqual(['frame wallet-frame values session'])
  expect(placesOf(code, places)).toEqual(['wallet bodies'])
  expect(placesOf(mailbox, places).sort()).toEqual([
    'app local wallet-modal:default:auth',
    'frame wallet-frame values session',
    'server disk',
    'wallet bodies',
  ])
})
