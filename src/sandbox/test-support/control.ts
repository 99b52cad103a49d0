import { eventually } from '../../test-support/eventually'
import type { PendingRequest } from '../wallet/approvals'
import type { WalletSettings } from '../wallet/settings'

/** Drives the wallet as a person in its window would. */
export class Control {
  readonly #base: string

  constructor(base: string) {
    this.#base = base
  }

  /** Sends a POST; gives the status and the answer. */
  async post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.#base + path, { method: 'POST', body: JSON.stringify(body) })
    return { status: response.status, body: await response.json() }
  }

  async get(path: string): Promise<unknown> {
    return (await fetch(this.#base + path)).json()
  }

  async set(settings: Partial<WalletSettings>): Promise<void> {
    const { status, body } = await this.post('/settings', settings)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }

  /** Waits until one request is pending and decides it. */
  async decide(decision: 'approve' | 'reject'): Promise<PendingRequest> {
    const request = await this.pending()
    await this.post(`/requests/${request.id}`, { decision })
    return request
  }

  /** Waits until one request is pending. */
  pending(): Promise<PendingRequest> {
    return eventually(async () => {
      const [first] = (await this.get('/requests')) as PendingRequest[]
      if (first === undefined) throw new Error('Nothing is pending')
      return first
    })
  }
}
