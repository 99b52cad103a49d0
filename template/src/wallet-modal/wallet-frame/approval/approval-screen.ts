import type { FramePlatform } from '../platform'
import type { Approval, AskVisitor } from './approval'
import { createElement, createRows } from './approval-rows'
import { approvalTexts } from './approval-texts'
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

function createFacts(
  document: Document,
  { language, title, origin, appName, account, isSmartAccount, network, isLoginLost }: Approval,
): HTMLElement {
  const texts = language.textsOf(approvalTexts)
  const header = createHeader(document, title, origin)
  if (appName) header.append(createElement(document, 'p', 'app-name', texts.callsItself(appName)))
  const facts = [
    { label: texts.account, ...(isSmartAccount ? { text: texts.smartAccount(account) } : { value: account }) },
    { label: texts.network, value: network },
  ]
  header.append(createRows(document, facts, language))
  if (isLoginLost) header.append(createElement(document, 'p', 'app-name', texts.notKept))
  return header
}

function createRequest(document: Document, { language, rows, message, warnings }: Approval): HTMLElement {
  const details = createDetails(document)
  details.dataset['testid'] = 'wf-details'
  details.tabIndex = 0
  details.setAttribute('aria-label', language.textsOf(approvalTexts).details)
  for (const warning of warnings) {
    const line = createElement(document, 'p', 'warning', warning)
    line.setAttribute('role', 'note')
    details.append(line)
  }
  if (rows.length > 0) details.append(createRows(document, rows, language))
  if (message !== undefined) {
    const text = createElement(document, 'pre', 'message', message)
    text.dir = 'ltr'
    details.append(text)
  }
  return details
}

/**
 * Creates the function that shows an approval and waits for the visitor. Both buttons take real clicks only. Approve also needs that
 * nothing covers the buttons, and that they have been visible for half a second. With `confirm`, Approve opens a window for what moves value.
 */
export function createApprovalScreen({ platform, waiting, confirm }: ScreenOptions): AskVisitor {
  const { document } = platform.window

  return (approval, given) => {
    const texts = approval.language.textsOf(approvalTexts)
    const decline = createButton(document, 'button', 'wf-decline', texts.decline)
    const approve = createButton(document, 'button primary', 'wf-approve', texts.approve)
    approve.disabled = true
    decline.disabled = true
    const shown = createScreen(document, {
      language: approval.language,
      role: 'alertdialog',
      header: createFacts(document, approval),
      details: createRequest(document, approval),
      buttons: [decline, approve],
    })
    const { status } = shown
    const more = waiting()
    if (more > 0) status.textContent = texts.waiting(more)

    let isConfirming = false
    const guarded = {
      ...shown,
      coveredText: texts.covered,
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
        setConfirming(true, texts.confirm)
        const outcome = await inWindow(approval, signal)
        if (outcome === 'done') return finish()
        if (outcome === 'declined') return refuse()
        setConfirming(false, texts[outcome])
        return approve.focus()
      }
      onPress(decline, 'nothing', refuse)
      onPress(approve, 'clear', () => void (confirm && approval.movesValue ? confirmWith(confirm) : finish()))
    })
  }
}
