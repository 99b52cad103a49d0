import { createElement } from './approval-rows'

/** Creates a button. It is found in tests by its id. */
export function createButton(document: Document, className: string, testId: string, text: string): HTMLButtonElement {
  const button = createElement(document, 'button', className, text)
  button.type = 'button'
  button.dataset['testid'] = testId
  return button
}

/** Creates the head of a screen: what it is about, and the origin of the page that asks. */
export function createHeader(document: Document, title: string, origin: string): HTMLElement {
  const header = createElement(document, 'header', 'header')
  const heading = createElement(document, 'h1', 'title', title)
  heading.id = 'wf-title'
  heading.tabIndex = -1
  const asker = createElement(document, 'p', 'origin', origin)
  asker.dataset['testid'] = 'wf-origin'
  header.append(heading, asker)
  return header
}

/** Creates the line that tells assistive software what happens. */
export function createStatus(document: Document): HTMLElement {
  const status = createElement(document, 'p', 'status')
  status.setAttribute('role', 'status')
  return status
}
