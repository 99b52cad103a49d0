import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { inPage } from './support/in-page'
import { runMainFlow } from './support/main-flow'
import { pairingConfig } from './support/phone'
import { useWorld } from './support/world'

const world = useWorld()

const libraries = ['native', 'radix', 'base-ui', 'mui', 'headless'] as const

/** Whether the focus is in an element, or on the wrapper that a library puts around the element. */
const isFocusIn = (page: Page, testId: string) =>
  page.evaluate<boolean>(`(() => {
    const part = document.querySelector('[data-testid=${testId}]')
    const { activeElement } = document
    return part.contains(activeElement) || (activeElement !== document.body && activeElement.contains(part))
  })()`)

/** What a dialog has left on the page: elements that screen readers or the keyboard cannot reach, and a page that does not scroll. */
const leftovers = (page: Page) =>
  page.evaluate<string[]>(`[
    ...[...document.querySelectorAll('body [aria-hidden=true], body [inert]')]
      .filter((element) => element.querySelector('button, h1'))
      .map((element) => element.outerHTML.slice(0, 80)),
    ...[document.documentElement, document.body].filter((element) => getComputedStyle(element).overflowY === 'hidden').map((element) => element.tagName),
  ]`)

test.for(libraries)(
  'over an open dialog (%s) everything can be pressed, typed in, scrolled and read aloud',
  async (inDialog) => {
    const { host, page } = await world.visit({ config: pairingConfig(world, { inDialog }) })
    const theirs = page.getByTestId('host-dialog')
    // The modal is on the page already, so a dialog that opens now hides it from screen readers and takes its presses.
    await page.getByTestId('wm-modal').waitFor({ state: 'attached' })
    await page.getByTestId('host-dialog-trigger').click()
    await theirs.waitFor()
    await host.open()
    await page.getByRole('dialog', { name: 'Connect wallet' }).waitFor()

    await host.in('wm-all-wallets').click()
    await host.sees('AllWallets')
    await host.in('wm-wallet').first().hover()
    const scrolled = `Math.max(...[...element.querySelectorAll('*')].map((part) => part.scrollTop))`
    // Chromium drops a turn of the wheel that comes before the compositor has the new list, so a visitor turns it again.
    const turnWheel = async () => {
      await page.mouse.wheel(0, 400)
      return inPage<number>(host.modal, scrolled)
    }
    await expect.poll(turnWheel).toBeGreaterThan(100)
    await host.in('wm-search').click()
    await page.keyboard.type('rainbow')
    expect(await host.in('wm-search').inputValue()).toBe('rainbow')
    await host.wallet('Rainbow').waitFor()
    await host.escape()
    expect(await host.in('wm-search').inputValue()).toBe('')
    await host.escape()
    await host.seesClosed()
    expect(await theirs.isVisible()).toBe(true)
    expect(await isFocusIn(page, 'host-dialog')).toBe(true)

    await host.open()
    await page.mouse.click(3, 3)
    await host.seesClosed()
    expect(await theirs.isVisible()).toBe(true)

    await runMainFlow(host, world.wallet)
    expect(await theirs.isVisible()).toBe(true)
    await host.escape()
    await theirs.waitFor({ state: 'detached' })
    await expect.poll(() => leftovers(page)).toEqual([])
  },
)

test.for(libraries)(
  'a dialog (%s) that opens while the modal is open takes nothing from it, and is there when it has closed',
  async (inDialog) => {
    const { host, page } = await world.visit({
      config: pairingConfig(world, { inDialog }),
      // Headless UI moves the focus before its dialog has a focusable element, and warns.
      expects: [/no focusable elements inside the <FocusTrap/],
    })
    const theirs = page.getByTestId('host-dialog')
    await page.getByTestId('host-dialog-trigger').waitFor()
    await page.evaluate('void walletModals[0].open()')
    await host.sees('Connect')
    await page.evaluate('openHostDialog()')
    await theirs.waitFor()
    if (inDialog === 'native') {
      // The browser puts the newest dialog on top.
      await host.escape()
      await theirs.waitFor({ state: 'detached' })
      expect(await host.modal.isVisible()).toBe(true)
      expect(await isFocusIn(page, 'wm-modal')).toBe(true)
      await host.escape()
    } else {
      await page.getByRole('dialog', { name: 'Connect wallet' }).waitFor()
      await host.in('wm-all-wallets').click()
      await host.in('wm-search').click()
      await page.keyboard.type('rainbow')
      await host.wallet('Rainbow').waitFor()
      expect(await isFocusIn(page, 'wm-modal')).toBe(true)
      await page.mouse.click(3, 3)
      await host.seesClosed()
      expect(await theirs.isVisible()).toBe(true)
      await expect.poll(() => isFocusIn(page, 'host-dialog')).toBe(true)
      await host.escape()
      await theirs.waitFor({ state: 'detached' })
    }
    await host.seesClosed()
    await expect.poll(() => leftovers(page)).toEqual([])
  },
)
