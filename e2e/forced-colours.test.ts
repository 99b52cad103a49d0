import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { inPage } from './support/in-page'
import { useWorld } from './support/world'

const world = useWorld()

/** How light the darkest and the lightest pixel of a part are, from 0 to 255, and how much of the part is light. */
async function lightOf(part: Locator): Promise<{ darkest: number; lightest: number; lightShare: number }> {
  const { data } = PNG.sync.read(await part.screenshot())
  const values = Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3)
    return (red + green + blue) / 3
  })
  const lightShare = values.filter((value) => value > 160).length / values.length
  return { darkest: Math.min(...values), lightest: Math.max(...values), lightShare }
}

/** The share of the pixels in the two lines above the lower edge of a part that differ from its background. */
async function footOf(part: Locator): Promise<number> {
  const { data, width, height } = PNG.sync.read(await part.screenshot())
  const pixel = (x: number, y: number) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex')
  const background = pixel(Math.floor(width / 2), 4)
  const line = Array.from({ length: width - 8 }, (_, x) => pixel(x + 4, height - 3))
  return line.filter((value) => value !== background).length / line.length
}

test.each(['light', 'dark'] as const)('in forced colours a camera can read the receive code: %s', async (scheme) => {
  const { host, page } = await world.visit({ scheme })
  await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
  await host.connect()
  await host.open()
  await host.sees('Account')
  await host.in('wm-action-receive').click()
  await host.sees('WalletReceive')
  const { darkest, lightest, lightShare } = await lightOf(host.in('wm-qr'))
  expect(darkest).toBeLessThan(80)
  expect(lightest).toBeGreaterThan(200)
  expect(lightShare).toBeGreaterThan(0.3)
})

test('in forced colours the open tab differs from the others', async () => {
  const { host, page } = await world.visit()
  await page.emulateMedia({ forcedColors: 'active' })
  await host.connect()
  await host.open()
  await host.sees('Account')
  await host.in('wm-tab').first().waitFor()
  expect(await inPage<string>(host.modal, `element.querySelector('[role=tab]').ariaSelected`)).toBe('true')
  // The strip at the foot of a tab, where the open tab has its line. The texts of the tabs may differ in width.
  const [open, other] = await Promise.all([0, 1].map((index) => footOf(host.in('wm-tab').nth(index))))
  expect(open).toBeGreaterThan(0.8)
  expect(other).toBeLessThan(0.2)
})
