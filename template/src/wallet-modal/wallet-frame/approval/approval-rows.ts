import type { FrameLanguage } from '../locales/language'
import type { ApprovalRow } from './approval'
import { approvalTexts } from './approval-texts'

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

/** The longest value that is shown in full, in characters. */
const longest = 10_000

/** A value as it is shown. A value that is too long is cut, and says so. */
function shownValue(value: string, language: FrameLanguage): string {
  if (value.length <= longest) return value
  return `${value.slice(0, longest)}… ${language.textsOf(approvalTexts).moreCharacters(value.length - longest)}`
}

/**
 * Creates a list of labels and values. Values may be lists again. Each label has the direction of its first letter, because names of fields are labels too. A value
 * is read from left to right in every language, so that no letter of it changes the order of the others.
 */
export function createRows(document: Document, rows: readonly ApprovalRow[], language: FrameLanguage): HTMLElement {
  const list = createElement(document, 'dl', 'rows')
  for (const { label, value, text, rows: inner } of rows) {
    const name = createElement(document, 'dt', 'label', label)
    name.dir = 'auto'
    const content = createElement(document, 'dd', 'value', value === undefined ? text : shownValue(value, language))
    if (value !== undefined) content.dir = 'ltr'
    list.append(name)
    if (inner) content.append(createRows(document, inner, language))
    list.append(content)
  }
  return list
}
