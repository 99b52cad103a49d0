import { setMaxListeners } from 'node:events'
import { IDBKeyRange } from 'fake-indexeddb'
import { configure } from 'mobx'
import { enableStaticRendering } from 'mobx-react-lite'
import { createFakePage } from '../../../template/src/wallet-modal/testing/fake-page'
import { settle as settleOnce } from '../../funds/clock'

let page = createFakePage().window
/** How often everything that can settle gets a turn. A database needs many turns for one answer. */
let turns = 1

// The views need a page. Timers of the page itself never fire, because the clock of the cases is virtual. A timer of zero
// milliseconds is how the fakes wait until everything has settled.
Object.defineProperties(globalThis, {
  window: { get: () => page },
  location: { get: () => page.location },
  IDBKeyRange: { value: IDBKeyRange, configurable: true },
  setTimeout: {
    value: (run: () => void, milliseconds?: number) => {
      if (!milliseconds) void settle().then(run)
      return 0
    },
  },
})

// Every view is rendered once and discarded. Without static rendering, the observers of the view would never be disposed of.
enableStaticRendering(true)
configure({ enforceActions: 'always' })
// Every part of a modal adds a listener to one abort signal. Above ten listeners Node warns of a leak.
setMaxListeners(0)

async function settle(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await settleOnce()
}

/** Replaces the page, so that no listener of an earlier case remains. */
export function openPage(hasDatabase = false): void {
  page = createFakePage().window
  turns = hasDatabase ? 8 : 1
}

/** What the product has written to the console, and rejections that nobody handles, since the last call. */
export function takeComplaints(): string[] {
  return complaints.splice(0).filter((complaint) => !notices.some((notice) => complaint.startsWith(notice)))
}

/** What libraries tell developers about an error of the browser, and about a prototype with foreign properties. */
const notices = ['console.warn: Dexie: Workaround for', 'console.error: React does not recognize the']
const complaints: string[] = []
process.on(
  'unhandledRejection',
  (reason) =>
    void complaints.push(`a rejection that nobody handles: ${reason instanceof Error ? reason.stack : String(reason)}`),
)
process.on('uncaughtException', (error) => void complaints.push(`an error that nobody catches: ${String(error)}`))
for (const level of ['warn', 'error'] as const)
  console[level] = (...words: unknown[]) => void complaints.push(`console.${level}: ${words.map(String).join(' ')}`)
