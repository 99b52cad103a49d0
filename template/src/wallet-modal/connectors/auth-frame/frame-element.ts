import { protocolVersion } from './protocol'

interface FrameElementOptions {
  document: Document
  /** The address of the frame, without a slash at its end. */
  address: string
  projectId: string
  /** Whether the frame prints its faults to the console. */
  isLogging: boolean
  /** Returns the active network, as CAIP-2. */
  chainId: () => string
  /** Returns the modal's colour scheme and theme variables, for the bar above the frame. */
  theme: () => { mode: string | undefined; variables: Readonly<Record<string, string>> }
  /** The title of the frame, and the label of the button that closes it. */
  title: string
  closeLabel: string
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

/** The size of the frame on a desktop, in CSS pixels. A narrow page shows the frame in full width at its bottom. */
const width = 360
const height = 600
const narrow = '(max-width: 430px)'

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
  header: { display: 'flex', 'align-items': 'center', height: '52px', padding: '0 12px 0 20px', flex: 'none' },
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
  #watch: MutationObserver | undefined
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
    // A script of the page may remove the dialog, for example when it replaces the whole body.
    this.#watch = new MutationObserver(() => {
      if (dialog.isConnected || this.#dialog !== dialog) return
      this.remove()
      onRemoved()
    })
    this.#watch.observe(document.body, { childList: true })
    // A frame that replaces a lost one has to be shown if the visitor already looks at the request.
    this.setShown(this.#isShown)
  }

  /** Shows the frame above everything else, or hides it. Neither loads the frame again. */
  setShown(isShown: boolean): void {
    const dialog = this.#dialog
    this.#isShown = isShown
    if (!dialog || dialog.open === isShown) return
    if (isShown) {
      this.#place(dialog)
      dialog.showModal()
      this.#frame?.focus()
    } else {
      dialog.close()
      style(dialog, { display: 'none' })
    }
  }

  remove(): void {
    this.#watch?.disconnect()
    this.#dialog?.remove()
    this.#dialog = undefined
    this.#frame = undefined
  }

  #createDialog(): HTMLDialogElement {
    const { document, title } = this.#options
    const dialog = document.createElement('dialog')
    dialog.className = 'wm-root'
    dialog.setAttribute('aria-label', title)
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
    const { document, address, projectId, chainId, isLogging, title } = this.#options
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
    frame.title = title
    frame.dataset['testid'] = 'wm-auth-frame'
    style(frame, looks.frame)
    frame.src = `${address}/?${query}`
    return frame
  }

  #createHeader(): HTMLElement {
    const { document, title, closeLabel, onClose } = this.#options
    const header = document.createElement('div')
    const heading = document.createElement('h2')
    const button = document.createElement('button')
    style(header, looks.header)
    style(heading, looks.title)
    style(button, looks.close)
    heading.textContent = title
    button.type = 'button'
    button.textContent = '×'
    button.setAttribute('aria-label', closeLabel)
    button.dataset['testid'] = 'wm-auth-close'
    button.addEventListener('click', onClose)
    header.append(heading, button)
    return header
  }

  #place(dialog: HTMLDialogElement): void {
    const page = dialog.ownerDocument.defaultView
    const isNarrow = page?.matchMedia(narrow).matches === true
    const { mode, variables } = this.#options.theme()
    if (mode) dialog.dataset['wmTheme'] = mode
    else delete dialog.dataset['wmTheme']
    style(dialog, variables)
    style(dialog, {
      display: 'flex',
      width: isNarrow ? '100vw' : `${width}px`,
      height: `min(${height}px, 100dvh)`,
      margin: isNarrow ? 'auto 0 0' : 'auto',
      'border-radius': isNarrow ? '28px 28px 0 0' : '28px',
    })
  }
}
