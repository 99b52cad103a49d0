import { useMemo } from 'react'
import { required } from '../../domain/errors/errors'
import type { CallsStatus, SendCallsRequest, WalletCapabilities } from '../../domain/wallet-calls/capabilities'
import type {
  GrantPermissionsRequest,
  GrantPermissionsResponse,
  RevokePermissionsRequest,
} from '../../domain/wallet-calls/permissions'
import { useRoot } from '../../react/root-context'

interface WalletCallsApi {
  /** What the connected wallet can do, by chain id in hexadecimal (EIP-5792). Empty if the wallet does not know the request. */
  getCapabilities(): Promise<WalletCapabilities>
  /**
   * Asks the wallet to send several calls on the active network as one batch; resolves with the id of the batch (EIP-5792).
   * @throws WalletModalError CALLS_NOT_VALID, USER_REJECTED, METHOD_NOT_SUPPORTED, NOT_CONNECTED
   */
  sendCalls(request: SendCallsRequest): Promise<string>
  /** The status of a batch (EIP-5792). */
  getCallsStatus(id: string): Promise<CallsStatus>
  /**
   * Asks for lasting permissions, such as a recurring allowance (EIP-7715).
   * @throws WalletModalError PERMISSIONS_NOT_VALID naming every wrong field, USER_REJECTED, METHOD_NOT_SUPPORTED
   */
  grantPermissions(request: GrantPermissionsRequest): Promise<GrantPermissionsResponse>
  /** Revokes permissions (EIP-7715). */
  revokePermissions(request: RevokePermissionsRequest): Promise<unknown>
}

/** Requests that newer wallets understand. Their code is downloaded with the first call. */
export function useWalletCalls(): WalletCallsApi {
  const { features, modalStoresLoader } = useRoot()
  return useMemo(() => {
    const wallet = async () => {
      await modalStoresLoader.load()
      return required(features.loadWalletRequests, 'MODAL_NOT_LOADED')()
    }
    return {
      getCapabilities: async () => (await wallet()).getCapabilities(),
      sendCalls: async (request) => (await wallet()).sendCalls(request),
      getCallsStatus: async (id) => (await wallet()).getCallsStatus(id),
      grantPermissions: async (request) => (await wallet()).grantPermissions(request),
      revokePermissions: async (request) => (await wallet()).revokePermissions(request),
    }
  }, [features, modalStoresLoader])
}
