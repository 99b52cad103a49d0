import { commonTexts } from '../locales/common-texts'
import type { FrameLanguage } from '../locales/language'
import { setLanguage } from '../locales/language'
import { createElement } from './approval-rows'

/** Creates a button. It is found in tests by its id. */
export function createButton(document: Document, className: string, testId: string, text: string): HTMLButtonElement {
  const button = createElement(document, 'button', className, text)
  button.type = 'button'
  button.dataset['testid'] = testId
  return button
}

/** Creates the head of a screen: what the screen is about, and the origin of the page that asks. */
export function createHeader(document: Document, title: string, origin: string): HTMLElement {
  const header = createElement(document, 'header', 'header')
  const heading = createElement(document, 'h1', 'title', title)
  heading.id = 'wf-title'
  heading.tabIndex = -1
  const asker = createElement(document, 'p', 'origin', origin)
  asker.dataset['testid'] = 'wf-origin'
  asker.dir = 'ltr'
  header.append(heading, asker)
  return header
}

/** Creates the part between the head and the buttons of a screen. */
export function createDetails(document: Document, ...content: readonly Node[]): HTMLElement {
  const details = createElement(document, 'section', 'details')
  details.append(...content)
  return details
}

/** Creates a paragraph that explains a question. */
export function createExplanation(document: Document, text: string): HTMLElement {
  return createElement(document, 'p', 'explanation', text)
}

interface ScreenContent {
  language: FrameLanguage
  testId?: string
  role: 'alertdialog' | 'dialog'
  header: HTMLElement
  details: HTMLElement
  buttons: readonly HTMLButtonElement[]
}

/** A screen of the frame. */
export interface Screen {
  /** The whole screen. */
  screen: HTMLElement
  /** The element with the buttons. */
  actions: HTMLElement
  /** The line that tells the visitor, and assistive software, what happens. */
  status: HTMLElement
}

/** Puts a screen together: the head, the details, the status line and the buttons. The document gets the language of the screen. */
export function createScreen(
  document: Document,
  { language, testId, role, header, details, buttons }: ScreenContent,
): Screen {
  setLanguage(document, language)
  document.title = language.textsOf(commonTexts).wallet
  const screen = createElement(document, 'div', 'screen')
  if (testId !== undefined) screen.dataset['testid'] = testId
  screen.setAttribute('role', role)
  screen.setAttribute('aria-labelledby', 'wf-title')
  const status = createElement(document, 'p', 'status')
  status.setAttribute('role', 'status')
  const actions = createElement(document, 'div', 'actions')
  actions.append(...buttons)
  const footer = createElement(document, 'footer', 'footer')
  footer.append(status, actions)
  screen.append(header, details, footer)
  return { screen, actions, status }
}
