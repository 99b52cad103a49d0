import type { CaipNetworkId } from '../../domain/networks/caip'
import { splitChainId } from '../../domain/siwx/form'

/** Sends a JSON-RPC call to a chain. Resolves with the result. */
export type ChainCall = (method: string, params: readonly unknown[]) => Promise<unknown>

export interface SignedText {
  /** The signed text, unchanged. */
  message: string
  /** The signature in its canonical spelling; see `canonicalSignature`. Other spellings are not valid. */
  signature: string
  chainId: CaipNetworkId
  address: string
}

/**
 * Whether the account has signed the text. The code that checks a namespace is loaded on its first use. Signatures of other namespaces
 * (polkadot, cosmos) are never valid.
 *
 * eip155: EIP-191 by the account's key, otherwise ERC-1271 and ERC-6492 by the account's contract.
 * solana: Ed25519 (RFC 8032). bip122: BIP-137 and BIP-322.
 * @param call sends a call to the chain of the message; used only for contract accounts.
 * @throws WalletModalError SIGN_IN_UNAVAILABLE if the account's contract must be asked and its chain does not answer; any error that `call`
 * throws if it has no chain to ask.
 */
export async function verifySiwxSignature({ call, ...signed }: SignedText & { call: ChainCall }): Promise<boolean> {
  const namespace = splitChainId(signed.chainId)?.namespace
  if (namespace === 'eip155') return (await import('./eip155')).verifyEip155(signed, call)
  if (namespace === 'solana') return (await import('./solana')).verifySolana(signed)
  if (namespace === 'bip122') return (await import('./bip122')).verifyBip122(signed)
  return false
}
