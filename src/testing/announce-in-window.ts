import { compileFunction } from 'node:vm'
import { announceScript, type AnnounceOptions } from './announce'
import { eventSourceFor } from './event-source'
import { fetchAs } from './fetch-as'

/** A window of a browser, of happy-dom or of jsdom. */
export interface WalletWindow {
  readonly addEventListener: unknown
  readonly dispatchEvent: unknown
  readonly location?: { readonly origin: string }
}

/** Announces the wallet in a window of a DOM library. Returns a function that ends the wallet's connection. */
export async function announceInWindow(
  window: WalletWindow,
  walletScript: string,
  options?: AnnounceOptions,
): Promise<() => void> {
  const gone = new AbortController()
  const given = window.location?.origin
  const origin = given === undefined || given === 'null' ? 'http://localhost' : given
  const pageFetch: typeof fetch = (input, init) => fetchAs(origin)(input, { ...init, signal: gone.signal })
  const names = ['window', 'fetch', 'EventSource', 'CustomEvent', 'Event']
  const run = compileFunction(await announceScript(walletScript, options), names) as (...values: unknown[]) => void
  const { CustomEvent = globalThis.CustomEvent, Event = globalThis.Event } = window as Partial<typeof globalThis>
  run(window, pageFetch, eventSourceFor(origin, gone.signal), CustomEvent, Event)
  return () => gone.abort()
}
