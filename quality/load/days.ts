import { IDBFactory } from 'fake-indexeddb'
import { createFakeBrowser } from '../../template/src/wallet-modal/testing/fake-browser'
import { FakeWallet } from '../../template/src/wallet-modal/testing/fake-wallet'
import { alpha, beta } from '../../template/src/wallet-modal/testing/networks'
import { Clock } from '../funds/clock'
import { createRandom } from '../fuzz/random'
import { settleTasks } from '../storage/turns'
import { collectGarbage, measureHeap } from './heap'
import { Network } from './network'
import { Page } from './page'
import type { LoadReport } from './report'

const minute = 60_000
const day = 24 * 60 * minute

/** The most requests for each second in which the page is visible: the balance every four seconds, tokens every ten, and as many again for the first reads of a view. */
const perSecond = 1 / 4 + 1 / 10
/** The most requests for each change of the view or of the page's visibility. */
const perChange = 12

interface DaysOptions {
  seed: number
  days: number
  /** A fault of a modal that a test plants, to see that the load notices it: `keeps` keeps something of each request, `polls` also polls while the page is hidden. */
  plant?: string | undefined
}

/** A connected page stays open for days: shown and hidden, online and offline, awake and asleep. */
export async function runDays({ seed, days, plant }: DaysOptions): Promise<LoadReport> {
  const random = createRandom(seed, 0)
  const clock = new Clock(settleTasks)
  const network = new Network()
  const parts = { clock, network, browser: createFakeBrowser(), factory: new IDBFactory(), wallet: new FakeWallet() }
  const page = new Page({ ...parts, networks: [alpha, beta] })
  await page.load()
  await page.connect()
  await clock.advance(minute)
  const kept: number[][] = []
  const poll = () => {
    void page.root.account.refreshBalance()
    clock.after(10_000, poll)
  }
  if (plant === 'polls') poll()
  const wrong: string[] = []
  let [most, mostAllowed, hiddenRequests] = [0, 0, 0]
  let before: { heap: number; timers: number; listeners: number } | undefined
  const rest = async () => {
    page.root.modal.close('done')
    page.setVisible(true)
    network.isOnline = true
    // The models of the wallet and of the page keep the calls and the logged errors for tests.
    parts.wallet.calls.length = 0
    page.forgetLog()
    await clock.advance(5 * minute)
    return { heap: await measureHeap(), timers: clock.waiting, listeners: page.listeners }
  }
  const warmUp = Math.min(5, Math.ceil(days / 3))
  for (let index = 0; index < days; index += 1) {
    const [began, end] = [network.requests, clock.now() + day]
    let [visible, changes] = [0, 0]
    while (clock.now() < end) {
      const state = random.pick(['shown', 'shown', 'hidden', 'asleep', 'offline'] as const)
      changes += 1
      network.isOnline = state !== 'offline'
      page.setVisible(state === 'shown' || state === 'offline')
      page.root.modal.show({ view: random.pick(['Account', 'Networks'] as const) })
      const length = (1 + random.below(state === 'asleep' ? 480 : 90)) * minute
      const requests = network.requests
      const from = clock.now()
      if (state === 'asleep') await clock.jump(length)
      else await clock.advance(state === 'shown' || state === 'offline' ? length / 6 : length)
      if (state === 'hidden') hiddenRequests += Math.max(0, network.requests - requests - perChange)
      else visible += state === 'asleep' ? 0 : clock.now() - from
      if (random.oneIn(3)) page.root.modal.close('done')
    }
    const asked = network.requests - began
    if (plant === 'keeps')
      for (let times = 0; times < asked; times += 1) kept.push(Array.from({ length: 200 }, () => times))
    const allowed = (visible / 1_000) * perSecond + changes * perChange
    if (asked > allowed) wrong.push(`day ${index}: ${asked} requests, ${Math.round(allowed)} are allowed`)
    if (asked > most) [most, mostAllowed] = [asked, Math.round(allowed)]
    if (!page.root.account.isConnected) wrong.push(`day ${index}: the wallet is not connected any more`)
    if (asked === 0) wrong.push(`day ${index}: nothing was asked`)
    // Node and V8 have tables that grow with the number of objects that are not collected yet, and that do not shrink. A collection after each day
    // keeps the size of these tables the same, so that only what the page keeps is measured.
    collectGarbage()
    if (index + 1 === warmUp) before = await rest()
  }
  const after = await rest()
  page.modal.dispose()
  if (!before) throw new Error('There was no day')
  const grown = after.heap - before.heap
  if (hiddenRequests > 0) wrong.push(`${hiddenRequests} requests while the page was hidden`)
  if (grown > 1_024) wrong.push(`the heap has grown by ${Math.round(grown)} KiB`)
  if (after.timers > before.timers) wrong.push(`${after.timers} timers after ${before.timers}`)
  if (after.listeners > before.listeners) wrong.push(`${after.listeners} listeners after ${before.listeners}`)
  const figures = `at most ${most} requests in a day (${mostAllowed} allowed), heap ${Math.round(grown)} KiB larger, ${after.timers} timers, ${after.listeners} listeners`
  return { figures: `${days} days: ${figures}`, wrong, reached: network.requests }
}
