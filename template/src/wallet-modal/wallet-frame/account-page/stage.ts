import { createElement } from '../approval/approval-rows'
import { commonTexts } from '../locales/common-texts'
import type { FrameLanguage } from '../locales/language'
import { setLanguage } from '../locales/language'

/** A screen while it is shown. */
export interface Screen {
  readonly document: Document
  /** Aborts when another screen takes the place of this one. */
  readonly signal: AbortSignal
  /** Says what went wrong. Assistive software reads it at once. */
  fail(text: string): void
  /**
   * Runs work that the visitor has started, and shows the error if the work fails. While earlier work runs, the call does nothing, unless
   * the earlier work gives way. A result that comes after another screen or other work has taken over is dropped.
   * @param work called at once. Its signal aborts when another screen or other work takes over.
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>, then: (result: T) => void, options?: RunOptions): void
}

export interface RunOptions {
  /** The text of the status line while the work runs. Default: "One moment…". */
  status?: string
  /** True for work that waits for the visitor. Such work ends when the visitor starts other work. Default: false. */
  givesWay?: boolean
}

/** The place where one screen is shown at a time. */
export interface Stage {
  /** The language of the screens. */
  readonly language: FrameLanguage
  /** Shows a screen in place of the one before, and moves the focus to its heading. */
  show(title: string, fill: (screen: Screen) => readonly Node[]): void
}

interface StageOptions {
  document: Document
  language: FrameLanguage
  /** The name of the product. It stands above each screen. */
  name: string
  /** The text for an error. Undefined: something else takes care of it. */
  explain: (error: unknown) => string | undefined
}

/** Creates the stage in the page's main part. */
export function createStage({ document, language, name, explain }: StageOptions): Stage {
  const { oneMoment } = language.textsOf(commonTexts)
  let shown = new AbortController()
  setLanguage(document, language)

  return {
    language,
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
      const screen: Screen = {
        document,
        signal,
        fail: (text) => void (error.textContent = text),
        run: createRunner({ signal, explain, error, status, oneMoment }),
      }
      const content = fill(screen)
      main?.replaceChildren(createProduct(document, name), heading, error, ...content, status)
      heading.focus()
      document.defaultView?.scrollTo(0, 0)
    },
  }
}

function createProduct(document: Document, name: string): HTMLElement {
  const product = createElement(document, 'p', 'product', name)
  product.dir = 'auto'
  return product
}

interface Places {
  /** The default text of the status line. */
  oneMoment: string
  signal: AbortSignal
  explain: StageOptions['explain']
  /** The element that shows errors. */
  error: HTMLElement
  /** The element that shows what happens. */
  status: HTMLElement
}

/** Creates the `run` of a screen. */
function createRunner({ signal, explain, error, status, oneMoment }: Places): Screen['run'] {
  let running: { ending: AbortController; givesWay: boolean } | undefined

  return (work, then, { status: text = oneMoment, givesWay = false } = {}) => {
    if (running && !running.givesWay) return
    running?.ending.abort()
    const own = { ending: new AbortController(), givesWay }
    running = own
    error.textContent = ''
    status.textContent = text
    /** Ends the work. Returns false if another screen or other work has taken over, so that the result must be dropped. */
    const end = () => {
      if (signal.aborted || running !== own) return false
      running = undefined
      status.textContent = ''
      return true
    }
    work(AbortSignal.any([signal, own.ending.signal])).then(
      (result) => void (end() && then(result)),
      (reason: unknown) => void (end() && (error.textContent = explain(reason) ?? '')),
    )
  }
}
