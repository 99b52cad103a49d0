import { verifyMessage } from 'ethers'
import { existsSync } from 'node:fs'
import { launch, type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devAccounts } from '../../src/sandbox/chain/chains'
import { balanceOf } from '../support/chain'
import { sandboxNetworks } from '../support/networks'
import { useWorld } from '../support/world'

const [account] = devAccounts
const world = useWorld()
let browser: Browser
let page: Page
let errors: string[] = []

/** Where Debian, and Mozilla's own packages, install Firefox. */
function findFirefox(): string {
  const places = [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']
  const found = places.find((path) => path !== '' && existsSync(path))
  if (!found) throw new Error('Firefox is not installed. Install firefox-esr, or set FIREFOX_PATH.')
  return found
}

beforeAll(async () => {
  browser = await launch({ browser: 'firefox', executablePath: findFirefox(), headless: true })
})

afterAll(() => browser.close())

beforeEach(async () => {
  errors = []
  page = await browser.newPage()
  page.setDefaultTimeout(20_000)
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const config = { networks: sandboxNetworks(world.endpoints) }
  await page.goto(world.host('plain').address(config, {}), { waitUntil: 'load' })
  await seesStatus('disconnected')
})

const byId = (id: string, more = '') => `[data-testid=${id}]${more}`
const inModal = (id: string, more = '') => `${byId('wm-modal', '[data-open=true]')} ${byId(id, more)}`
const sees = (selector: string) => page.waitForSelector(selector, { visible: true })
const seesView = (view: string) => sees(inModal(`wm-view-${view}`))
const seesStatus = (status: string) => sees(byId('wm-button', `[data-status=${status}]`))
const seesClosed = () => page.waitForSelector('.wm-root[open]', { hidden: true })
const press = async (selector: string) => {
  await page.locator(selector).click()
}
const textOf = (selector: string) => page.$eval(selector, (element) => element.textContent ?? '')
const open = () => press(`${byId('wm-button')} button`)

async function connect(): Promise<void> {
  await open()
  await press(inModal('wm-wallet', '[data-wallet-name="Sandbox Wallet"]'))
  await world.wallet.approve()
  await seesStatus('connected')
  await seesClosed()
}

async function switchNetwork(chainId: number): Promise<void> {
  await press(inModal('wm-header-network'))
  await press(inModal('wm-network', `[data-caip-network-id="eip155:${chainId}"]`))
  await world.wallet.approve()
  await sees(inModal('wm-network', `[data-caip-network-id="eip155:${chainId}"][data-active=true]`))
  await press(inModal('wm-back'))
}

test('A visitor connects, sees the balance, changes the network, signs, and is still connected after a reload.', async () => {
  await connect()
  expect(await textOf(byId('fact-address'))).toBe(account)
  await open()
  await seesView('Account')
  await expect.poll(() => textOf(inModal('wm-balance'))).toBe('1,234.567 ETH')
  await switchNetwork(31338)
  await expect.poll(() => textOf(inModal('wm-balance'))).toBe('42.125 ETH')
  await switchNetwork(31337)
  await press(inModal('wm-close'))
  await seesClosed()

  await press(byId('host-sign'))
  const signature = await world.wallet.sign('Grüße, 世界')
  await expect.poll(() => textOf(byId('host-outcome'))).toBe(signature)
  expect(verifyMessage('Grüße, 世界', signature)).toBe(account)

  await page.reload({ waitUntil: 'load' })
  await seesStatus('connected')
  expect(await textOf(byId('fact-address'))).toBe(account)
  await open()
  await press(inModal('wm-disconnect'))
  await seesClosed()
  await seesStatus('disconnected')
  expect(errors).toEqual([])
})

test('By keyboard alone a visitor opens the list, stays inside of the dialog, and leaves it with Escape; the focus returns to the button.', async () => {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return {
        isInside: activeElement?.closest('dialog[open]') !== null,
        id: activeElement?.closest('[data-testid]')?.getAttribute('data-testid'),
      }
    })
  await page.focus(`${byId('wm-button')} button`)
  const opener = await focused()
  await page.keyboard.press('Enter')
  await seesView('Connect')
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    const { isInside, id } = await focused()
    // Firefox also moves the focus to its own toolbar. For a script the focus is on the body then, which has no test id.
    expect(isInside || id === undefined).toBe(true)
  }
  await page.keyboard.press('Escape')
  await seesClosed()
  await expect.poll(async () => (await focused()).id).toBe(opener.id)
  expect(errors).toEqual([])
})

test('A visitor sends, and the wallet gets what the review shows.', async () => {
  await connect()
  await open()
  await press(inModal('wm-action-send'))
  const receiver = devAccounts[1] ?? ''
  const sent = 5n * 10n ** 17n
  const before = await balanceOf(world.rpc(31337), receiver)
  await page.locator(inModal('wm-send-receiver')).fill(receiver)
  await page.locator(inModal('wm-send-amount')).fill('0.5')
  await press(inModal('wm-send-preview', ':not([disabled])'))
  await press(inModal('wm-send-confirm'))
  const { params } = await world.wallet.approve()
  const [transaction] = params as [{ to: string; value: string }]
  expect(transaction.to.toLowerCase()).toBe(receiver.toLowerCase())
  expect(BigInt(transaction.value)).toBe(sent)
  await seesView('TransactionStatus')
  await expect.poll(() => balanceOf(world.rpc(31337), receiver)).toBe(before + sent)
  expect(errors).toEqual([])
})
