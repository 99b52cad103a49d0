import { makeAutoObservable, observableRef } from 'mobx'
import { WalletModalError } from '../domain/errors'
import type { AnalyticsEvent, EventRecord } from '../domain/events'
import type { Logger } from '../platform/platform'

/** The last thing that happened, and who wants to know. Nothing is sent anywhere from here. */
export class EventsStore {
  last: EventRecord
  readonly #now: () => number
  readonly #log: Logger | undefined
  readonly #listeners = new Set<(record: EventRecord) => void>()

  constructor(now: () => number, log?: Logger) {
    this.#now = now
    this.#log = log
    this.last = { timestamp: 0, data: { event: 'MODAL_CREATED' } }
    makeAutoObservable(this, { last: observableRef })
  }

  track(data: AnalyticsEvent): void {
    this.last = { timestamp: this.#now(), data }
    for (const listener of this.#listeners) {
      try {
        listener(this.last)
      } catch (error) {
        // What the host does with an event must not keep the modal from its work.
        this.#log?.error('A listener of the events threw.', error)
      }
    }
  }

  /**
   * Calls back for every event from now on; returns what stops it.
   * @throws WalletModalError 'The listener must be a function'
   */
  subscribe(listener: (record: EventRecord) => void): () => void {
    if (typeof listener !== 'function') throw new WalletModalError('LISTENER_NOT_A_FUNCTION')
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
