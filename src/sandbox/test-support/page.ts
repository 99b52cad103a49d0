import { compileFunction } from 'node:vm'
import { eventSourceFor } from '../../testing/event-source'
import { fetchAs } from '../../testing/fetch-as'

/** The wallet's provider (EIP-1193), as a page sees it. */
interface PageProvider {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): unknown
  removeListener(event: string, listener: (payload: unknown) => void): unknown
}

/** An EIP-6963 announcement. */
interface Announcement {
  readonly info: { readonly uuid: string; readonly name: string; readonly rdns: string; readonly icon: string }
  readonly provider: PageProvider
}

/** The provider of a wallet that lists itself for sats-connect, as a page sees it. */
export interface SatsProvider {
  request(method: string, params?: unknown): Promise<{ result?: unknown; error?: { code: number } }>
  addListener(event: string, listener: (event: unknown) => void): () => void
}

interface PageWindow extends EventTarget {
  ethereum?: PageProvider
  btc_providers?: readonly { readonly id: string; readonly name: string }[]
  SandboxSatsProvider?: SatsProvider
}

/** A page without a browser: the sandbox's real script in a small window object. */
export interface Page {
  readonly announcements: readonly Announcement[]
  readonly provider: PageProvider
  readonly window: PageWindow
  /** The URLs that the sandbox's script has opened with `window.open`, oldest first. */
  readonly opened: readonly string[]
  /** The events that the provider has emitted, as `[name, payload]`, oldest first. */
  readonly events: readonly (readonly [string, unknown])[]
  request(method: string, params?: unknown): Promise<unknown>
  leave(): void
}

/** Loads the sandbox's script in a page of the given origin. */
export async function openPage(scriptUrl: string, origin = 'http://localhost:5173'): Promise<Page> {
  const gone = new AbortController()
  const opened: string[] = []
  const announcements: Announcement[] = []
  const events: [string, unknown][] = []
  const open = (url: string): object => {
    opened.push(url)
    return { close() {} }
  }
  const window: Page['window'] = Object.assign(new EventTarget(), { open })
  window.addEventListener('eip6963:announceProvider', (event) => {
    announcements.push((event as CustomEvent<Announcement>).detail)
  })
  const code = await (await fetch(scriptUrl)).text()
  const pageFetch: typeof fetch = (input, init) => fetchAs(origin)(input, { ...init, signal: gone.signal })
  const run = compileFunction(code, ['window', 'document', 'fetch', 'EventSource'])
  run(window, { currentScript: { src: scriptUrl } }, pageFetch, eventSourceFor(origin, gone.signal))
  const provider = announcements[0]?.provider ?? window.ethereum
  if (provider === undefined) throw new Error('The script brought no wallet')
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged']) {
    provider.on(name, (payload) => events.push([name, payload]))
  }
  return {
    announcements,
    provider,
    window,
    opened,
    events,
    request: (method, params) => provider.request(params === undefined ? { method } : { method, params }),
    leave: () => gone.abort(),
  }
}
