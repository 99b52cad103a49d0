import type { SiwxMessageData } from '../domain/siwx'
import { verifySiwxSignature } from '../services/siwx-verify/verify-siwx-signature'
import { ChainUnavailable, createChainCall } from './chain-call'
import type { Settings } from './settings'

/** True for a signature that the account of the message made of this text. Rejects when its chain had to be asked and did not answer. */
export type SignatureCheck = (text: string, signature: string, message: SiwxMessageData) => Promise<boolean>

type Call = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Checks signatures, those of contract accounts by asking the chains that have an RPC address. */
export function createSignatureCheck({ chains, fetch }: Pick<Settings, 'chains' | 'fetch'>): SignatureCheck {
  const calls = new Map<string, Call>()
  for (const [chainId, rpc] of chains) if (rpc !== true) calls.set(chainId, createChainCall(fetch, chainId, rpc))

  return async (text, signature, { chainId, accountAddress }) => {
    const ask = calls.get(chainId)
    let failure: ChainUnavailable | undefined
    const call: Call = async (method, params) => {
      // Without an endpoint there are no contract accounts, so what is no signature of a key is none at all.
      if (!ask) throw new Error(`Contract accounts of ${chainId} cannot sign in here`)
      try {
        return await ask(method, params)
      } catch (error) {
        if (error instanceof ChainUnavailable) failure = error
        throw error
      }
    }
    try {
      const isValid = await verifySiwxSignature({ message: text, signature, chainId, address: accountAddress, call })
      if (isValid) return true
    } catch (error) {
      if (ask) throw failure ?? error
    }
    if (failure) throw failure
    return false
  }
}
