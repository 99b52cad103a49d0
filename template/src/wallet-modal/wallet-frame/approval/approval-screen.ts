import type { FramePlatform } from '../platform'
import type { Approval, AskVisitor } from './approval'
import { createElement, createRows } from './approval-rows'
import type { Confirm } from './confirm-window'
import { showGuarded } from './guarded-screen'
import { createButton, createDetails, createHeader, createScreen } from './screen-parts'

interface ScreenOptions {
  platform: Pick<FramePlatform, 'window' | 'after'>
  /** How many more requests wait. */
  waiting: () => number
  /** Confirms what moves value in a window. Default: the screen itself is enough. */
  confirm?: Confirm | undefined
}

const coveredText = 'Something covers this window. Move it away, wait a moment, and press Approve again.'
const confirmText = 'Confirm in the window that has opened.'
const unconfirmedTexts = {
  closed: 'The window in which you confirm was closed. Press Approve to open it again.',
  blocked:
    'Your browser blocked the window in which you confirm. Allow pop-ups for this site, and press Approve again.',
} as const

function createFacts(document: Document, { title, origin, appName, account, network, note }: Approval): HTMLElement {
  const header = createHeader(document, title, origin)
  if (appName) header.append(createElement(document, 'p', 'app-name', `This site calls itself “${appName}”`))
  const facts = [
    { label: 'Account', value: account },
    { label: 'Network', value: network },
  ]
  header.append(createRows(document, facts))
  if (note !== undefined) header.append(createElement(document, 'p', 'app-name', note))
  return header
}

function createRequest(document: Document, { rows, message, warnings }: Approval): HTMLElement {
  const details = createDetails(document)
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
 * nothing covers the buttons, and that they have been visible for half a second. With `confirm`, Approve opens a window for what moves value.
 */
export function createApprovalScreen({ platform, waiting, confirm }: ScreenOptions): AskVisitor {
  const { document } = platform.window

  return (approval, given) => {
    const decline = createButton(document, 'button', 'wf-decline', 'Decline')
    const approve = createButton(document, 'button primary', 'wf-approve', 'Approve')
    approve.disabled = true
    decline.disabled = true
    const shown = createScreen(document, {
      role: 'alertdialog',
      header: createFacts(document, approval),
      details: createRequest(document, approval),
      buttons: [decline, approve],
    })
    const { status } = shown
    const more = waiting()
    if (more > 0) status.textContent = more === 1 ? '1 more request waits' : `${more} more requests wait`

    let isConfirming = false
    const guarded = {
      ...shown,
      coveredText,
      onSettled() {
        approve.disabled = isConfirming
        decline.disabled = false
      },
    }
    return showGuarded<void>(platform, guarded, given, ({ signal, finish, refuse, onPress }) => {
      const setConfirming = (isOpen: boolean, text: string) => {
        isConfirming = isOpen
        approve.disabled = isOpen
        status.textContent = text
      }
      const confirmWith = async (inWindow: Confirm) => {
        setConfirming(true, confirmText)
        const outcome = await inWindow(approval, signal)
        if (outcome === 'done') return finish()
        if (outcome === 'declined') return refuse()
        setConfirming(false, unconfirmedTexts[outcome])
        return approve.focus()
      }
      onPress(decline, 'nothing', refuse)
      onPress(approve, 'clear', () => void (confirm && approval.movesValue ? confirmWith(confirm) : finish()))
    })
  }
}
