import type { Metadata } from '../../domain/options'

/**
 * The metadata that wallets show for the app: the host's metadata, else the title, description and icon of the page. The URL is
 * always the page's origin, because wallets compare the two.
 */
export function appMetadata(given: Metadata | undefined, { document, location }: Window): Metadata {
  const url = location.origin
  if (given) return { ...given, url }
  const description = document.querySelector('meta[property="og:description"]')?.getAttribute('content') ?? ''
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return { name: document.title, description, url, icons: icon ? [icon] : [] }
}
