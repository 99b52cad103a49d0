import { createElement } from '../approval/approval-rows'
import { visibleText } from '../approval/readable-text'
import { commonTexts } from '../locales/common-texts'
import type { Account, Login } from './account'
import { createActions, createButton, createPart, createText } from './elements'
import { accountTexts } from './texts/account-texts'

type Browser = Awaited<ReturnType<Account['api']['devices']>>['devices'][number]

/** Creates the list of the browsers that are logged in, each with a button that ends its login. */
export function createBrowsersPart(
  account: Account,
  { token }: Login,
  { document, signal }: { document: Document; signal: AbortSignal },
): HTMLElement {
  const { api, stage } = account
  const { language } = stage
  const { browsers: texts, home } = language.textsOf(accountTexts)
  const { format } = new Intl.DateTimeFormat(language.tag, { dateStyle: 'medium', timeStyle: 'short' })
  const list = createElement(document, 'ul', 'browsers')
  list.dataset['testid'] = 'wa-devices'
  const status = createText(document, '', 'hint')
  status.setAttribute('role', 'status')
  const error = createText(document, '', 'error')
  error.setAttribute('role', 'alert')
  error.dataset['testid'] = 'wa-devices-error'
  const again = createButton(document, {
    testId: 'wa-devices-again',
    text: texts.again,
    onClick: () => void run(),
  })
  const part = createPart(
    document,
    { name: 'browsers', title: texts.title },
    status,
    error,
    list,
    createActions(document, again),
  )
  const heading = part.querySelector('h2')
  let isBusy = false

  /** Does something with the browsers, and shows the new list. */
  async function run(change?: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    isBusy = true
    status.textContent = language.textsOf(commonTexts).oneMoment
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
    const title = createElement(document, 'strong', 'browser-name', current ? texts.thisOne(shown) : shown)
    title.dir = 'auto'
    const seen = format(lastSeenAt)
    const times = texts.times(format(loggedInAt), seen)
    const end = createButton(document, {
      testId: 'wa-end-device',
      text: home.logOut,
      label: texts.logOut(shown, seen),
      onClick: () => (current ? account.logOut() : void run(() => api.endDevice(token, id))),
    })
    item.append(title, createText(document, times, 'hint'), end)
    return item
  }

  void run()
  return part
}
