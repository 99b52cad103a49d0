import { Control as ControlApi } from '../../testing/control'
import { eventually } from '../../test-support/eventually'
import type { PendingRequest } from '../wallet/approvals'
import type { WalletSettings } from '../wallet/settings'

/** Controls the wallet as a person in its window would. */
export class Control extends ControlApi {
  set(settings: Partial<WalletSettings>): Promise<void> {
    return this.command('/settings', settings)
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
