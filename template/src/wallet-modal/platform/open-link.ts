/** Where a link opens: this page, the page that frames it, or a new page without access to this one (`noopener`). */
export type LinkTarget = '_self' | '_top' | '_blank'

/**
 * Opens a URL. Call this function synchronously in a click handler, because browsers block later calls as pop-ups.
 * @throws the browser's error for a URL that it does not open
 */
export function openLink(page: Window, url: string, target: LinkTarget): void {
  page.open(url, target, 'noreferrer noopener')
}
