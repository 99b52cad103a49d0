import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/** What the page's address asks for: `?scene=account&theme=dark&layout=sheet`. It follows every change of the address. */
export function useAsked(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => location.search))
}

/** Asks for something else, without loading the page again. */
export function ask(asked: URLSearchParams): void {
  history.pushState(null, '', `?${asked.toString()}`)
  dispatchEvent(new PopStateEvent('popstate'))
}
