import { expect, test } from 'vitest'
import { measureMemory } from './support/page-memory'
import { moneyConfig } from './support/money'
import { useWorld } from './support/world'

const world = useWorld()

/** The number of measured openings. `npm run prove` sets 1,000. */
const openings = Number(process.env['OPENINGS'] ?? 40)

/** How many KiB more the page may need after the openings: 1 MB after 1,000 openings. */
const limit = Math.max(256, openings * 1.024)

/** The flow opens the modal this often before the first measurement, so that the code and the pictures of the first views have loaded. */
const first = 20

test.each(['disconnected', 'connected'])(
  'A page on which the modal opens and closes many times needs no more memory, nodes or listeners while %s.',
  { timeout: 60_000 + (first + openings) * 1_000 },
  async (state) => {
    const { host, page } = await world.visit({ config: moneyConfig(world), reducedMotion: true })
    if (state === 'connected') await host.connect()
    const openAndClose = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await host.open()
        await page.keyboard.press('Escape')
        await host.seesClosed()
      }
    }
    await openAndClose(first)
    // The modal loads the code of further views while the browser is idle, and each opening interrupts the loading. A measurement is a pause.
    let before = await measureMemory(page)
    const growsBy = async () => {
      const earlier = before
      await openAndClose(1)
      before = await measureMemory(page)
      return (before.heap - earlier.heap) / 1_024
    }
    await expect.poll(growsBy, { timeout: 60_000 }).toBeLessThan(32)
    await openAndClose(openings)
    const after = await measureMemory(page)
    const grown = (after.heap - before.heap) / 1_024
    console.log(`${openings} openings, ${state}: ${grown.toFixed(0)} KiB more`)
    expect(grown).toBeLessThan(limit)
    expect({ ...after, heap: 0 }).toEqual({ ...before, heap: 0 })
  },
)
