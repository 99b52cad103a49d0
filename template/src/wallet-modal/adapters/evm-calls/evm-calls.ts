import type { AdapterContext } from '../adapter'
import type { WalletCalls } from './wallet-calls'
import { readBatch, sendBatch } from './batch'
import { CapabilityMemory } from './capability-memory'
import { grant, revoke } from './permissions'

/** Creates the requests of newer EVM wallets: EIP-5792 and EIP-7715. */
export function createEvmCalls({ platform }: Pick<AdapterContext, 'platform'>): WalletCalls {
  const memory = new CapabilityMemory(platform)
  return {
    getCapabilities: (session, address) => memory.get(session, address),
    sendCalls: sendBatch,
    getCallsStatus: (session, id) => readBatch(platform, session, id),
    grantPermissions: (session, request) => grant(platform, memory, session, request),
    revokePermissions: revoke,
  }
}
