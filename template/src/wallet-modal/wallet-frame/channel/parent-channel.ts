import * as v from 'valibot'
import type { RequestName, Shown } from '../../connectors/auth-frame/protocol'
import {
  abortMessageSchema,
  appPrefix,
  frameNeededType,
  framePrefix,
  isRequestName,
  maxErrorLength,
  protocolVersion,
  readyType,
  requestMessageSchema,
  requestSchemas,
} from '../../connectors/auth-frame/protocol'
import type { FrameConfig } from '../config'
import { FrameError, errorCodes, invalidParams } from '../frame-error'
import type { FramePlatform, FrameWindow } from '../platform'
import { createRateLimit } from './rate-limit'

/** Who sent a request, and what the frame can tell that page. */
export interface PageRequest {
  /** The origin of the page that embeds the frame. */
  origin: string
  /** Aborts when the page has given the request up. */
  signal: AbortSignal
  /** Tells the page that the visitor has to do something in the frame before there is a reply, or that this is over. */
  needFrame(isNeeded: boolean): void
}

/** A request of the page whose form has been checked. */
interface FrameRequest extends PageRequest {
  name: RequestName
  payload: unknown
}

/** Answers a request with the payload of the reply. */
export type Answer = (request: FrameRequest) => Promise<unknown>

/** Finds the sentence for the visitor about an error. The promise never rejects, and settles within seconds. */
export type Say = (error: unknown) => Promise<Shown | undefined>

interface ParentChannel {
  /** Sends the page a message that is not the answer to a request. */
  tell(message: unknown): void
  /** Tells the page that the frame is loaded. */
  ready(): void
  /** Stops listening. */
  close(): void
}

interface ChannelOptions {
  platform: Pick<FramePlatform, 'window' | 'now'>
  config: Pick<FrameConfig, 'apps'>
  answer: Answer
  say: Say
}

const requestsPerMinute = 120

/**
 * The origins that READY is posted to: the origin of the embedding page if the browser names it, else every origin of `apps`. A frame that
 * has reloaded itself is its own referrer, so `ancestorOrigins` is read first. Firefox does not have `ancestorOrigins`.
 */
function readyOrigins({ document, location }: FrameWindow, apps: readonly string[]): readonly string[] {
  const { referrer } = document
  const ancestors: ArrayLike<string> | undefined = location.ancestorOrigins
  const embedder = ancestors?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined)
  const app = apps.find((origin) => origin === embedder)
  return app === undefined ? apps : [app]
}

/**
 * What the page gets of an error. Here it is decided that its message is in English in every language: the code of an app gets it, as from any other wallet, and
 * developers read it. The modal shows the sentence in the language of its visitor in place of the message.
 */
function toErrorPayload(error: unknown, shown: Shown | undefined): { message: string; code: number; shown?: Shown } {
  const known = error instanceof FrameError ? error : new FrameError('The wallet could not do this. Try again')
  const message = known.message.slice(0, maxErrorLength) || 'An error occurred'
  return { message, code: known.code, ...(shown && { shown }) }
}

/**
 * Listens to the page that embeds the frame. A message is taken only when it comes from the parent window, from an origin of the
 * list, and has the form of a request. All other messages are dropped without an answer.
 */
export function openParentChannel({ platform, config, answer, say }: ChannelOptions): ParentChannel {
  const { window } = platform
  const limit = createRateLimit(requestsPerMinute, 60_000, platform.now)
  const listening = new AbortController()
  /** What ends the open requests, by the id of each. */
  const open = new Map<string, AbortController>()

  const post = (origin: string, message: unknown) => window.parent.postMessage(message, origin)
  const needFrame = (origin: string, isNeeded: boolean) => {
    if (!listening.signal.aborted) post(origin, { type: frameNeededType, payload: { isNeeded } })
  }

  const settle = async (name: RequestName, payload: unknown, origin: string, signal: AbortSignal): Promise<unknown> => {
    if (!limit.take(origin)) throw new FrameError('Too many requests. Try again in a minute', errorCodes.limitExceeded)
    const checked = v.safeParse(requestSchemas[name].payload, payload)
    if (!checked.success) throw invalidParams(`The request ${name} does not have the right form`)
    return answer({
      name,
      payload: checked.output,
      origin,
      signal,
      needFrame: (isNeeded) => needFrame(origin, isNeeded),
    })
  }

  const receive = async ({ source, origin, data }: MessageEvent<unknown>): Promise<void> => {
    if (source !== window.parent || !config.apps.includes(origin)) return
    if (v.is(abortMessageSchema, data)) return open.get(data.id)?.abort()
    if (!v.is(requestMessageSchema, data)) return
    const { type, id, payload } = data
    const name = type.slice(appPrefix.length)
    if (!isRequestName(name)) return
    const ending = new AbortController()
    if (!open.has(id)) open.set(id, ending)
    let reply: { type: string; id: string; payload: unknown }
    try {
      reply = { type: `${framePrefix}${name}_SUCCESS`, id, payload: await settle(name, payload, origin, ending.signal) }
    } catch (error) {
      reply = { type: `${framePrefix}${name}_ERROR`, id, payload: toErrorPayload(error, await say(error)) }
    }
    if (open.get(id) === ending) open.delete(id)
    if (!listening.signal.aborted && !ending.signal.aborted) post(origin, reply)
  }

  window.addEventListener('message', (event) => void receive(event), { signal: listening.signal })
  const tell = (message: unknown) => {
    for (const origin of readyOrigins(window, config.apps)) post(origin, message)
  }
  return {
    tell,
    ready: () => tell({ type: readyType, payload: { version: protocolVersion } }),
    close: () => listening.abort(),
  }
}
