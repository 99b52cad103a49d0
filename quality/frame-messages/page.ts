import {
  appPrefix,
  frameNeededType,
  framePrefix,
  readyType,
  unverifiedDomainType,
} from '../../template/src/wallet-modal/connectors/auth-frame/protocol'
import type { RequestName } from '../../template/src/wallet-modal/connectors/auth-frame/protocol'
import type { Random } from '../fuzz/random'
import { createRandom } from '../fuzz/random'
import { anyOf } from './any-of'
import { validReply } from './valid-messages'
import type { PageSide } from './page-world'
import { createPage, flush, frameOrigin } from './page-world'
import { ReceivedMessage } from './received'
import type { CaseRange, Part, PartReport } from './report'
import { count, fail } from './report'
import { exchanges, requestNames } from './requests-and-replies'
import { spoilData, spoilId, spoilOrigin, spoilType } from './spoil'

/** About every how many messages a valid one comes in between. */
const controlEvery = 250

/** A message of the frame that would have an effect, and how it can be spoiled. */
interface Valid {
  side: PageSide
  message: { type: string; id?: string; payload?: unknown }
  brokenPayloads: readonly unknown[]
}

interface Forged {
  kind: 'source' | 'origin' | 'data' | 'type' | 'id' | 'payload' | 'throws'
  message: ReceivedMessage
}

/** What data that throws when somebody looks at it throws. */
const ownError = new Error('forged')
const port = new MessageChannel().port1

const otherTypes = [...requestNames, 'READY', 'UNVERIFIED_DOMAIN', 'FRAME_NEEDED']

class Attack {
  readonly #page: ReturnType<typeof createPage>
  readonly #report: PartReport
  readonly #ids = new Map<RequestName, string>()
  readonly #settledIds: string[] = ['00000000-0000-4000-a000-000000000000']

  constructor(random: Random, report: PartReport) {
    this.#page = createPage(random)
    this.#report = report
  }

  /** One frame has said READY and has got a request of every name; the other has got nothing yet. */
  async start(random: Random): Promise<void> {
    const { used, loading } = this.#page
    loading.isOpen = !random.oneIn(4)
    await this.#take(used, { type: readyType, payload: { version: '4' } })
    for (const name of requestNames) {
      await this.#request(used, name)
      void loading.client.request('GET_CHAIN_ID', undefined).catch(() => {})
    }
    if (used.client.pendingCount !== requestNames.length) throw new Error('Not every request was sent')
    if (loading.effects.posted > 0) throw new Error('A frame that is not ready was asked')
  }

  forge(random: Random, repeat: string): void {
    const valid = this.#valid(random)
    const { kind, message } = this.#forged(valid, random)
    count(this.#report, kind)
    const before = this.#state()
    const thrown = this.#page.receive(message)
    const what = this.#wrong(kind, message, thrown) ?? (this.#state() === before ? undefined : 'It had an effect')
    if (what !== undefined) fail(this.#report, repeat, `${kind}: ${what}`, message.parts)
  }

  /** A valid reply settles its request, with all requests before and after it still open. */
  async control(random: Random, repeat: string): Promise<void> {
    const { used } = this.#page
    const name = random.pick(requestNames)
    const before = this.#counts(used)
    await this.#take(used, {
      type: `${framePrefix}${name}_SUCCESS`,
      id: this.#idOf(name),
      payload: exchanges[name].reply,
    })
    await flush()
    const after = this.#counts(used)
    this.#settledIds.push(this.#idOf(name))
    if (after.settled !== before.settled + 1 || after.pending !== before.pending - 1)
      fail(this.#report, repeat, `The valid reply to ${name} was not taken`)
    else this.#report.controls += 1
    await this.#request(used, name)
    if (used.client.pendingCount !== requestNames.length) fail(this.#report, repeat, `${name} was not sent again`)
  }

  /** At the end, no request has settled but by a control, and READY of the right window still starts the other frame. */
  async end(controls: number, repeat: string): Promise<void> {
    const { used, loading, dispose } = this.#page
    await flush()
    if (used.effects.settled !== controls) fail(this.#report, repeat, 'A request has settled by itself')
    loading.isOpen = true
    await this.#take(loading, { type: readyType, payload: {} })
    if (loading.effects.posted === requestNames.length) this.#report.controls += 1
    else fail(this.#report, repeat, 'READY of the right window was not taken')
    dispose()
    await flush()
  }

  #wrong(kind: Forged['kind'], { reads }: ReceivedMessage, thrown: readonly unknown[]): string | undefined {
    // Only a script of the page itself can make data that throws. Then it gets its own error back.
    if (thrown.some((error) => kind !== 'throws' || error !== ownError)) return `It threw ${String(thrown[0])}`
    // Both frames look at the origin and the window of a message; only the one that it comes from looks at its data.
    const isReached = kind === 'origin' ? reads.origin >= 2 : kind === 'source' ? reads.source >= 2 : reads.data >= 1
    return isReached ? undefined : 'The guard was not reached'
  }

  /** A valid message to one of the frames. */
  #valid(random: Random): Valid {
    const { used, loading } = this.#page
    if (random.oneIn(10))
      return {
        side: loading,
        message: { type: readyType, payload: { version: '4' } },
        brokenPayloads: [undefined, null, 'text', 7, { version: 4 }, { version: 'x'.repeat(201) }],
      }
    if (random.oneIn(20)) return { side: used, message: { type: unverifiedDomainType }, brokenPayloads: [] }
    if (random.oneIn(20))
      return {
        side: used,
        message: { type: frameNeededType, payload: { isNeeded: true } },
        brokenPayloads: [undefined, null, 'text', {}, { isNeeded: 'true' }, { isNeeded: 1 }],
      }
    const name = random.pick(requestNames)
    const message = validReply(random, name, this.#idOf(name))
    const isError = message.type.endsWith('_ERROR')
    return { side: used, message, brokenPayloads: isError ? [] : exchanges[name].broken }
  }

  #forged({ side, message, brokenPayloads }: Valid, random: Random): Forged {
    const { used, loading, window } = this.#page
    const right = { source: side.isOpen ? side.frame : null, origin: frameOrigin, data: message }
    const other = side === used ? loading : used
    const forge = (
      kind: Forged['kind'],
      parts: Partial<typeof right> | { source?: unknown; origin?: unknown; data?: unknown },
    ): Forged => ({
      kind,
      message: new ReceivedMessage({ ...right, ...parts }),
    })
    if (!side.isOpen) return forge('source', { source: anyOf([null, undefined, side.frame, window], random) })
    const spoiled = (name: 'type' | 'id' | 'payload', value: unknown) =>
      forge(name, { data: { ...message, [name]: value } })
    return random.pick<() => Forged>([
      () => {
        const sources = [
          null,
          undefined,
          window,
          {},
          { ...side.frame },
          new Proxy(side.frame, {}),
          port,
          other.frame,
          0,
        ]
        const source = anyOf(sources, random)
        // The other frame may say READY for itself only.
        const isOwn = source === other.frame && message.id === undefined
        return forge('source', { source: isOwn ? null : source })
      },
      () => forge('origin', { origin: spoilOrigin(frameOrigin, random) }),
      () => forge('data', { data: spoilData(message, random) }),
      () => spoiled('type', spoilType(message.type, framePrefix, otherTypes, random)),
      () => {
        const { id } = message
        if (id === undefined) return spoiled('type', spoilType(message.type, framePrefix, otherTypes, random))
        return spoiled('id', spoilId(id, [...this.#settledIds.slice(-3), loading.lastId], random))
      },
      () => {
        if (brokenPayloads.length === 0) return forge('origin', { origin: spoilOrigin(frameOrigin, random) })
        return spoiled('payload', anyOf(brokenPayloads, random))
      },
      () => (random.oneIn(8) ? forge('throws', { data: throwing(message, random) }) : forge('source', { source: {} })),
    ])()
  }

  async #request(side: PageSide, name: RequestName): Promise<void> {
    side.send(name).then(
      () => void (side.effects.settled += 1),
      () => {},
    )
    await flush()
    this.#ids.set(name, side.idByType.get(`${appPrefix}${name}`) ?? '')
  }

  #idOf(name: RequestName): string {
    return this.#ids.get(name) ?? ''
  }

  async #take(side: PageSide, data: unknown): Promise<void> {
    const [error] = this.#page.receive(new ReceivedMessage({ source: side.frame, origin: frameOrigin, data }))
    if (error !== undefined) throw error
  }

  #counts({ client, effects }: PageSide) {
    return { pending: client.pendingCount, settled: effects.settled }
  }

  /** Everything that a message may change, as one text. */
  #state(): string {
    const { used, loading } = this.#page
    return [used, loading]
      .map(
        ({ client, effects: { posted, offers, failures, needs, timers, stored } }) =>
          `${client.pendingCount} ${posted} ${offers} ${failures} ${needs} ${timers} ${stored}`,
      )
      .join()
  }
}

/** Data that throws when one of its properties is read. No window can post it, but a script can dispatch an event with it. */
function throwing(message: object, random: Random): object {
  const explode = (): never => {
    throw ownError
  }
  const property = random.pick(['type', 'id', 'payload'])
  return random.oneIn(2)
    ? new Proxy({ ...message, id: 'other-id-000001', type: 'none' }, { get: explode, has: explode, ownKeys: explode })
    : Object.defineProperty({ ...message, id: 'other-id-000001', type: 'none' }, property, { get: explode })
}

/** Forged messages to the page's client. Nothing may happen. */
export const page: Part = {
  name: 'page',
  count: 12_000_000,
  block: 10_000,
  async run({ seed, from, to }: CaseRange, report) {
    const first = createRandom(seed, -1 - from)
    const attack = new Attack(first, report)
    await attack.start(first)
    let controls = 0
    for (let index = from; index < to; index += 1) {
      const random = createRandom(seed, index)
      const repeat = `--part page --seed ${seed} --case ${index}`
      attack.forge(random, repeat)
      if (!random.oneIn(controlEvery)) continue
      await attack.control(random, repeat)
      controls += 1
    }
    await attack.end(controls, `--part page --seed ${seed} --case ${to - 1}`)
  },
}
