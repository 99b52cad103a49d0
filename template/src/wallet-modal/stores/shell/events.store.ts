import { makeAutoObservable, observableRef } from 'mobx'
import { WalletModalError, isRecord, messageOf } from '../../domain/errors/errors'
import type { AnalyticsEvent, ErrorCategory, EventRecord } from '../../domain/events'
import type { Platform } from '../../platform/platform'

interface EventsDeps {
  platform: Platform
  /** Returns the connected address. */
  address: () => string | undefined
}

const created: EventRecord = {
  eventId: '',
  url: '',
  domain: '',
  timestamp: 0,
  props: { event: 'MODAL_CREATED', address: undefined },
}

/** Records events and passes them to listeners. Sends nothing itself. */
export class EventsStore {
  last: EventRecord = created
  readonly #deps: EventsDeps
  readonly #listeners = new Set<(record: EventRecord) => void>()
  /** The errors that were already tracked. An error passes through several stores on its way up, and is tracked once. */
  readonly #errors = new WeakSet<object>()

  constructor(deps: EventsDeps) {
    this.#deps = deps
    makeAutoObservable(this, { last: observableRef })
  }

  track(event: AnalyticsEvent): void {
    const { platform, address } = this.#deps
    const props = { ...event, address: address() }
    this.last = { eventId: platform.uuid(), ...platform.location(), timestamp: platform.now(), props }
    for (const listener of this.#listeners) {
      try {
        listener(this.last)
      } catch (error) {
        // An error of a listener must not interrupt the modal.
        platform.log.error('A listener of the events threw.', error)
      }
    }
  }

  /**
   * Tracks an error, unless the visitor rejected or the operation was aborted. An unreadable answer has its own category.
   * @param where the category for all other errors. Default: 'INTERNAL_SDK_ERROR'
   */
  trackError(error: unknown, where: ErrorCategory = 'INTERNAL_SDK_ERROR'): void {
    if (isDecision(error)) return
    if (isRecord(error)) {
      if (this.#errors.has(error)) return
      this.#errors.add(error)
    }
    const category = isUnreadable(error) ? 'DATA_PARSING_ERROR' : where
    const { name, stack = '' } = error instanceof Error ? error : new Error()
    const properties = { errorType: name, errorMessage: messageOf(error), stackTrace: stack, uncaught: false }
    this.track({ event: category, properties })
  }

  /** Logs and tracks an error whose effect is visible to the visitor. */
  reportError(message: string, error: unknown): void {
    this.#deps.platform.log.error(message, error)
    this.trackError(error)
  }

  /**
   * Calls back for every event from now on. Returns a function that stops it.
   * @throws WalletModalError 'The listener must be a function'
   */
  subscribe(listener: (record: EventRecord) => void): () => void {
    if (typeof listener !== 'function') throw new WalletModalError('LISTENER_NOT_A_FUNCTION')
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

/** Whether the visitor rejected, or the operation was aborted. */
function isDecision(error: unknown): boolean {
  return isRecord(error) && (error['code'] === 'USER_REJECTED' || error['name'] === 'AbortError')
}

function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && isUnreadable(error.cause))
}
