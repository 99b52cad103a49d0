import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/** The parameters of the page's address, such as `?scene=account&theme=dark&layout=sheet`. Updates when the address changes. */
export function useAsked(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => location.search))
}

/** Changes the parameters without reloading the page. */
export function ask(asked: URLSearchParams): void {
  history.pushState(null, '', `?${asked.toString()}`)
  dispatchEvent(new PopStateEvent('popstate'))
}
