import type { Ledger } from '../ledger/ledger'

type Listener = (event: Event) => void

/** The parts of an element that the embedded wallet's frame uses. */
export class FakeElement {
  readonly tagName: string
  readonly style = { setProperty: () => {} }
  readonly dataset: Record<string, string> = {}
  readonly ownerDocument: Document
  readonly children: FakeElement[] = []
  parent: FakeElement | undefined
  /** Whether a dialog is shown. */
  open = false
  contentWindow: unknown = null
  readonly #listeners = new Map<string, Listener[]>()
  readonly #page: FakeDom

  constructor(tagName: string, page: FakeDom) {
    this.tagName = tagName
    this.#page = page
    this.ownerDocument = page.document
  }

  get isConnected(): boolean {
    return this === this.#page.body || (this.parent?.isConnected ?? false)
  }

  setAttribute(): void {}
  focus(): void {}
  replaceChildren(): void {}

  querySelector(tagName: string): FakeElement | null {
    for (const child of this.children) {
      const found = child.tagName === tagName ? child : child.querySelector(tagName)
      if (found) return found
    }
    return null
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
  }

  /** Calls the listeners of an event. */
  fire(type: string): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(new Event(type))
  }

  append(...added: readonly FakeElement[]): void {
    for (const element of added) {
      element.parent = this
      this.children.push(element)
    }
    if (this.isConnected) this.#page.changed()
  }

  remove(): void {
    const { parent } = this
    if (!parent) return
    parent.children.splice(parent.children.indexOf(this), 1)
    this.parent = undefined
    this.#page.changed()
  }

  showModal(): void {
    this.open = true
  }

  close(): void {
    this.open = false
    this.fire('close')
  }
}

/** The body of a page, and the observers of it. The ledger counts the frames in the body. */
export class FakeDom {
  readonly document: Document
  readonly body: FakeElement
  /** Called with each frame that was added. */
  onFrame: (frame: FakeElement) => void = () => {}
  /** Called when a frame was removed. */
  onGone: () => void = () => {}
  readonly #observers = new Set<() => void>()
  readonly #frames = new Map<FakeElement, () => void>()
  readonly #ledger: Ledger

  constructor(window: Window, ledger: Ledger) {
    this.document = window.document
    this.#ledger = ledger
    this.body = new FakeElement('body', this)
    const createElement = (tagName: string) => new FakeElement(tagName, this)
    Object.assign(window.document, { body: this.body, createElement, title: 'App', querySelector: () => null })
    Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) })
    const observers = this.#observers
    class Observer {
      readonly #changed: () => void
      #close = () => {}

      constructor(changed: () => void) {
        this.#changed = changed
      }

      observe(): void {
        this.#close = ledger.open('observer', 'body')
        observers.add(this.#changed)
      }

      disconnect(): void {
        this.#close()
        observers.delete(this.#changed)
      }
    }
    Object.assign(globalThis, { MutationObserver: Observer })
  }

  /** The dialogs in the body. */
  get dialogs(): readonly FakeElement[] {
    return this.body.children.filter(({ tagName }) => tagName === 'dialog')
  }

  /** The frames in the body. */
  get frames(): readonly FakeElement[] {
    return this.dialogs.flatMap(({ children }) => children.filter(({ tagName }) => tagName === 'iframe'))
  }

  /** The body has changed. */
  changed(): void {
    const { frames } = this
    for (const [frame, close] of this.#frames)
      if (!frames.includes(frame)) {
        frame.contentWindow = null
        this.#frames.delete(frame)
        close()
        this.onGone()
      }
    for (const frame of frames)
      if (!this.#frames.has(frame)) {
        this.#frames.set(frame, this.#ledger.open('frame', 'wallet'))
        this.onFrame(frame)
      }
    queueMicrotask(() => [...this.#observers].forEach((observe) => observe()))
  }
}
