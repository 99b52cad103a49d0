import { IDBFactory } from 'fake-indexeddb'
import { apiOf } from '../../template/src/wallet-modal/features/all-wallets/directory/api-of'
import type { Platform } from '../../template/src/wallet-modal/platform/platform'
import { createFakeBrowser } from '../../template/src/wallet-modal/testing/fake-browser'
import { FakeWallet } from '../../template/src/wallet-modal/testing/fake-wallet'
import { alpha } from '../../template/src/wallet-modal/testing/networks'
import { Clock } from '../funds/clock'
import { settleTasks } from '../storage/turns'
import { collectGarbage } from './heap'
import { Network } from './network'
import { Page } from './page'
import type { LoadReport } from './report'

/** The most processor time, in milliseconds, for loading one page and building the list of the view. */
const pageLimit = 200

/** An entry of the directory. Every fiftieth entry repeats the id of an earlier entry, as happens when the directory changes while it is read. */
function entryOf(index: number): object {
  const id = index % 50 === 49 ? index - 40 : index
  return { id: `wallet-${id}`, name: `Wallet ${id}`, chains: ['eip155:1'], order: index, image_id: `image-${id}` }
}

/** Returns a `fetch` that serves a directory page by page. Requests for pictures get the status 404. */
function serving(total: number, counts: { requests: number }): Platform['fetch'] {
  const chain = new Network()
  return async (url, options) => {
    const { pathname, searchParams } = new URL(url)
    if (!pathname.endsWith('/getWallets'))
      return pathname.length > 1 ? new Response(null, { status: 404 }) : chain.fetch(url, options)
    counts.requests += 1
    const entries = Number(searchParams.get('entries'))
    const from = (Number(searchParams.get('page')) - 1) * entries
    const isList = !searchParams.has('include')
    const length = isList ? Math.max(0, Math.min(entries, total - from)) : 0
    const data = Array.from({ length }, (_, index) => entryOf(from + index))
    return new Response(JSON.stringify({ data, count: isList ? total : 0 }))
  }
}

/** A visitor scrolls through a directory with a hundred thousand entries to its end. */
export async function runDirectory({ entries }: { entries: number }): Promise<LoadReport> {
  const clock = new Clock(settleTasks)
  const counts = { requests: 0 }
  const page = new Page({
    clock,
    network: { fetch: serving(entries, counts) },
    browser: createFakeBrowser(),
    factory: new IDBFactory(),
    wallet: new FakeWallet(),
    networks: [alpha],
    options: { projectId: 'load', allWallets: 'SHOW' },
  })
  await page.load()
  const wrong: string[] = []
  const api = apiOf(page.root)
  await page.complete(api.openGrid())
  let slowest = 0
  let shown = 0
  while (api.hasMore && api.gridStatus.state === 'ready') {
    // The garbage of earlier pages and of the fake network is collected here, so that the collection does not count as processor time of the next page.
    if (counts.requests % 25 === 0) collectGarbage()
    const before = process.cpuUsage()
    await page.complete(api.fetchNextPage())
    shown = api.grid.length
    const { user, system } = process.cpuUsage(before)
    slowest = Math.max(slowest, (user + system) / 1_000)
  }
  const expected = entries - Math.floor(entries / 50)
  if (shown !== expected) wrong.push(`${shown} of ${expected} wallets are listed`)
  if (slowest > pageLimit) wrong.push(`a page took ${Math.round(slowest)} ms`)
  const begun = counts.requests
  await clock.advance(60_000)
  if (counts.requests > begun) wrong.push('the modal requests the directory again')
  page.modal.dispose()
  if (clock.waiting > 0) wrong.push(`${clock.waiting} timers after the page was left`)
  const figures = `${entries} entries of a directory: ${shown} wallets listed, ${counts.requests} requests, ${Math.round(slowest)} ms for the slowest page`
  return { figures, wrong, reached: shown }
}
