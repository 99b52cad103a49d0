import type { ApprovalRow } from './approval'

/** Creates an element with a text. The text is never read as markup. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: K,
  className: string,
  text?: string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  element.className = className
  if (text !== undefined) element.textContent = text
  return element
}

/** Creates a list of labels and values. Values may be lists again. */
export function createRows(document: Document, rows: readonly ApprovalRow[]): HTMLElement {
  const list = createElement(document, 'dl', 'rows')
  for (const { label, value, rows: inner } of rows) {
    list.append(createElement(document, 'dt', 'label', label))
    const content = createElement(document, 'dd', 'value', value)
    if (inner) content.append(createRows(document, inner))
    list.append(content)
  }
  return list
}
