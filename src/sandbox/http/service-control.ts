import type { JsonRecord } from '../json'
import type { Relay } from '../relay/relay'
import { parseFault } from '../services/service-faults'
import { parseServices } from '../services/service-settings'
import type { Services } from '../services/services'

/**
 * The part of the control API that controls the services.
 *
 * - `POST /services`: any part of `ServiceSettings`
 * - `POST /faults` `{service, fault}`: `fault: null` ends the service's fault; `GET /faults`: the faults in force
 * - `GET /analytics`: the events of apps; `GET /requests-log`: the requests to services; `GET /mails`: the received mails.
 *   Each list has the last 500 entries.
 */
export class ServiceControl {
  readonly #services: Services
  readonly #relay: Relay

  constructor(services: Services, relay: Relay) {
    this.#services = services
    this.#relay = relay
  }

  /** The parts of the state that belong to the services. */
  get view(): JsonRecord {
    return { services: this.#services.settings, faults: this.#services.faults.all, relay: this.#relay.load }
  }

  /** Answers a GET for data that is not in the state. Returns `undefined` for another path. */
  read(path: string): unknown {
    if (path === '/faults') return this.#services.faults.all
    if (path === '/analytics') return this.#services.analytics.all
    if (path === '/mails') return this.#services.mails.all
    return path === '/requests-log' ? this.#services.requests.all : undefined
  }

  /** Carries out one command. Returns false for another path. */
  write(path: string, body: JsonRecord): boolean {
    if (path === '/services') this.#services.update(parseServices(body))
    else if (path === '/faults') this.#fault(body)
    else return false
    return true
  }

  reset(): void {
    this.#services.reset()
  }

  #fault(body: JsonRecord): void {
    const change = parseFault(body)
    this.#services.faults.set(change)
    if (change.service !== 'relay') return
    if (change.fault?.kind === 'drop') this.#relay.cut()
    if (change.fault?.kind === 'dead') this.#relay.cutApps()
  }
}
