import { createElement } from '../approval/approval-rows'

/** A button that runs a function. */
export interface ButtonOptions {
  testId: string
  text: string
  onClick: () => void
  isPrimary?: boolean
  /** The name for assistive software, where the text alone does not say what the button is about. */
  label?: string
}

/** Creates a paragraph. */
export function createText(document: Document, text: string, className = ''): HTMLElement {
  return createElement(document, 'p', className, text)
}

/** Creates a button. Inside a form, it does not send the form. */
export function createButton(document: Document, { testId, text, onClick, isPrimary, label }: ButtonOptions) {
  const button = createElement(document, 'button', isPrimary ? 'button primary' : 'button', text)
  button.type = 'button'
  button.dataset['testid'] = testId
  if (label !== undefined) button.setAttribute('aria-label', label)
  button.addEventListener('click', onClick)
  return button
}

/** Creates a row of buttons. */
export function createActions(document: Document, ...buttons: readonly HTMLElement[]): HTMLElement {
  const row = createElement(document, 'div', 'choices')
  row.append(...buttons)
  return row
}

/** Creates a list of texts. */
export function createList(document: Document, texts: readonly string[]): HTMLElement {
  const list = createElement(document, 'ul', 'facts')
  list.append(...texts.map((text) => createElement(document, 'li', '', text)))
  return list
}

/** Creates a part of a screen with a heading of its own. @param name the name of the part in its id */
export function createPart(
  document: Document,
  { name, title }: { name: string; title: string },
  ...content: readonly Node[]
): HTMLElement {
  const part = createElement(document, 'section', 'part')
  const heading = createElement(document, 'h2', 'part-title', title)
  heading.id = `wa-part-${name}`
  part.setAttribute('aria-labelledby', heading.id)
  part.append(heading, ...content)
  return part
}

interface FormOptions {
  testId: string
  label: string
  /** What the visitor needs to know about the field. */
  hint?: string
  /** Attributes of the input. None of them holds what the visitor types. */
  attributes: Readonly<Record<string, string>>
  submit: { testId: string; text: string }
  onSubmit: (value: string) => void
}

/** Creates a form with one field and one button. Nothing is ever sent by the browser itself. */
export function createForm(document: Document, { testId, label, hint, attributes, submit, onSubmit }: FormOptions) {
  const form = createElement(document, 'form', 'form')
  form.noValidate = true
  const input = createElement(document, 'input', 'input')
  input.id = `${testId}-input`
  input.dataset['testid'] = testId
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  const name = createElement(document, 'label', 'field-label', label)
  name.htmlFor = input.id
  const send = createElement(document, 'button', 'button primary', submit.text)
  send.type = 'submit'
  send.dataset['testid'] = submit.testId
  form.append(name)
  if (hint !== undefined) {
    const text = createElement(document, 'p', 'hint', hint)
    text.id = `${testId}-hint`
    input.setAttribute('aria-describedby', text.id)
    form.append(text)
  }
  form.append(input, send)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    onSubmit(input.value)
  })
  return { form, input }
}
