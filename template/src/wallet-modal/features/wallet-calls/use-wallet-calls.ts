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
  /** What the connected wallet can do, by chain id in hexadecimal; empty for a wallet that does not say (EIP-5792). */
  getCapabilities(): Promise<WalletCapabilities>
  /**
   * Has the wallet send several calls on the active network as one batch; resolves with its id (EIP-5792).
   * @throws WalletModalError CALLS_NOT_VALID, USER_REJECTED, METHOD_NOT_SUPPORTED, NOT_CONNECTED
   */
  sendCalls(request: SendCallsRequest): Promise<string>
  /** How a batch fares (EIP-5792). */
  getCallsStatus(id: string): Promise<CallsStatus>
  /**
   * Asks for permissions that last, such as a recurring allowance (EIP-7715).
   * @throws WalletModalError PERMISSIONS_NOT_VALID naming every wrong field, USER_REJECTED, METHOD_NOT_SUPPORTED
   */
  grantPermissions(request: GrantPermissionsRequest): Promise<GrantPermissionsResponse>
  /** Gives permissions back (EIP-7715). */
  revokePermissions(request: RevokePermissionsRequest): Promise<unknown>
}

/** What newer wallets can be asked for. The code for it is fetched with the first call. */
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
