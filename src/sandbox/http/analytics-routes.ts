import type { IncomingMessage, ServerResponse } from 'node:http'
import { readableQuery, type Services } from '../services/services'
import { readJson, sendJson } from './respond'

/** The analytics service. Stores the events that apps report, so that tests can read them. */
export class AnalyticsRoutes {
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  /** Answers `POST /e`. */
  async handle(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const body = await readJson(request)
    this.#services.analytics.add({ query: readableQuery(query), body, time: Date.now() })
    sendJson(response, { status: 'ok' })
  }
}
