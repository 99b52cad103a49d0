import * as v from 'valibot'
import { authError } from '../../domain/errors/auth-errors'
import type { WalletModalError } from '../../domain/errors/errors'
import type { Platform } from '../../platform/platform'
import type { OfferedLogins } from './auth-client'
import { frameError } from './frame-error'
import type { ReplyPayload, RequestName, RequestPayload } from './protocol'
import {
  abortType,
  appPrefix,
  frameNeededSchema,
  offeredMessageSchema,
  framePrefix,
  readyMessageSchema,
  replyMessageSchema,
  requestSchemas,
  unverifiedDomainSchema,
} from './protocol'
import { classOfMethod } from '../../domain/wallets/rpc-methods'

/** Why the frame cannot be used. The page shows an alert for each. */
export type FrameFailure = 'iframe_load_failed' | 'iframe_request_timeout' | 'unverified_domain'

interface FrameClientDeps {
  platform: Pick<Platform, 'after' | 'uuid'>
  /** The window that receives the messages of the frame. */
  page: Window
  /** The origin of the frame. */
  origin: string
  /** Adds the frame to the page, if it is not there yet. */
  open: () => void
  /** The window of the frame; null while the frame is not in the page. */
  window: () => Window | null
  /** @param isLost true if the document in the frame cannot be used any more, so that the next request has to load the frame again */
  onFailure: (reason: FrameFailure, isLost: boolean) => void
  /** Called with true before a document gets its first request, and with false when no document can take requests any more. */
  onReady: (isReady: boolean) => void
  /** Called when the visitor has to do something in the frame before it can answer, and when that is over. */
  onNeeded: (isNeeded: boolean) => void
  /** Called when the frame names the logins that the wallet server is set up for. */
  onOffered: (offered: OfferedLogins) => void
}

interface Pending {
  name: RequestName
  method: string | undefined
  /** Posts the request. Left out for a request that is posted already. */
  post: (() => void) | undefined
  resolve: (payload: unknown) => void
  reject: (error: WalletModalError) => void
  cancelDeadline: () => void
  /** Stops listening to the signal of the caller. */
  unfollow: () => void
}

/** How long the frame may load, in milliseconds. */
export const loadTime = 20_000
/** How long a request that a visitor waits for may take, in milliseconds from the moment it is posted. */
export const requestTime = 30_000
/** How long any other request may take, in milliseconds. */
export const longRequestTime = 120_000
/** How long a request may take while the visitor has to do something in the frame, in milliseconds. */
export const visitorTime = 10 * 60_000
/** How long `init` waits after the frame is ready, in milliseconds. */
export const settleTime = 500

/** Requests that wait for the frame as long as it takes to load. */
const patient: ReadonlySet<RequestName> = new Set(['SYNC_DAPP_DATA', 'SYNC_THEME', 'SET_PREFERRED_ACCOUNT'])
/** Requests that a visitor waits for. */
const timed = new Set<RequestName>(['CONNECT_EMAIL', 'CONNECT_OTP', 'CONNECT_SOCIAL', 'GET_SOCIAL_REDIRECT_URI'])

/**
 * Sends requests to the frame and matches the replies. A message counts only if it comes from the window and the origin of the frame, and
 * if its type, its id and its payload fit a request that was posted. All other messages are dropped without an answer.
 */
export class FrameClient {
  readonly #deps: FrameClientDeps
  readonly #pending = new Map<string, Pending>()
  /** Aborted when the page has ended. From then on the frame is not added to the page any more. */
  readonly #page: AbortSignal
  #isReady = false
  /** READY has come since the last `load` event. A document that is loaded again says so before or after its own event. */
  #saidReady = false
  #loads = 0
  /** How many deadlines have passed since the last reply. */
  #misses = 0
  #isNeeded = false
  #settled: Promise<void> | undefined

  /** @param signal stops listening */
  constructor(deps: FrameClientDeps, signal: AbortSignal) {
    this.#deps = deps
    this.#page = signal
    deps.page.addEventListener('message', (event) => this.#receive(event), { signal })
    signal.addEventListener('abort', () => this.#rejectAll(() => authError('ABORTED')))
  }

  /** How many requests wait for a reply. */
  get pendingCount(): number {
    return this.#pending.size
  }

  /**
   * Waits until the frame is ready and another half second, once for all callers. After a failure, the next call tries again.
   * @throws WalletModalError FRAME_NOT_LOADED, FRAME_FAILED or another of auth-errors.ts
   */
  init(): Promise<void> {
    if (!this.#settled) {
      const { after } = this.#deps.platform
      const settled = this.#untilReady().then(() => new Promise<void>((resolve) => void after(settleTime, resolve)))
      this.#settled = settled
      settled.catch(() => {
        if (this.#settled === settled) this.#settled = undefined
      })
    }
    return this.#settled
  }

  /**
   * Sends a request and resolves with the payload of its reply.
   * @param signal aborts the wait for the reply
   * @throws WalletModalError FRAME_ERROR with the message of the frame, FRAME_NOT_LOADED, FRAME_TIMED_OUT, or another of auth-errors.ts
   * @throws valibot's ValiError for a payload that the frame would refuse
   */
  request<N extends RequestName>(name: N, payload: RequestPayload<N>, signal?: AbortSignal): Promise<ReplyPayload<N>> {
    const checked = v.parse(requestSchemas[name].payload, payload)
    return new Promise<unknown>((resolve, reject) => {
      if (signal?.aborted || this.#page.aborted) return reject(authError('REQUEST_ABORTED'))
      const id = this.#deps.platform.uuid()
      const abort = () => this.#abort(id, pending)
      const pending: Pending = {
        name,
        method: methodOf(checked),
        post: () => this.#post(id, name, checked),
        resolve,
        reject,
        cancelDeadline: () => {},
        unfollow: () => signal?.removeEventListener('abort', abort),
      }
      this.#pending.set(id, pending)
      signal?.addEventListener('abort', abort)
      this.#deps.open()
      if (this.#isReady) pending.post?.()
      else if (!patient.has(name))
        pending.cancelDeadline = this.#deps.platform.after(loadTime, () => this.#failLoading(id))
      return undefined
    }) as Promise<ReplyPayload<N>>
  }

  /**
   * Rejects the open requests to the wallet that need the visitor, and tells the frame, which then neither shows nor signs them. Requests
   * that only read go on.
   */
  abortRequests(): void {
    for (const [id, pending] of this.#pending)
      if (pending.name === 'RPC_REQUEST' && classOfMethod(pending.method ?? '') !== 'safe') this.#abort(id, pending)
  }

  /** Rejects the open requests that the frame needs the visitor for, and tells the frame. */
  stopNeeding(): void {
    if (!this.#isNeeded) return
    for (const [id, pending] of this.#posted()) this.#abort(id, pending)
  }

  /** Called for the `load` event of the frame. A second one means that the frame was loaded again, so no reply comes any more. */
  loaded(): void {
    this.#loads += 1
    if (this.#loads > 1) this.#restart(this.#saidReady)
    this.#saidReady = false
  }

  /** Called for the `error` event of the frame. */
  failed(): void {
    this.#rejectAll(() => authError('FRAME_FAILED'))
  }

  /** Called when the frame was removed from the page. */
  removed(): void {
    this.#loads = 0
    this.#restart(false)
  }

  /** Waits for READY like a request that is never posted, so that it has the deadline and the endings of a request. */
  #untilReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#page.aborted) return reject(authError('ABORTED'))
      this.#deps.open()
      if (this.#isReady) return resolve()
      const id = this.#deps.platform.uuid()
      const post = () => this.#settle(id)?.resolve(undefined)
      const cancelDeadline = this.#deps.platform.after(loadTime, () => this.#failLoading(id))
      this.#pending.set(id, {
        name: 'GET_CHAIN_ID',
        method: undefined,
        post,
        resolve: () => resolve(),
        reject,
        cancelDeadline,
        unfollow: () => {},
      })
      return undefined
    })
  }

  #abort(id: string, pending: Pending): void {
    this.#settle(id)
    pending.reject(authError('REQUEST_ABORTED'))
    if (!pending.post) this.#deps.window()?.postMessage({ type: abortType, id }, this.#deps.origin)
  }

  #restart(isReady: boolean): void {
    this.#isReady = isReady
    this.#misses = 0
    this.#settled = undefined
    this.#rejectAll(({ method, post }) => authError(!post && sends(method) ? 'REQUEST_LOST' : 'FRAME_RESTARTED'))
    this.#deps.onReady(isReady)
  }

  #receive(event: MessageEvent): void {
    if (event.origin !== this.#deps.origin || event.source === null || event.source !== this.#deps.window()) return
    const data: unknown = event.data
    if (v.is(readyMessageSchema, data)) return this.#ready()
    if (v.is(unverifiedDomainSchema, data)) return this.#refused()
    if (v.is(frameNeededSchema, data)) return this.#setNeeded(data.payload.isNeeded)
    if (v.is(offeredMessageSchema, data)) return this.#deps.onOffered(data.payload)
    if (!v.is(replyMessageSchema, data)) return
    const pending = this.#pending.get(data.id)
    if (!pending || pending.post) return
    if (data.type === `${framePrefix}${pending.name}_SUCCESS`) {
      const reply = v.safeParse(requestSchemas[pending.name].reply, data.payload)
      if (!reply.success) return
      this.#answered(data.id)
      pending.resolve(reply.output)
    } else if (data.type === `${framePrefix}${pending.name}_ERROR`) {
      this.#answered(data.id)
      pending.reject(frameError(data.payload))
    }
  }

  #ready(): void {
    this.#saidReady = true
    if (this.#isReady) return
    this.#isReady = true
    const waiting = [...this.#pending.values()]
    this.#deps.onReady(true)
    for (const { post, cancelDeadline } of waiting) {
      cancelDeadline()
      post?.()
    }
  }

  #post(id: string, name: RequestName, payload: unknown): void {
    const pending = this.#pending.get(id)
    const frame = this.#deps.window()
    if (!pending || !frame) return
    pending.post = undefined
    if (name !== 'RPC_REQUEST') {
      const isWithVisitor = this.#isNeeded || name === 'CONNECT_FARCASTER'
      const time = isWithVisitor ? visitorTime : timed.has(name) ? requestTime : longRequestTime
      pending.cancelDeadline = this.#deps.platform.after(time, () => this.#timeOut(id))
    }
    frame.postMessage({ type: `${appPrefix}${name}`, id, ...(payload !== undefined && { payload }) }, this.#deps.origin)
  }

  /** The requests that the frame has got, but for those to the wallet: the page shows the frame for each of them anyway. */
  #posted(): readonly [string, Pending][] {
    return [...this.#pending].filter(([, { name, post }]) => !post && name !== 'RPC_REQUEST')
  }

  /** The frame needs the visitor only for a request that it has got. A person takes longer than a frame, so the deadlines change. */
  #setNeeded(isNeeded: boolean): void {
    const posted = this.#posted()
    if (isNeeded === this.#isNeeded || (isNeeded && posted.length === 0)) return
    this.#isNeeded = isNeeded
    for (const [id, pending] of posted) {
      pending.cancelDeadline()
      const time = isNeeded ? visitorTime : longRequestTime
      pending.cancelDeadline = this.#deps.platform.after(time, () => this.#timeOut(id))
    }
    this.#deps.onNeeded(isNeeded)
  }

  #failLoading(id: string): void {
    this.#end(id, 'FRAME_NOT_LOADED')
    this.#deps.onFailure('iframe_load_failed', true)
  }

  /** One late reply does not load the frame again, because the frame keeps a started login in memory. */
  #timeOut(id: string): void {
    this.#misses += 1
    this.#end(id, 'FRAME_TIMED_OUT')
    this.#deps.onFailure('iframe_request_timeout', this.#misses > 1)
  }

  /** One deadline ends all requests, because a frame that does not answer one request does not answer the others. */
  #end(id: string, code: 'FRAME_NOT_LOADED' | 'FRAME_TIMED_OUT'): void {
    this.#settle(id)?.reject(authError(code))
    // The frame is told, so that the visitor cannot approve later what the page has given up.
    for (const [other, pending] of this.#pending) if (pending.name === 'RPC_REQUEST') this.#abort(other, pending)
    this.#rejectAll(() => authError('ABORTED'))
  }

  #refused(): void {
    this.#rejectAll(() => authError('FRAME_NOT_LOADED'))
    this.#deps.onFailure('unverified_domain', true)
  }

  #rejectAll(errorFor: (pending: Pending) => WalletModalError): void {
    for (const [id, pending] of this.#pending) {
      this.#settle(id)
      pending.reject(errorFor(pending))
    }
  }

  #answered(id: string): void {
    this.#misses = 0
    this.#settle(id)
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id)
    pending?.cancelDeadline()
    pending?.unfollow()
    this.#pending.delete(id)
    if (this.#posted().length === 0) this.#setNeeded(false)
    return pending
  }
}

/** Whether a method of the wallet sends transactions. If such a request ends without an answer, a transaction may have been sent. */
function sends(method: string | undefined): boolean {
  return method?.toLowerCase().includes('send') ?? false
}

function methodOf(payload: unknown): string | undefined {
  return v.is(v.object({ method: v.string() }), payload) ? payload.method : undefined
}
