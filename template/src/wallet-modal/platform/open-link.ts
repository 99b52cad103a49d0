/** Where a link leads to: this page, the page that frames it, or a new one that learns nothing of this one. */
export type LinkTarget = '_self' | '_top' | '_blank'

/**
 * Goes to an address, in the turn of a click: later, browsers refuse.
 * @throws whatever the browser throws for an address that it does not open
 */
export function openLink(page: Window, url: string, target: LinkTarget): void {
  page.open(url, target, 'noreferrer noopener')
}
