import { shownTexts } from '../../../../domain/errors/errors'
import { createFakePlatform } from '../../../../testing/fake-platform'
import { AuthFrame } from '../../auth-frame'
import { AuthMemory } from '../../auth-memory'
import { FrameClient, settleTime } from '../../frame-client'
import type { RequestName, RequestPayload } from '../../protocol'
import type { Outcome, PageSide } from './frame-world'

interface PageOptions {
  /** The window that the frame posts to. */
  page: Window
  /** The origin of the frame. */
  origin: string
  /** Adds the frame to the page. */
  open: () => void
  window: () => Window | null
  /** Shows the frame, or hides it. */
  setShown: (isShown: boolean) => void
}

/** An event that happens once, and a promise that waits for it. */
function createMoment() {
  let come = () => {}
  const promise = new Promise<void>((resolve) => (come = resolve))
  return { promise, come }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The page of a contract test. Its clock moves only in `passTime`, so that no deadline ends a request by accident. */
export class ContractPage implements PageSide {
  readonly wallet: AuthFrame
  readonly #options: PageOptions
  readonly #platform = createFakePlatform()
  readonly #client: FrameClient
  readonly #signal: AbortSignal
  readonly #posted: unknown[] = []
  readonly #giveUps = new Set<AbortController>()
  readonly #ready = createMoment()
  readonly #reloaded = createMoment()
  #lastId: string | undefined
  #loads = 0
  #approvals = 0

  /** @param signal stops the page's client */
  constructor(options: PageOptions, signal: AbortSignal) {
    const { page, origin, open, window, setShown } = options
    const platform = { ...this.#platform, uuid: () => (this.#lastId = this.#platform.uuid()) }
    this.#options = options
    page.addEventListener('message', ({ source, data }) => void (source === window() && this.#posted.push(data)), {
      signal,
    })
    const client = new FrameClient(
      {
        platform,
        page,
        origin,
        open,
        window,
        onFailure: () => {},
        onReady: (isReady) => isReady && this.#ready.come(),
        onOffered: () => {},
        onNeeded: setShown,
      },
      signal,
    )
    this.#client = client
    this.wallet = new AuthFrame({ client, memory: new AuthMemory(platform, 'contract'), platform })
    this.#signal = signal
  }

  /** Loads the frame, and waits until it takes requests. */
  async start(): Promise<void> {
    const started = this.#client.init()
    await this.#ready.promise
    await this.#platform.advance(settleTime)
    await started
  }

  /** Called for the `load` event of the frame. */
  loaded(): void {
    this.#client.loaded()
    this.#loads += 1
    if (this.#loads > 1) this.#reloaded.come()
  }

  connectDevice(): Promise<void> {
    return this.wallet.connectDevice(this.#signal)
  }

  async request(name: RequestName, payload?: unknown): Promise<Outcome> {
    const giveUp = new AbortController()
    this.#lastId = undefined
    let answer: Promise<unknown>
    try {
      // The schema of the request checks the payload.
      answer = this.#client.request(name, payload as RequestPayload<typeof name>, giveUp.signal)
    } catch (error) {
      return { id: this.#lastId, error: messageOf(error) }
    }
    const id = this.#lastId
    this.#giveUps.add(giveUp)
    if (name === 'RPC_REQUEST') this.#showApproval(1)
    try {
      return { id, reply: await answer }
    } catch (error) {
      const shown = shownTexts.get(Object(error))
      return { id, error: messageOf(error), shown: typeof shown === 'function' ? undefined : shown }
    } finally {
      this.#giveUps.delete(giveUp)
      if (name === 'RPC_REQUEST') this.#showApproval(-1)
    }
  }

  async giveUp(): Promise<void> {
    this.#client.abortRequests()
    for (const giveUp of this.#giveUps) giveUp.abort()
  }

  async post(data: unknown): Promise<void> {
    this.#options.window()?.postMessage(data, this.#options.origin)
  }

  async posted(): Promise<readonly unknown[]> {
    return [...this.#posted]
  }

  passTime(milliseconds: number): Promise<void> {
    return this.#platform.advance(milliseconds)
  }

  untilReloaded(): Promise<void> {
    return this.#reloaded.promise
  }

  async open(): Promise<{ requests: number; timers: number }> {
    return { requests: this.#client.pendingCount, timers: this.#platform.waiting() }
  }

  /** As the modal does, shows the frame while a request waits for an approval. */
  #showApproval(change: 1 | -1): void {
    this.#approvals += change
    this.#options.setShown(this.#approvals > 0)
  }
}
