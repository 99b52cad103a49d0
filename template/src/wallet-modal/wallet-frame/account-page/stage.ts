import { createElement } from '../approval/approval-rows'

/** A screen while it is shown. */
export interface Screen {
  readonly document: Document
  /** Aborts when another screen takes the place of this one. */
  readonly signal: AbortSignal
  /** Says what went wrong. Assistive software reads it at once. */
  fail(text: string): void
  /**
   * Runs work that the visitor has started, one at a time, and says what went wrong. When another screen is shown by then, the result
   * is dropped.
   */
  run<T>(work: () => Promise<T>, then: (result: T) => void): void
}

/** The place where one screen is shown at a time. */
export interface Stage {
  /** Shows a screen in place of the one before, and moves the focus to its heading. */
  show(title: string, fill: (screen: Screen) => readonly Node[]): void
}

interface StageOptions {
  document: Document
  /** The name of the product. It stands above each screen. */
  name: string
  /** The text for an error. Undefined: something else takes care of it. */
  explain: (error: unknown) => string | undefined
}

/** Creates the stage in the page's main part. */
export function createStage({ document, name, explain }: StageOptions): Stage {
  let shown = new AbortController()

  return {
    show(title, fill) {
      shown.abort()
      shown = new AbortController()
      const { signal } = shown
      const heading = createElement(document, 'h1', 'account-title', title)
      heading.tabIndex = -1
      heading.dataset['testid'] = 'wa-title'
      const error = createElement(document, 'p', 'error')
      error.setAttribute('role', 'alert')
      error.dataset['testid'] = 'wa-error'
      const status = createElement(document, 'p', 'hint')
      status.setAttribute('role', 'status')
      const main = document.querySelector('main')
      let isBusy = false

      const screen: Screen = {
        document,
        signal,
        fail: (text) => void (error.textContent = text),
        run(work, then) {
          if (isBusy) return
          isBusy = true
          error.textContent = ''
          status.textContent = 'One moment…'
          const end = () => {
            isBusy = false
            status.textContent = ''
          }
          const started = work()
          started.then(
            (result) => {
              if (signal.aborted) return
              end()
              then(result)
            },
            (reason: unknown) => {
              if (signal.aborted) return
              end()
              error.textContent = explain(reason) ?? ''
            },
          )
        },
      }
      const content = fill(screen)
      main?.replaceChildren(createElement(document, 'p', 'product', name), heading, error, ...content, status)
      heading.focus()
      document.defaultView?.scrollTo(0, 0)
    },
  }
}
