import { createElement } from '../approval/approval-rows'
import { visibleText } from '../approval/readable-text'
import type { Account, Login } from './account'
import { createActions, createButton, createPart, createText } from './elements'

type Browser = Awaited<ReturnType<Account['api']['devices']>>['devices'][number]

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Creates the list of the browsers that are logged in, each with a button that ends its login. */
export function createBrowsersPart(
  account: Account,
  { token }: Login,
  { document, signal }: { document: Document; signal: AbortSignal },
): HTMLElement {
  const { api } = account
  const list = createElement(document, 'ul', 'browsers')
  list.dataset['testid'] = 'wa-devices'
  const status = createText(document, '', 'hint')
  status.setAttribute('role', 'status')
  const error = createText(document, '', 'error')
  error.setAttribute('role', 'alert')
  error.dataset['testid'] = 'wa-devices-error'
  const again = createButton(document, {
    testId: 'wa-devices-again',
    text: 'Show the list again',
    onClick: () => void run(),
  })
  const part = createPart(document, 'Browsers that are logged in', status, error, list, createActions(document, again))
  const heading = part.querySelector('h2')
  let isBusy = false

  /** Does something with the browsers, and shows the new list. */
  async function run(change?: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    isBusy = true
    status.textContent = 'One moment…'
    error.textContent = ''
    try {
      await change?.()
      const { devices } = await api.devices(token)
      if (signal.aborted) return
      list.replaceChildren(...devices.map(createItem))
    } catch (reason) {
      if (signal.aborted) return
      error.textContent = account.explain(reason) ?? ''
    }
    isBusy = false
    status.textContent = ''
    // The button that was pressed is gone.
    if (change && heading) {
      heading.tabIndex = -1
      heading.focus()
    }
  }

  function createItem({ id, name, loggedInAt, lastSeenAt, current }: Browser): HTMLElement {
    const item = createElement(document, 'li', 'browser')
    const shown = visibleText(name, 80)
    const title = createElement(document, 'strong', 'browser-name', current ? `${shown} – this browser` : shown)
    const times = `Logged in ${format.format(loggedInAt)}. Last seen ${format.format(lastSeenAt)}.`
    const end = createButton(document, {
      testId: 'wa-end-device',
      text: 'Log out',
      label: `Log out ${shown}, last seen ${format.format(lastSeenAt)}`,
      onClick: () => (current ? account.logOut() : void run(() => api.endDevice(token, id))),
    })
    item.append(title, createText(document, times, 'hint'), end)
    return item
  }

  void run()
  return part
}
