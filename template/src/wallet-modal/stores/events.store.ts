import { makeAutoObservable, observableRef } from 'mobx'
import { WalletModalError } from '../domain/errors'
import type { AnalyticsEvent, EventRecord } from '../domain/events'

/** The last thing that happened, and who wants to know. Nothing is sent anywhere from here. */
export class EventsStore {
  last: EventRecord
  readonly #now: () => number
  readonly #listeners = new Set<(record: EventRecord) => void>()

  constructor(now: () => number) {
    this.#now = now
    this.last = { timestamp: 0, data: { event: 'MODAL_CREATED' } }
    makeAutoObservable(this, { last: observableRef })
  }

  track(data: AnalyticsEvent): void {
    this.last = { timestamp: this.#now(), data }
    for (const listener of this.#listeners) listener(this.last)
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
