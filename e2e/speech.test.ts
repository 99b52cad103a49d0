import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { HostPage } from './support/host-page'
import { codeOf, pairingConfig } from './support/phone'
import { useWorld } from './support/world'

const world = useWorld()
const page = join(fileURLToPath(new URL('..', import.meta.url)), 'docs', 'accessibility.md')

/** Records the text of every live region when it changes, because a screen reader announces it. */
const noteAnnouncements = `
  globalThis.announcements = []
  const said = new WeakMap()
  const look = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]')) {
      const text = region.innerText.trim().replace(/\\s+/g, ' ')
      if (said.get(region) === text) continue
      said.set(region, text)
      if (text !== '') announcements.push(text)
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })`

/** What a screen reader says of an element: its role, name and state. */
async function speechOf(element: Locator): Promise<string> {
  const snapshot = await element.ariaSnapshot()
  return (snapshot.split('\n')[0] ?? '').replace(/^- /, '').replace(/:$/, '')
}

/** Writes down the main job by keyboard: each line is a key, or what a screen reader says. */
class Script {
  readonly lines: string[] = []
  readonly #host: HostPage

  constructor(host: HostPage) {
    this.#host = host
  }

  async press(key: string): Promise<void> {
    this.lines.push(`[${key}]`)
    await this.#host.page.keyboard.press(key)
  }

  /** Writes what was announced, and what has the focus now. */
  async listen(): Promise<void> {
    const { page } = this.#host
    const news = await page.evaluate<string[]>('announcements.splice(0)')
    this.lines.push(...[...new Set(news)].map((text) => `announced: ${text}`), await speechOf(page.locator(':focus')))
  }

  /** Writes that the dialog opened, and what has the focus in it. */
  async listenToDialog(): Promise<void> {
    this.lines.push(await speechOf(this.#host.modal))
    await this.listen()
  }

  /** Presses Tab until an element with this test id has the focus, and writes every stop. */
  async tabTo(testId: string, id = ''): Promise<void> {
    const isThere = `document.activeElement.dataset.testid === '${testId}' &&
      (document.activeElement.dataset.caipNetworkId ?? document.activeElement.dataset.walletId ?? '').endsWith('${id}')`
    for (let step = 0; step < 20; step += 1) {
      if (await this.#host.page.evaluate<boolean>(isThere)) return
      await this.press('Tab')
      await this.listen()
    }
    throw new Error(`Tab does not lead to ${testId}`)
  }
}

const focusIs = (host: HostPage, testId: string) =>
  expect.poll(() => host.page.evaluate('document.activeElement?.dataset.testid')).toBe(testId)

test('connecting, switching the network and disconnecting say what docs/accessibility.md says (after a change: -u)', async () => {
  const { host } = await world.visit({ scripts: [noteAnnouncements] })
  await world.wallet.approveAll()
  const script = new Script(host)
  await host.button.getByRole('button').focus()
  await script.listen()
  await script.press('Enter')
  await host.sees('Connect')
  await host.wallet('Sandbox Wallet').waitFor()
  await focusIs(host, 'wm-help')
  await script.listenToDialog()
  await script.tabTo('wm-wallet', 'dev.createwalletmodal.sandbox')
  await script.press('Enter')
  await host.seesClosed()
  await focusIs(host, 'wm-account-button')
  await expect.poll(() => host.page.evaluate('announcements.length')).toBeGreaterThan(0)
  await script.listen()
  await script.press('Enter')
  await host.sees('Account')
  await focusIs(host, 'wm-header-network')
  await script.listenToDialog()
  await script.tabTo('wm-header-network')
  await script.press('Enter')
  await host.sees('Networks')
  await focusIs(host, 'wm-title')
  await script.listen()
  await script.tabTo('wm-network', 'eip155:31338')
  // The wallet asks the visitor here, so that the announcements do not depend on how fast the wallet answers.
  await world.wallet.ask()
  await script.press('Enter')
  await expect.poll(() => host.page.evaluate('announcements.at(-1)')).toMatch(/^Approve in Sandbox Wallet/)
  await world.wallet.approve()
  await host.seesFact('network', 'eip155:31338')
  await host.sees('Networks')
  await focusIs(host, 'wm-title')
  await expect.poll(() => host.page.evaluate('announcements.at(-1)')).toBe('Network: Sandbox Two')
  await script.listen()
  await script.press('Escape')
  await host.seesClosed()
  await focusIs(host, 'wm-account-button')
  await script.listen()
  await script.press('Enter')
  await host.sees('Account')
  await script.listenToDialog()
  await script.tabTo('wm-card-disconnect')
  await script.press('Enter')
  await host.seesClosed()
  await focusIs(host, 'wm-connect-button')
  await expect.poll(() => host.page.evaluate('announcements.at(-1)')).toBe('Disconnected')
  await script.listen()

  const document = readFileSync(page, 'utf8')
  const written = document.replace(/(<!-- speech -->\n```text\n)[^]*?(```)/, `$1${script.lines.join('\n')}\n$2`)
  await expect(written).toMatchFileSnapshot(page)
})

test('a copied link, and the number of wallets that a search finds, are announced', async () => {
  const visit = await world.visit({ config: pairingConfig(world), scripts: [noteAnnouncements] })
  const { host, page } = visit
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const lastNews = () => page.evaluate('announcements.at(-1)')
  await host.open()
  await host.wallet('WalletConnect').click()
  await codeOf(host)
  await host.in('wm-copy-link').click()
  await expect.poll(lastNews).toBe('Link copied')
  await host.in('wm-back').click()
  await host.in('wm-all-wallets').click()
  await host.in('wm-search').fill('Sandbox Phone')
  await expect.poll(lastNews).toBe('1 wallet')
  await host.in('wm-search').fill('no such wallet')
  await expect.poll(lastNews).toBe('No wallets')
})
