import type { Metadata } from '../../domain/options'

/** How the app introduces itself to wallets: as the host says, else as the page does. */
export function appMetadata(given: Metadata | undefined, page: Window): Metadata {
  if (given) return given
  const { document, location } = page
  const description = document.querySelector('meta[property="og:description"]')?.getAttribute('content') ?? ''
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return { name: document.title, description, url: location.origin, icons: icon ? [icon] : [] }
}
