import type { Ledger } from '../ledger/ledger'
import { frameOrigin } from './wallet-frame'

/** A window in which the visitor logs in at a provider. */
export interface PopUp {
  /** The number of the window, from 1 on. */
  number: number
  closed: boolean
  location: { href: string }
  close(): void
}

/** The provider windows that a page opens for logins. The ledger counts the open windows. */
export class PopUps {
  readonly all: PopUp[] = []
  readonly #page: Window
  /** The windows by their names. A browser uses an open window with the same name again. */
  readonly #named = new Map<string, PopUp>()

  constructor(page: Window, ledger: Ledger) {
    this.#page = page
    page.open = (url, name) => {
      const known = this.#named.get(String(name))
      const opened = known && !known.closed ? known : this.#open(ledger)
      opened.location.href = String(url)
      this.#named.set(String(name), opened)
      // The type of a window has hundreds of members. The modal uses only the members that the fake has; a call of another member throws a
      // TypeError, which the model reports.
      return opened as unknown as Window
    }
  }

  get open(): PopUp[] {
    return this.all.filter(({ closed }) => !closed)
  }

  get last(): PopUp | undefined {
    return this.all.at(-1)
  }

  /** The visitor has logged in at the provider, and the window tells the page. A closed window tells nothing. */
  answer(popUp: PopUp, origin = frameOrigin): void {
    if (popUp.closed) return
    const data = { resultUri: `${frameOrigin}/api/wallet/social/callback/google?code=${popUp.number}&state=abc` }
    this.#page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: popUp }))
  }

  #open(ledger: Ledger): PopUp {
    const done = ledger.open('window', 'login')
    const opened: PopUp = {
      number: this.all.length + 1,
      closed: false,
      location: { href: '' },
      close: () => {
        opened.closed = true
        done()
      },
    }
    this.all.push(opened)
    return opened
  }
}
