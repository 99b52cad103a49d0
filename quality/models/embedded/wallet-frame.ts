import { createHash } from 'node:crypto'
import { Wallet } from 'ethers'
import type { Person } from '../../../template/src/wallet-modal/connectors/auth-frame/testing/contract/mail-model'
import { MailModel } from '../../../template/src/wallet-modal/connectors/auth-frame/testing/contract/mail-model'
import {
  frameNeededType,
  framePrefix,
  unverifiedDomainType,
} from '../../../template/src/wallet-modal/connectors/auth-frame/protocol'
import type { Clock } from '../../funds/clock'
import type { HeldRequests } from '../kit/held-requests'
import type { FakeDom, FakeElement } from './fake-dom'
import { SocialFrame } from './social-frame'

export const frameOrigin = 'https://wallet.app.example'

/** Making keys is slow, so all worlds have the same people. */
const people = new Map<string, Person>()

/** A wallet server that mails as often as it is asked to. The same address always has the same keys. */
class Mailer extends MailModel {
  /** The latest code of each address. */
  readonly codes = new Map<string, string>()
  /** The links that have been mailed and not opened. */
  readonly links: (() => void)[] = []

  override mayMail(): boolean {
    return true
  }

  override logIn(email: string): Person {
    super.logIn(email)
    const key = createHash('sha256').update(email).digest('hex')
    const person = people.get(email) ?? { email, signer: new Wallet(`0x${key}`), solana: '1'.repeat(32) }
    people.set(email, person)
    return person
  }

  override mailCode(flow: Parameters<MailModel['mailCode']>[0]): void {
    super.mailCode(flow)
    if (flow.code !== undefined) this.codes.set(flow.email, flow.code)
  }

  override mailLink(_: string, open: () => void): void {
    this.links.push(open)
  }
}

/** Requests whose replies never wait, because nothing in the modal waits for them. */
const quiet = /SYNC_|SMART_ACCOUNT/

/** The document in the frame. */
interface Loaded {
  model: SocialFrame
  isReady: boolean
}

/** The frame of the embedded wallet: its documents, and the replies that are on their way to the page. */
export class WalletFrame {
  readonly mail = new Mailer()
  readonly stored: { person?: Person | undefined; chainId: string } = { chainId: 'eip155:1' }
  readonly violations: string[] = []
  /** The messages that the visitor has approved. */
  readonly approved = new Set<string>()
  /** Whether a document that is loaded from now on never says that it is ready. */
  isStuck = false
  /** Whether the next document waits until `release` is called. */
  isHeld = false
  document: Loaded | undefined
  /** Whether the frame says that it needs the visitor. */
  isNeeding = false
  /** The reply that the page got last. */
  #last: unknown
  readonly #dom: FakeDom
  readonly #page: Window
  readonly #requests: HeldRequests
  readonly #clock: Clock
  readonly #latency: number

  constructor(parts: { dom: FakeDom; page: Window; requests: HeldRequests; clock: Clock; latency: number }) {
    this.#dom = parts.dom
    this.#page = parts.page
    this.#requests = parts.requests
    this.#clock = parts.clock
    this.#latency = parts.latency
    this.#dom.onFrame = (frame) => this.#added(frame)
    this.#dom.onGone = () => this.#close()
  }

  get element(): FakeElement | undefined {
    return this.#dom.frames[0]
  }

  /** Whether the visitor sees the frame. */
  get isShown(): boolean {
    return this.#dom.dialogs.some(({ open }) => open)
  }

  /** Loads a document in place of the one before. */
  load(): void {
    const { element } = this
    if (!element) return
    this.#close()
    const loaded: Loaded = {
      isReady: false,
      model: new SocialFrame({
        origin: 'https://app.example',
        mail: this.mail,
        stored: this.stored,
        networks: ['eip155:1', 'eip155:10'],
        language: 'de',
        post: (message) => void this.#reply(loaded, message as { type: string; payload?: unknown }),
        reload: () => this.load(),
      }),
    }
    this.document = loaded
    if (this.isStuck) return element.fire('load')
    // A document says that it is ready before or after its own event, and all requests of the page come later.
    loaded.isReady = true
    if (this.#latency % 2 === 0) loaded.model.ready()
    element.fire('load')
    if (this.#latency % 2 === 1) loaded.model.ready()
  }

  /** Loads the document that was held back. */
  release(): void {
    this.isHeld = false
    if (!this.document) this.load()
  }

  /** The browser could not load the frame. */
  fail(): void {
    this.element?.fire('error')
  }

  /** A script of the page removes the frame. */
  removeByScript(): void {
    this.#dom.dialogs[0]?.remove()
  }

  /** The server refuses the page. */
  refuse(): void {
    this.#post({ type: unverifiedDomainType })
  }

  /** The frame needs the visitor for something other than a request, or needs the visitor no more. */
  need(isNeeded: boolean): void {
    this.isNeeding = isNeeded
    this.#post({ type: frameNeededType, payload: { isNeeded } })
  }

  /** The visitor answers the request that the frame shows. */
  decide(isApproved: boolean): void {
    const approval = this.document?.model.approval
    if (isApproved) this.approved.add(approval?.text.split('\n').at(-1) ?? '')
    approval?.decide(isApproved)
  }

  /** The page gets its latest reply once more. */
  repeat(): void {
    if (this.#last !== undefined) this.#post(this.#last)
  }

  #close(): void {
    this.document?.model.close()
    this.document = undefined
    this.isNeeding = false
  }

  #added(frame: FakeElement): void {
    frame.contentWindow = {
      postMessage: (data: unknown, to: string) => {
        if (to !== frameOrigin) this.violations.push(`a message for ${to}`)
        const { document } = this
        if (!document?.isReady) return void this.violations.push('a message to a document that is not ready')
        void document.model.receive(structuredClone(data))
      },
    }
    this.#clock.after(this.#latency, () => {
      if (this.element === frame && !this.document && !this.isHeld) this.load()
    })
  }

  async #reply(loaded: Loaded, message: { type: string; payload?: unknown }): Promise<void> {
    const name = message.type.slice(framePrefix.length)
    if (name === 'READY' || quiet.test(name)) return this.#post(message)
    try {
      await this.#requests.hold('frame', name, message.payload)
    } catch {
      // The reply is lost.
      return
    }
    // A document that was replaced sends nothing any more.
    if (this.document !== loaded) return
    this.#last = message
    this.#post(message)
  }

  #post(data: unknown): void {
    const source = this.element?.contentWindow
    if (!source) return
    this.#page.dispatchEvent(Object.assign(new Event('message'), { data, origin: frameOrigin, source }))
  }
}
