import { abortType, appPrefix } from '../../template/src/wallet-modal/connectors/auth-frame/protocol'
import { openParentChannel } from '../../template/src/wallet-modal/wallet-frame/channel/parent-channel'
import type { FrameWindow } from '../../template/src/wallet-modal/wallet-frame/platform'
import type { Random } from '../fuzz/random'
import { createRandom } from '../fuzz/random'
import { anyOf } from './any-of'
import { spoilRequest, validRequest } from './valid-messages'
import { flush } from './page-world'
import { ReceivedMessage, createReceiver } from './received'
import type { CaseRange, Part, PartReport } from './report'
import { count, fail } from './report'
import { exchanges } from './requests-and-replies'
import { spoilOrigin } from './spoil'

const controlEvery = 250
const app = 'https://app.example'
const apps = [app, 'https://shop.example:8443']
/** The request that waits for the visitor all the time. */
const waiting = { type: `${appPrefix}RPC_REQUEST`, id: 'waiting-000001', payload: exchanges.RPC_REQUEST.payload }

interface Posted {
  type: string
  id?: string
}

type Kind = 'source' | 'origin' | 'data' | 'type' | 'id'

const port = new MessageChannel().port1

/** A frame with the product's own channel, in a page that the test drives. */
class FrameSide {
  readonly #parent = {
    postMessage: (message: Posted, origin: string) => void this.#posted.push({ ...message, origin }),
  }
  readonly #receiver = createReceiver()
  readonly #posted: (Posted & { origin: string })[] = []
  readonly #channel: { close(): void }
  readonly #report: PartReport
  #now = 0
  #seen = 0
  #isAborted = false

  constructor(report: PartReport) {
    this.#report = report
    const window = {
      ...this.#receiver.window,
      parent: this.#parent,
      document: { referrer: '' },
    } as unknown as FrameWindow
    this.#channel = openParentChannel({
      platform: { window, now: () => this.#now },
      config: { apps },
      say: () => Promise.resolve(undefined),
      answer: ({ signal }) => {
        this.#seen += 1
        if (this.#seen > 1) return Promise.resolve({ isConnected: true })
        signal.addEventListener('abort', () => (this.#isAborted = true))
        return new Promise(() => {})
      },
    })
    this.#take(app, waiting)
    if (this.#seen !== 1) throw new Error('The first request was not taken')
  }

  forge(random: Random, repeat: string): void {
    const { kind, message } = this.#forged(random)
    count(this.#report, kind)
    const before = this.#state()
    this.#receiver.receive(message)
    const { reads } = message
    const isReached = kind === 'source' ? reads.source > 0 : kind === 'origin' ? reads.origin > 0 : reads.data > 0
    if (!isReached) fail(this.#report, repeat, `${kind}: The guard was not reached`, message.parts)
    if (this.#state() !== before) fail(this.#report, repeat, `${kind}: It had an effect`, message.parts)
  }

  /** What forged messages led to later, and a valid request, which is answered once. */
  async control(random: Random, repeat: string): Promise<void> {
    const before = this.#counts()
    await flush()
    if (this.#counts().posted !== before.posted) fail(this.#report, repeat, 'A forged request was answered')
    this.#now += 60_000
    const origin = random.pick(apps)
    const payload = exchanges.IS_CONNECTED.payload ?? {}
    const data = { type: `${appPrefix}IS_CONNECTED`, id: `control-${random.letters(8)}`, payload }
    this.#take(origin, data)
    await flush()
    const after = this.#counts()
    const post = this.#posted.at(-1)
    const isRight = post?.origin === origin && post.id === data.id
    if (isRight && after.posted === before.posted + 1 && after.seen === before.seen + 1) this.#report.controls += 1
    else fail(this.#report, repeat, 'The valid request was not answered', data)
  }

  /** The request that waits is still there: the page that sent it may end it. */
  async end(repeat: string): Promise<void> {
    if (this.#isAborted) fail(this.#report, repeat, 'A forged message ended a request')
    this.#take(app, { type: abortType, id: waiting.id })
    if (this.#isAborted) this.#report.controls += 1
    else fail(this.#report, repeat, 'The message that ends a request was not taken')
    await flush()
    this.#channel.close()
  }

  #forged(random: Random): { kind: Kind; message: ReceivedMessage } {
    const parent = this.#parent
    const { window } = this.#receiver
    const message = validRequest(random, waiting.id)
    const make = (kind: Kind, parts: { source?: unknown; origin?: unknown; data?: unknown }) => ({
      kind,
      message: new ReceivedMessage({ source: parent, origin: random.pick(apps), data: message, ...parts }),
    })
    return random.pick<() => ReturnType<typeof make>>([
      () => {
        const sources = [null, undefined, window, {}, { ...parent }, new Proxy(parent, {}), port, 0, '']
        return make('source', { source: anyOf(sources, random) })
      },
      () => make('origin', { origin: spoilOrigin(random.pick(apps), random) }),
      () => {
        const { kind, data } = spoilRequest(message, random)
        return make(kind, { data })
      },
    ])()
  }

  /** A message that the page sends. */
  #take(origin: string, data: unknown): void {
    this.#receiver.receive(new ReceivedMessage({ source: this.#parent, origin, data }))
  }

  #counts() {
    return { posted: this.#posted.length, seen: this.#seen }
  }

  #state(): string {
    return `${this.#posted.length} ${this.#seen} ${this.#isAborted}`
  }
}

/** Forged requests to the frame. None may be answered, and none may reach the wallet. */
export const requests: Part = {
  name: 'requests',
  count: 1_000_000,
  block: 10_000,
  async run({ seed, from, to }: CaseRange, report) {
    const frame = new FrameSide(report)
    for (let index = from; index < to; index += 1) {
      const random = createRandom(seed, index)
      const repeat = `--part requests --seed ${seed} --case ${index}`
      frame.forge(random, repeat)
      if (random.oneIn(controlEvery)) await frame.control(random, repeat)
    }
    await frame.control(createRandom(seed, -1 - from), `--part requests --seed ${seed} --case ${to - 1}`)
    await frame.end(`--part requests --seed ${seed} --case ${to - 1}`)
  },
}
