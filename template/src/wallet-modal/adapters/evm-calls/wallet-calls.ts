import type { CallsStatus, SendCallsRequest, WalletCapabilities } from '../../domain/wallet-calls/capabilities'
import type {
  GrantPermissionsRequest,
  GrantPermissionsResponse,
  RevokePermissionsRequest,
} from '../../domain/wallet-calls/permissions'
import type { Network } from '../../domain/networks/network'
import type { AdapterSession } from '../adapter'

/** What newer wallets can be asked for. Everything rejects with a WalletModalError. */
export interface WalletCalls {
  /** EIP-5792. A wallet that does not know the question can do nothing: an empty object. Never rejects. */
  getCapabilities(session: AdapterSession, address: string): Promise<WalletCapabilities>
  /** EIP-5792; resolves with the id of the batch. @throws also CALLS_NOT_VALID for targets or data without 0x */
  sendCalls(session: AdapterSession, query: SendCallsRequest & { from: string; network: Network }): Promise<string>
  getCallsStatus(session: AdapterSession, id: string): Promise<CallsStatus>
  /** EIP-7715. @throws also PERMISSIONS_NOT_VALID with every wrong field, and METHOD_NOT_SUPPORTED */
  grantPermissions(session: AdapterSession, request: GrantPermissionsRequest): Promise<GrantPermissionsResponse>
  revokePermissions(session: AdapterSession, request: RevokePermissionsRequest): Promise<unknown>
}
