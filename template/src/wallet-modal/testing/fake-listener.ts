import { vi } from 'vitest'
import type { AdapterListener } from '../adapters/adapter'

/** A listener of a session whose methods are mocks. */
export function createListener() {
  return {
    accountsChanged: vi.fn<AdapterListener['accountsChanged']>(),
    networkChanged: vi.fn<AdapterListener['networkChanged']>(),
    disconnected: vi.fn<AdapterListener['disconnected']>(),
    transactionSent: vi.fn<AdapterListener['transactionSent']>(),
    requestStarted: vi.fn<AdapterListener['requestStarted']>(),
    requestSettled: vi.fn<AdapterListener['requestSettled']>(),
  } satisfies AdapterListener
}
