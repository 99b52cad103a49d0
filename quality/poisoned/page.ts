import { enableStaticRendering } from 'mobx-react-lite'
import { createFakePage } from '../../template/src/wallet-modal/testing/fake-page'

let page = createFakePage().window

// The stores of an open modal need a page. This page is empty, and it exists before the first store is created.
Object.defineProperties(globalThis, {
  window: { get: () => page },
  location: { get: () => page.location },
  // Timers never fire: a pending timer would keep its modal in memory until the end of the run.
  setTimeout: { value: () => 0 },
})

// Every view is rendered once and discarded. Without static rendering, the observers of the view would never be disposed of.
enableStaticRendering(true)

/** Replaces the page, so that no listener of an earlier modal remains. */
export function leavePage(): void {
  page = createFakePage().window
}
