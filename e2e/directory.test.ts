import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settled } from './support/axe'
import { longestTask, measureSlowness } from './support/main-thread'
import { pairingConfig } from './support/phone'
import { useWorld } from './support/world'

const world = useWorld()

/** Opens the directory. */
async function directory(isPhone = false) {
  const visit = await world.visit({ config: pairingConfig(world), isPhone })
  const { host, page } = visit
  await host.open()
  await host.in('wm-all-wallets').click()
  await host.sees('AllWallets')
  await host.in('wm-wallet').first().waitFor()
  return { host, page, guard: visit.guard }
}

const shown = (page: Page, what: string): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('[data-testid=wm-wallet]')].map((tile) => tile.dataset.${what})`,
  )
const shownNames = (page: Page) => shown(page, 'walletName')
/** The ids of the wallets. Names repeat, ids do not. */
const shownIds = (page: Page) => shown(page, 'walletId')
const list = `document.querySelector('[data-testid=wm-wallet]').closest('[role=list]').parentElement`
const scrollTop = (page: Page) => page.evaluate<number>(`${list}.scrollTop`)
const leftBelow = (page: Page) =>
  page.evaluate<number>(`${list}.scrollHeight - ${list}.clientHeight - ${list}.scrollTop`)

test('[C2-03] all wallets can be reached by scrolling, and few tiles are mounted at a time', async () => {
  const { host, page } = await directory()
  const seen = new Set(await shownIds(page))
  await host.in('wm-wallet').first().hover()
  // Each step is less than a screen. Wallets that the wheel's momentum skips are seen on the way back from the end, where no page follows.
  let step = 350
  let atEnd = 0
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, step)
        atEnd = (await leftBelow(page)) < 1 ? atEnd + 1 : 0
        if (atEnd > 20) step = -350
        for (const id of await shownIds(page)) seen.add(id)
        return seen.size
      },
      { timeout: 40_000, interval: 60 },
    )
    .toBeGreaterThanOrEqual(539)
  expect((await shownNames(page)).length).toBeLessThanOrEqual(60)
})

test('Connect keeps its height, and its rows their places, when the directory answers', async () => {
  const { host, page } = await world.visit({ config: pairingConfig(world) })
  let answer = () => {}
  const released = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/getWallets?*', async (route) => {
    await released
    await route.fallback()
  })
  await host.open()
  await host.in('wm-wallet-expected').first().waitFor()
  const places = async () => {
    await settled(page)
    return [await host.modal.boundingBox(), await host.in('wm-all-wallets').boundingBox()]
  }
  const before = await places()
  answer()
  await host.modal.locator('[data-testid=wm-wallet][data-kind=recommended]').first().waitFor()
  expect(await host.in('wm-wallet-expected').count()).toBe(0)
  expect(await places()).toEqual(before)
})

test('5,000 wallets scroll smoothly', async () => {
  await world.services.set({ directorySize: 5_000 })
  const { host, page } = await directory()
  await host.in('wm-wallet').first().hover()
  const longest = await longestTask(page, async () => {
    for (let step = 0; step < 40; step += 1) await page.mouse.wheel(0, 400)
    await expect.poll(async () => (await shownNames(page)).length).toBeGreaterThan(0)
  })
  console.log(`5,000 wallets: longest task ${Math.round(longest)} ms of the processor`)
  expect(longest).toBeLessThan(50 * (await measureSlowness(page)))
  expect((await shownNames(page)).length).toBeLessThanOrEqual(60)
})

test('a visitor who comes back from a wallet finds the list where it was', async () => {
  const { host, page } = await directory()
  await host.in('wm-wallet').first().hover()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 350)
      return scrollTop(page)
    })
    .toBeGreaterThan(2_000)
  // Finds the wallet by its name, because rows come and go until the wheel's momentum ends.
  const name = (await page.locator('[data-testid=wm-wallet]').nth(20).getAttribute('data-wallet-name')) ?? ''
  await host.wallet(name).click()
  await host.sees('ConnectingWalletConnect')
  await host.in('wm-back').click()
  await host.sees('AllWallets')
  await host.wallet(name).waitFor()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(2_000)
})

test(
  '[C1-17] a wallet is found by its name, and a search without a result offers the code',
  { tags: 'main' },
  async () => {
    const { host, page } = await directory()
    await host.in('wm-search').fill('rainb')
    await host.wallet('Rainbow').waitFor()
    await expect.poll(async () => (await shownNames(page)).every((name) => /rainb/i.test(name))).toBe(true)
    await host.in('wm-search').fill('mettamusk')
    await host.in('wm-search-empty').waitFor()
    await host.in('wm-search-empty').getByRole('button').click()
    await host.sees('ConnectingWalletConnect')
    await host.in('wm-back').click()
    await host.sees('AllWallets')
  },
)

test('the directory is searched, and a wallet chosen, by keyboard alone', async () => {
  const { host, page } = await directory()
  await host.in('wm-search').focus()
  await page.keyboard.type('sandbox')
  await host.wallet('Sandbox Phone').waitFor()
  await expect.poll(async () => (await shownNames(page)).length).toBe(1)
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate<string | undefined>('document.activeElement?.dataset.walletName')
    if (focused === 'Sandbox Phone') break
  }
  await page.keyboard.press('Enter')
  await host.sees('ConnectingWalletConnect')
  expect(await host.in('wm-title').textContent()).toBe('Sandbox Phone')
})

test('End, Home and the page keys move the focus through the grid, and it never leaves the tiles', async () => {
  const { host, page } = await directory()
  const focused = () =>
    page.evaluate<string>('document.activeElement?.dataset.index ?? document.activeElement?.localName')
  await host.in('wm-wallet').first().focus()
  for (const key of ['End', 'Home', 'PageDown', 'PageUp', 'End']) {
    const before = await focused()
    await page.keyboard.press(key)
    await expect.poll(focused, { message: key }).not.toBe(before)
    expect(await focused(), key).toMatch(/^\d+$/)
  }
  const last = await focused()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(focused).toBe(String(Number(last) - 1))
})

test('nothing of the directory is requested before it is opened; then its pages are read one after the other', async () => {
  const visit = await world.visit({ config: pairingConfig(world) })
  const asked = () => visit.guard.requests.filter((url) => url.includes('/getWallets')).map((url) => new URL(url))
  await visit.host.open()
  await visit.host.sees('Connect')
  await expect.poll(() => asked().length).toBe(1)
  expect(asked()[0]?.searchParams.get('entries')).toBe('4')
  await visit.host.in('wm-all-wallets').click()
  await visit.host.in('wm-wallet').first().waitFor()
  const pages = () =>
    asked().flatMap(({ searchParams: page }) => (page.get('entries') === '40' ? [page.get('page')] : []))
  await expect.poll(() => pages().length).toBeGreaterThan(2)
  expect(pages()).toEqual(pages().map((_, index) => String(index + 1)))
})
