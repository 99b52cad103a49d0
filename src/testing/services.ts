import type { ReceivedMail } from '../sandbox/mail/mail-server'
import type { ServiceSettings } from '../sandbox/services/service-settings'
import type { AnalyticsRecord } from '../sandbox/services/services'
import type { Control } from './control'
import type { ServiceRequest } from './requests'

export type { AnalyticsRecord, ReceivedMail, ServiceSettings }

/** The services of the sandbox. A test can change their answers and read their logs. Each log has the last 500 entries since the last reset. */
export class Services {
  readonly #control: Control

  constructor(control: Control) {
    this.#control = control
  }

  /**
   * Changes the answers of the services until the next reset: `services.set({ tokenCount: 5_000 })`.
   * @throws Error if there is no such setting or value; the message names the possible settings or values
   */
  set(settings: Partial<ServiceSettings>): Promise<void> {
    return this.#control.command('/services', settings)
  }

  /** Returns the requests that the services got, the oldest first. */
  async requests(): Promise<readonly ServiceRequest[]> {
    return (await this.#control.get('/requests-log')) as ServiceRequest[]
  }

  /** Returns the events that apps reported to the analytics service, the oldest first. */
  async analytics(): Promise<readonly AnalyticsRecord[]> {
    return (await this.#control.get('/analytics')) as AnalyticsRecord[]
  }

  /** Returns the mails that the mail server received, the oldest first. */
  async mails(): Promise<readonly ReceivedMail[]> {
    return (await this.#control.get('/mails')) as ReceivedMail[]
  }
}
