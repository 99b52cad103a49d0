import { createElement } from './approval-rows'

/** Shows what the wallet is doing while there is nothing to decide. */
export function showProgress(document: Document, text: string): void {
  const line = createElement(document, 'p', 'progress', text)
  line.setAttribute('role', 'status')
  document.querySelector('main')?.replaceChildren(line)
}

/** Removes what is shown. */
export function clearScreen(document: Document): void {
  document.querySelector('main')?.replaceChildren()
}
