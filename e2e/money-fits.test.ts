import { expect, test } from 'vitest'
import type { HostPage } from './support/host-page'
import { moneyConfig } from './support/money'
import { useWorld } from './support/world'

const world = useWorld()

/** Numbers that are cut off or stick out of an element: their text, and the number of pixels. */
function cutNumbers(host: HostPage, within: string): Promise<string[]> {
  return host.page.evaluate<string[]>(`(() => {
    const root = document.querySelector(${JSON.stringify(within)})
    const found = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (!/\\d/.test(text.data) || text.parentElement.closest('[aria-hidden=true]')) continue
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      for (let box = text.parentElement; box; box = box.parentElement) {
        const frame = box.getBoundingClientRect()
        const clips = box === root || getComputedStyle(box).overflowX !== 'visible'
        const over = Math.max(right - frame.right, frame.left - left)
        if (clips && over > 1) found.push(text.data + ': ' + Math.round(over))
        if (box === root) break
      }
    }
    return found
  })()`)
}

const narrow = (host: HostPage, selector: string, width: number) =>
  host.page.evaluate(`(() => {
    const frame = document.querySelector(${JSON.stringify(selector)}).parentElement
    frame.style.display = 'block'
    frame.style.inlineSize = '${width}px'
  })()`)

test('in a sidebar of 280 pixels no number of the embedded card is cut', async () => {
  const { host } = await world.visit({ config: { ...moneyConfig(world), embedded: true } })
  await host.sees('Connect')
  await host.wallet('Sandbox Wallet').click()
  await world.wallet.approve()
  await host.sees('Account')
  await expect.poll(() => host.in('wm-balance').textContent(), { timeout: 20_000 }).toMatch(/^\$5,2/)
  await host.in('wm-token').first().waitFor()
  for (const width of [280, 240]) {
    await narrow(host, '[data-testid=wm-modal]', width)
    expect(await cutNumbers(host, '[data-testid=wm-modal]'), `${width} px`).toEqual([])
  }
})

test('in a narrow bar the account button wraps, and its balance is whole', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await host.connect()
  await host.seesClosed()
  await expect.poll(() => host.button.textContent()).toContain('1,234.567 ETH')
  for (const width of [280, 160]) {
    await narrow(host, '[data-testid=wm-account-button]', width)
    expect(await cutNumbers(host, '[data-testid=wm-account-button]'), `${width} px`).toEqual([])
  }
})
