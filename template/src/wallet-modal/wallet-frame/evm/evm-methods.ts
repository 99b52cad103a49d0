import type { SigningMethods, SigningRequest } from '../requests/rpc'
import { FrameError, errorCodes } from '../frame-error'
import { loadOnce } from '../load-once'
import { signPersonalMessage } from './personal-sign'

const loadTypedData = loadOnce(() => import('./typed-data'))
const loadTransactions = loadOnce(() => import('./transaction'))
const loadCalls = loadOnce(() => import('./wallet-calls'))

function refuse(what: string): () => Promise<never> {
  return async () => {
    throw new FrameError(`This wallet does not support ${what}`, errorCodes.unsupportedMethod)
  }
}

/** The methods of EVM accounts that need the visitor's approval. */
export function evmMethods(request: SigningRequest): SigningMethods {
  return {
    personal_sign: (params) => signPersonalMessage(request, params),
    eth_signTypedData_v4: async (params) => (await loadTypedData()).signTypedData(request, params),
    eth_sendTransaction: async (params) => (await loadTransactions()).sendTransaction(request, params),
    wallet_sendCalls: async (params) => (await loadCalls()).sendCalls(request, params),
    eth_sendUserOperation: refuse('user operations'),
    wallet_grantPermissions: refuse('permissions for apps'),
    wallet_revokePermissions: refuse('permissions for apps'),
  }
}
