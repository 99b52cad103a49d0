import type { CallsStatus, SendCallsRequest, WalletCapabilities } from '../../domain/wallet-calls/capabilities'
import type {
  GrantPermissionsRequest,
  GrantPermissionsResponse,
  RevokePermissionsRequest,
} from '../../domain/wallet-calls/permissions'
import type { Network } from '../../domain/networks/network'
import type { AdapterSession } from '../adapter'

/** The requests of newer wallets. All methods reject with a WalletModalError. */
export interface WalletCalls {
  /** Reads the wallet's capabilities (EIP-5792). An empty object if the wallet does not support the request. Never rejects. */
  getCapabilities(session: AdapterSession, address: string): Promise<WalletCapabilities>
  /** Sends a batch (EIP-5792). Resolves with the id of the batch. @throws also CALLS_NOT_VALID for targets or data without 0x */
  sendCalls(session: AdapterSession, query: SendCallsRequest & { from: string; network: Network }): Promise<string>
  getCallsStatus(session: AdapterSession, id: string): Promise<CallsStatus>
  /** Requests permissions (EIP-7715). @throws also PERMISSIONS_NOT_VALID with every invalid field, and METHOD_NOT_SUPPORTED */
  grantPermissions(session: AdapterSession, request: GrantPermissionsRequest): Promise<GrantPermissionsResponse>
  revokePermissions(session: AdapterSession, request: RevokePermissionsRequest): Promise<unknown>
}
