import { WalletModalError } from '../domain/errors/errors'
import type { SiwxMessageData } from '../domain/sign-in/siwx'
import { siwxError } from '../domain/errors/siwx-errors'
import type { ChainCall } from '../services/siwx-verify/verify-signature'
import { verifySiwxSignature } from '../services/siwx-verify/verify-signature'
import { ChainUnavailable, createChainCall } from './chain-call'
import type { Settings } from './settings'

/**
 * Resolves with true when the account of the message signed the text. Rejects with ChainUnavailable when a contract must check
 * the signature and its chain does not answer.
 */
export type SignatureCheck = (text: string, signature: string, message: SiwxMessageData) => Promise<boolean>

/** Used for chains without an RPC endpoint, where contract accounts cannot sign in. */
const noCall: ChainCall = () => Promise.reject(siwxError('SIWX_NETWORK_NOT_FOUND'))

/** Creates a signature check. It checks signatures of contract accounts through the RPC endpoint of their chain. */
export function createSignatureCheck({ chains, fetch }: Pick<Settings, 'chains' | 'fetch'>): SignatureCheck {
  const calls = new Map<string, ChainCall>()
  for (const [chainId, rpc] of chains) if (rpc !== true) calls.set(chainId, createChainCall(fetch, chainId, rpc))

  return async (message, signature, { chainId, accountAddress: address }) => {
    const call = calls.get(chainId) ?? noCall
    try {
      return await verifySiwxSignature({ message, signature, chainId, address, call })
    } catch (error) {
      if (!(error instanceof WalletModalError)) throw error
      if (error.code === 'SIWX_NETWORK_NOT_FOUND') return false
      throw error.code === 'SIGN_IN_UNAVAILABLE' ? new ChainUnavailable(error.message, { cause: error }) : error
    }
  }
}
