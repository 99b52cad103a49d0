// Renders the host app where no browser global may even be looked at: node render-poisoned.mjs <server.mjs> <config as JSON>
import { pathToFileURL } from 'node:url'

const names = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'screen',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'IDBKeyRange',
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'ResizeObserver',
  'MutationObserver',
  'IntersectionObserver',
  'HTMLElement',
  'Element',
  'customElements',
  'BroadcastChannel',
  'WebSocket',
  'XMLHttpRequest',
  'fetch',
  'ethereum',
]
for (const name of names) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      throw new Error(`${name} was looked at on the server`)
    },
  })
}

const [file = '', config = ''] = process.argv.slice(2)
const { render } = await import(pathToFileURL(file).href)
// mobx-react-lite disposes of unused reactions with a timer of ten seconds, which would keep the process alive.
process.stdout.write(render(JSON.parse(config)), () => process.exit())
