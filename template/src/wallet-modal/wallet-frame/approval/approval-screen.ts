import { userRejected } from '../frame-error'
import type { FramePlatform } from '../platform'
import type { Approval, AskVisitor } from './approval'
import { createElement, createRows } from './approval-rows'
import { showProgress } from './progress'
import { watchVisibility } from './visibility'

interface ScreenOptions {
  platform: Pick<FramePlatform, 'window' | 'after'>
  /** How many more requests wait. */
  waiting: () => number
}

const coveredText = 'Something covers this window. Move it away, wait a moment, and press Approve again.'

function createButton(document: Document, className: string, testId: string, text: string): HTMLButtonElement {
  const button = createElement(document, 'button', className, text)
  button.type = 'button'
  button.dataset['testid'] = testId
  return button
}

function createHeader(document: Document, { title, origin, appName, account, network }: Approval): HTMLElement {
  const header = createElement(document, 'header', 'header')
  const heading = createElement(document, 'h1', 'title', title)
  heading.id = 'wf-title'
  heading.tabIndex = -1
  const asker = createElement(document, 'p', 'origin', origin)
  asker.dataset['testid'] = 'wf-origin'
  header.append(heading, asker)
  if (appName) header.append(createElement(document, 'p', 'app-name', `This site calls itself “${appName}”`))
  const facts = [
    { label: 'Account', value: account },
    { label: 'Network', value: network },
  ]
  header.append(createRows(document, facts))
  return header
}

function createDetails(document: Document, { rows, message, warnings }: Approval): HTMLElement {
  const details = createElement(document, 'section', 'details')
  details.dataset['testid'] = 'wf-details'
  details.tabIndex = 0
  details.setAttribute('aria-label', 'Details of the request')
  for (const warning of warnings) {
    const line = createElement(document, 'p', 'warning', warning)
    line.setAttribute('role', 'note')
    details.append(line)
  }
  if (rows.length > 0) details.append(createRows(document, rows))
  if (message !== undefined) details.append(createElement(document, 'pre', 'message', message))
  return details
}

/**
 * Creates the function that shows an approval and waits for the visitor. Both buttons take real clicks only. Approve also needs that
 * nothing covers the buttons, and that they have been visible for half a second.
 */
export function createApprovalScreen({ platform, waiting }: ScreenOptions): AskVisitor {
  const { document } = platform.window

  return (approval, given) =>
    new Promise<void>((resolve, reject) => {
      if (given?.aborted) return reject(userRejected())
      const shown = new AbortController()
      const { signal } = shown
      const screen = createElement(document, 'div', 'screen')
      screen.setAttribute('role', 'alertdialog')
      screen.setAttribute('aria-labelledby', 'wf-title')
      const status = createElement(document, 'p', 'status')
      status.setAttribute('role', 'status')
      const more = waiting()
      if (more > 0) status.textContent = more === 1 ? '1 more request waits' : `${more} more requests wait`
      const decline = createButton(document, 'button', 'wf-decline', 'Decline')
      const approve = createButton(document, 'button primary', 'wf-approve', 'Approve')
      approve.disabled = true
      decline.disabled = true
      const actions = createElement(document, 'div', 'actions')
      actions.append(decline, approve)
      const footer = createElement(document, 'footer', 'footer')
      footer.append(status, actions)
      screen.append(createHeader(document, approval), createDetails(document, approval), footer)

      const enable = () => {
        approve.disabled = false
        decline.disabled = false
      }
      const end = (settle: () => void) => {
        shown.abort()
        visibility.stop()
        screen.remove()
        settle()
      }
      const refuse = () => end(() => reject(userRejected()))

      decline.addEventListener('click', ({ isTrusted }) => isTrusted && !decline.disabled && refuse(), { signal })
      approve.addEventListener(
        'click',
        ({ isTrusted }) => {
          if (!isTrusted || approve.disabled) return
          if (!visibility.isSettled()) {
            status.textContent = coveredText
            return
          }
          end(resolve)
          showProgress(document, 'Working…')
        },
        { signal },
      )
      document.addEventListener('keydown', ({ key, isTrusted }) => isTrusted && key === 'Escape' && refuse(), {
        signal,
      })

      document.querySelector('main')?.replaceChildren(screen)
      const visibility = watchVisibility(platform, actions, { onSettled: enable, onLeft: refuse })
      given?.addEventListener('abort', refuse, { signal })
      return screen.querySelector<HTMLElement>('#wf-title')?.focus()
    })
}
