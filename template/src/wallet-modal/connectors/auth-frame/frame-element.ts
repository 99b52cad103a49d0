import { protocolVersion } from './protocol'

/** How the bar above the frame looks, and what the bar says. */
export interface FrameLook {
  /** The modal's colour scheme. Undefined: the scheme of the system. */
  mode: string | undefined
  /** The modal's theme variables. */
  variables: Readonly<Record<string, string>>
  /** The language and the direction of the bar's texts. */
  lang: string
  dir: 'ltr' | 'rtl'
  /** The title of the frame, and the label of the button that closes the frame. */
  title: string
  closeLabel: string
}

interface FrameElementOptions {
  document: Document
  /** The address of the frame, without a slash at its end. */
  address: string
  projectId: string
  /** Whether the frame prints its faults to the console. */
  isLogging: boolean
  /** Returns the active network, as CAIP-2. */
  chainId: () => string
  look: () => FrameLook
  onLoad: () => void
  onError: () => void
  onRemoved: () => void
  /** Called when the visitor wants to close the frame without an answer. */
  onClose: () => void
}

/** The rights of the frame. It may neither navigate the page nor read the page. */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ')

/** The size of the frame on a desktop, in CSS pixels. */
const width = 360
const height = 600
/** A page that is at most this wide shows the frame in full width at its bottom. In CSS pixels. */
const narrow = 430

const looks = {
  dialog: {
    'flex-direction': 'column',
    padding: '0',
    border: '0',
    background: 'var(--wm-surface, Canvas)',
    color: 'var(--wm-text, CanvasText)',
    overflow: 'hidden',
    'max-width': '100vw',
  },
  header: {
    display: 'flex',
    'align-items': 'center',
    height: '52px',
    'padding-block': '0',
    'padding-inline': '20px 12px',
    flex: 'none',
  },
  title: { flex: '1', margin: '0', font: '600 16px/1 system-ui, sans-serif', color: 'inherit' },
  close: {
    width: '36px',
    height: '36px',
    padding: '0',
    border: '0',
    'border-radius': '18px',
    background: 'transparent',
    color: 'inherit',
    font: '22px/1 system-ui, sans-serif',
    cursor: 'pointer',
  },
  frame: { display: 'block', width: '100%', flex: '1', border: '0', 'color-scheme': 'normal' },
} as const

function style(element: HTMLElement, look: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(look)) element.style.setProperty(name, value, 'important')
}

/**
 * The frame of the embedded wallet, in a `<dialog>` of its own. The dialog stays in the page, because a frame that is moved or removed
 * loads again. It is a modal dialog above the modal while the visitor approves a request, and closed at all other times.
 */
export class FrameElement {
  readonly #options: FrameElementOptions
  #dialog: HTMLDialogElement | undefined
  #frame: HTMLIFrameElement | undefined
  /** Stops watching the page. */
  #watch: AbortController | undefined
  #isShown = false

  constructor(options: FrameElementOptions) {
    this.#options = options
  }

  get window(): Window | null {
    return this.#frame?.contentWindow ?? null
  }

  /** Adds the frame to the page. Does nothing if it is there. */
  open(): void {
    if (this.#dialog?.isConnected) return
    this.remove()
    const { document, onLoad, onError, onRemoved } = this.#options
    const dialog = this.#createDialog()
    const frame = this.#createFrame()
    frame.addEventListener('load', onLoad)
    frame.addEventListener('error', onError)
    dialog.append(this.#createHeader(), frame)
    document.body.append(dialog)
    this.#dialog = dialog
    this.#frame = frame
    const watch = new AbortController()
    const { signal } = watch
    this.#watch = watch
    // A script of the page may remove the dialog, for example when it replaces the whole body.
    const removals = new MutationObserver(() => {
      if (dialog.isConnected || this.#dialog !== dialog) return
      this.remove()
      onRemoved()
    })
    removals.observe(document.body, { childList: true })
    signal.addEventListener('abort', () => removals.disconnect())
    // The visitor may turn the phone while the frame is shown.
    document.defaultView?.addEventListener('resize', () => this.#isShown && this.update(), { signal })
    this.update()
    // A frame that replaces a lost one has to be shown if the visitor already looks at the request.
    this.setShown(this.#isShown)
  }

  /** Shows the frame above everything else, or hides it. Neither loads the frame again. */
  setShown(isShown: boolean): void {
    const dialog = this.#dialog
    this.#isShown = isShown
    if (!dialog || dialog.open === isShown) return
    style(dialog, { display: isShown ? 'flex' : 'none' })
    if (isShown) {
      this.update()
      dialog.showModal()
      this.#frame?.focus()
    } else {
      dialog.close()
    }
  }

  /** Gives the bar the theme and the texts that `look` returns, and fits the dialog to the width of the page. */
  update(): void {
    const dialog = this.#dialog
    if (!dialog) return
    const { mode, variables, lang, dir, title, closeLabel } = this.#options.look()
    if (mode) dialog.dataset['wmTheme'] = mode
    else delete dialog.dataset['wmTheme']
    for (const name of Array.from(dialog.style)) if (name.startsWith('--')) dialog.style.removeProperty(name)
    style(dialog, variables)
    dialog.lang = lang
    dialog.dir = dir
    dialog.setAttribute('aria-label', title)
    dialog.querySelector('iframe')?.setAttribute('title', title)
    dialog.querySelector('h2')?.replaceChildren(title)
    dialog.querySelector('button')?.setAttribute('aria-label', closeLabel)
    const isNarrow = (dialog.ownerDocument.defaultView?.innerWidth ?? width) <= narrow
    style(dialog, {
      width: isNarrow ? '100vw' : `${width}px`,
      height: `min(${height}px, 100dvh)`,
      margin: isNarrow ? 'auto 0 0' : 'auto',
      'border-radius': isNarrow ? '28px 28px 0 0' : '28px',
    })
  }

  remove(): void {
    this.#watch?.abort()
    this.#dialog?.remove()
    this.#dialog = undefined
    this.#frame = undefined
  }

  #createDialog(): HTMLDialogElement {
    const { document } = this.#options
    const dialog = document.createElement('dialog')
    dialog.className = 'wm-root'
    dialog.dataset['testid'] = 'wm-auth-dialog'
    style(dialog, { ...looks.dialog, display: 'none' })
    // The wallet still asks, so Escape does not close the dialog. A second Escape closes any dialog, so it is opened again.
    dialog.addEventListener('cancel', (event) => event.preventDefault())
    dialog.addEventListener('close', () => {
      if (this.#isShown && dialog.isConnected) dialog.showModal()
    })
    return dialog
  }

  #createFrame(): HTMLIFrameElement {
    const { document, address, projectId, chainId, isLogging } = this.#options
    const { origin } = new URL(address)
    const query = new URLSearchParams({
      ...(projectId && { projectId }),
      chainId: chainId(),
      version: protocolVersion,
      enableLogger: String(isLogging),
    })
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', sandbox)
    frame.allow = ['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write']
      .map((right) => `${right} ${origin}`)
      .join('; ')
    frame.referrerPolicy = 'strict-origin'
    frame.dataset['testid'] = 'wm-auth-frame'
    style(frame, looks.frame)
    frame.src = `${address}/?${query}`
    return frame
  }

  #createHeader(): HTMLElement {
    const { document, onClose } = this.#options
    const header = document.createElement('div')
    const heading = document.createElement('h2')
    const button = document.createElement('button')
    style(header, looks.header)
    style(heading, looks.title)
    style(button, looks.close)
    button.type = 'button'
    button.textContent = '×'
    button.dataset['testid'] = 'wm-auth-close'
    button.addEventListener('click', onClose)
    header.append(heading, button)
    return header
  }
}
