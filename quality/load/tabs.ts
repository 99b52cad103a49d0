import { IDBFactory } from 'fake-indexeddb'
import { createFakeBrowser } from '../../template/src/wallet-modal/testing/fake-browser'
import { FakeWallet } from '../../template/src/wallet-modal/testing/fake-wallet'
import { alpha, beta } from '../../template/src/wallet-modal/testing/networks'
import { Clock } from '../funds/clock'
import { createRandom } from '../fuzz/random'
import { settleTasks } from '../storage/turns'
import { Network } from './network'
import { Page } from './page'
import type { LoadReport } from './report'

const tabCount = 20

/** The most messages between tabs for one action. The tab that acts tells the others; a tab that only follows must not tell them again. */
const messagesPerAction = 3 * tabCount

/** Twenty tabs of one browser act in random order. They have to agree in the end, without a storm of messages. */
export async function runTabs({ seed, rounds }: { seed: number; rounds: number }): Promise<LoadReport> {
  const random = createRandom(seed, 1)
  const clock = new Clock(settleTasks)
  const network = new Network()
  const shared = createFakeBrowser()
  let messages = 0
  const browser = {
    ...shared,
    join(...parts: Parameters<typeof shared.join>) {
      const post = shared.join(...parts)
      return (message: unknown) => {
        messages += 1
        post(message)
      }
    },
  }
  const [factory, wallet] = [new IDBFactory(), new FakeWallet()]
  const open = () => new Page({ clock, network, browser, factory, wallet, networks: [alpha, beta] })
  const pages = Array.from({ length: tabCount }, open)
  const wrong: string[] = []
  let [most, actions] = [0, 0]
  for (const page of pages) await page.load()
  for (let round = 0; round < rounds; round += 1) {
    const index = random.below(tabCount)
    const [page, before] = [pages[index] ?? open(), messages]
    const action = random.pick(['connect', 'connect', 'disconnect', 'network', 'reload'] as const)
    if (action === 'connect') await page.connect()
    if (action === 'disconnect') await page.complete(page.root.connection.disconnect().then(() => {}))
    if (action === 'network') {
      wallet.chainId = wallet.chainId === 1 ? 10 : 1
      wallet.emit('chainChanged', `0x${wallet.chainId.toString(16)}`)
    }
    if (action === 'reload') {
      page.modal.dispose()
      pages[index] = open()
      await pages[index]?.load()
    }
    await clock.advance(random.pick([0, 100, 1_000, 6_000]))
    if (random.oneIn(2)) continue
    await clock.advance(40_000)
    actions += 1
    most = Math.max(most, messages - before)
    const states = new Set(pages.map(({ root }) => `${root.account.address} ${root.account.isConnected}`))
    if (states.size > 1) wrong.push(`after ${action}, round ${round}: ${[...states].join(' and ')}`)
  }
  const before = messages
  await clock.advance(10 * 60_000)
  if (messages > before) wrong.push(`${messages - before} messages while nobody does anything`)
  if (most > messagesPerAction) wrong.push(`${most} messages after one action`)
  for (const page of pages) page.modal.dispose()
  if (clock.waiting > 0) wrong.push(`${clock.waiting} timers after all pages were left`)
  const figures = `${rounds} actions, agreed ${actions} times, at most ${most} messages for an action`
  return { figures: `${tabCount} tabs: ${figures}`, wrong, reached: actions }
}
