import { CloudAccounts } from '../cloud/cloud-accounts'
import { Channels } from '../farcaster/channels'
import type { ReceivedMail } from '../mail/mail-server'
import { SocialGrants } from '../social/grants'
import { Recent } from './recent'
import { ServiceFaults } from './service-faults'
import { initialServices, type ServiceSettings } from './service-settings'
import type { FaultsByService } from './service-faults'

/** One request that a service got. */
export interface LoggedRequest {
  readonly service: keyof FaultsByService
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly time: number
}

/** An event that an app has reported to the analytics service. */
export interface AnalyticsRecord {
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly time: number
}

/** The state that all services share: settings, faults, and the logged requests. */
export class Services {
  readonly faults = new ServiceFaults()
  readonly cloud = new CloudAccounts()
  readonly social = new SocialGrants()
  readonly farcaster = new Channels()
  readonly requests = new Recent<LoggedRequest>()
  readonly analytics = new Recent<AnalyticsRecord>()
  readonly mails = new Recent<ReceivedMail>()
  #settings = initialServices

  get settings(): ServiceSettings {
    return this.#settings
  }

  update(change: Partial<ServiceSettings>): void {
    this.#settings = { ...this.#settings, ...change }
  }

  reset(): void {
    this.#settings = initialServices
    this.faults.reset()
    this.cloud.reset()
    this.social.reset()
    this.farcaster.reset()
    this.requests.clear()
    this.analytics.clear()
    this.mails.clear()
  }
}

const longestValue = 4_000

/** Converts a query to an object. A client's token is left out, and long values are cut. */
export function readableQuery(query: URLSearchParams): Readonly<Record<string, string>> {
  const entries = [...query].filter(([name]) => name !== 'auth')
  return Object.fromEntries(entries.map(([name, value]) => [name, value.slice(0, longestValue)]))
}
