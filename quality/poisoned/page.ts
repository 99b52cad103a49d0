import { enableStaticRendering } from 'mobx-react-lite'
import { createFakePage } from '../../template/src/wallet-modal/testing/fake-page'

let page = createFakePage().window

// The stores of an open modal want a page. It has nothing on it, and is there before any of them is made.
Object.defineProperties(globalThis, {
  window: { get: () => page },
  location: { get: () => page.location },
  // Its clock stands still: a timer would keep its modal for as long as the run takes.
  setTimeout: { value: () => 0 },
})

// Every view is rendered once and thrown away. Nobody would end what it observes.
enableStaticRendering(true)

/** Goes to a new page, so that nothing listens for modals that are not shown any more. */
export function leavePage(): void {
  page = createFakePage().window
}
