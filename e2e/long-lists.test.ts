import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import budgets from '../bench/budgets.json' with { type: 'json' }
import type { HostPage } from './support/host-page'
import { longestTask, measureSlowness } from './support/main-thread'
import { moneyConfig } from './support/money'
import type { Visit } from './support/visit'
import { useWorld } from './support/world'

const world = useWorld()

/** Returns the processor time in milliseconds that the longest task of the page may take. The limit is higher while the machine is slow. */
async function limitOn(page: Page): Promise<number> {
  return budgets.longestTask.limit * (await measureSlowness(page))
}

const options = { timeout: 180_000 }

/** Turns the wheel forty times over the row. */
async function scroll({ page }: HostPage, row: Locator): Promise<void> {
  await row.hover()
  for (let step = 0; step < 40; step += 1) await page.mouse.wheel(0, 400)
}

/** Opens the list of an account with 5,000 tokens, in the page of a new visitor. */
async function openTokens(): Promise<Visit> {
  await world.services.set({ tokenCount: 5_000 })
  const visit = await world.visit({ config: moneyConfig(world) })
  await visit.host.connect()
  await visit.host.open()
  await visit.host.in('wm-all-tokens').click()
  await visit.host.sees('Tokens')
  await expect.poll(() => visit.host.in('wm-token').count()).toBeGreaterThan(5)
  return visit
}

test(
  'A list of 5,000 tokens scrolls without a long task, and only some of its rows are in the document.',
  options,
  async () => {
    const { host, page } = await openTokens()
    const longest = await longestTask(page, () => scroll(host, host.in('wm-token').first()))
    await expect.poll(() => host.in('wm-token').count()).toBeLessThanOrEqual(60)
    console.log(`5,000 tokens: longest task ${Math.round(longest)} ms of the processor`)
    expect(longest).toBeLessThan(await limitOn(page))
  },
)

test('A row of a long list can be pressed as soon as the list has scrolled.', options, async () => {
  const { page } = await openTokens()
  const underPointer = await page.evaluate<string | undefined>(`new Promise((resolve) => {
    const list = document.querySelector('[data-testid=wm-view-Tokens] [data-fades]')
    const { x, y, width, height } = list.getBoundingClientRect()
    const middle = () => document.elementFromPoint(x + width / 2, y + height / 2)
    const read = () => resolve(middle()?.closest('[data-testid]')?.dataset.testid)
    const nextFrame = (run) => requestAnimationFrame(() => requestAnimationFrame(run))
    list.addEventListener('scroll', () => nextFrame(read), { once: true })
    list.scrollTop = 300
  })`)
  expect(underPointer).toBe('wm-token')
})

test(
  'A list of 100,000 transactions loads to its end without a long task, and only some of its rows are in the document.',
  options,
  async () => {
    await world.services.set({ historySize: 100_000, historyPage: 1_000 })
    const { host, page } = await world.visit({ config: moneyConfig(world) })
    await host.connect()
    await host.open()
    await host.modal.locator('[data-testid=wm-tab][data-tab=activity]').click()
    await host.in('wm-all-activity').click()
    await host.sees('Transactions')
    await host.in('wm-transaction').first().waitFor()
    const list = `document.querySelector('[data-testid=wm-activity]')`
    const height = () => page.evaluate<number>(`${list}.scrollHeight`)
    const reading = await longestTask(page, () =>
      // A row is about 60 pixels high, and each page of the history has 1,000 rows, so 100,000 rows are about 6,000,000 pixels high.
      expect
        .poll(
          async () => {
            await page.evaluate(`${list}.scrollTop = ${list}.scrollHeight`)
            return height()
          },
          { timeout: 120_000, interval: 20 },
        )
        .toBeGreaterThan(5_500_000),
    )
    expect(await host.in('wm-transaction').count()).toBeLessThanOrEqual(60)
    const scrolling = await longestTask(page, async () => {
      await page.evaluate(`${list}.scrollTop = 3_000_000`)
      await scroll(host, host.in('wm-transaction').first())
    })
    console.log(`100,000 transactions: ${Math.round(reading)} ms read, ${Math.round(scrolling)} ms scrolled`)
    const limit = await limitOn(page)
    expect(scrolling).toBeLessThan(limit)
    // While the list loads, pages of 1,000 rows arrive in turn, and rendering a page may take twice the limit of scrolling.
    expect(reading).toBeLessThan(2 * limit)
  },
)

test(
  'The page stays usable while 10,000 wallets announce themselves, and the search finds each of the wallets.',
  options,
  async () => {
    const { host, page } = await world.visit()
    await host.open()
    await host.sees('Connect')
    const flood = `new Promise((done) => {
    let count = 0
    const provider = () => ({ request: async () => [], on() {}, removeListener() {} })
    const some = () => {
      for (const end = count + 100; count < end; count += 1) {
        const info = { uuid: crypto.randomUUID(), name: 'Wallet', rdns: 'test.wallet', icon: 'data:image/png;base64,' }
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: provider() } }))
      }
      if (count < 10_000) setTimeout(some, 10)
      else done()
    }
    some()
  })`
    const longest = await longestTask(page, async () => {
      await page.evaluate(flood)
      await expect.poll(() => host.in('wm-more-wallets').textContent()).toBe('Show all 10002 wallets')
    })
    console.log(`10,000 wallets: longest task ${Math.round(longest)} ms of the processor`)
    expect(longest).toBeLessThan(await limitOn(page))
    await host.in('wm-more-wallets').click()
    await page.waitForFunction("document.activeElement.closest('[role=listitem]')?.ariaPosInSet === '41'")
    await host.in('wm-search').fill('sandbox')
    await host.wallet('Sandbox Wallet').waitFor()
    await expect.poll(() => host.wallets.count()).toBe(1)
    await host.in('wm-search').fill('wallet#10000')
    await expect.poll(() => host.wallets.count()).toBe(1)
  },
)
