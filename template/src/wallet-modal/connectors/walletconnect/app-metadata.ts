import type { Metadata } from '../../domain/options'

/**
 * How the app introduces itself to wallets: as the host says, else as the page does. The address is always the page's own,
 * which is what wallets compare it with.
 */
export function appMetadata(given: Metadata | undefined, { document, location }: Window): Metadata {
  const url = location.origin
  if (given) return { ...given, url }
  const description = document.querySelector('meta[property="og:description"]')?.getAttribute('content') ?? ''
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return { name: document.title, description, url, icons: icon ? [icon] : [] }
}
