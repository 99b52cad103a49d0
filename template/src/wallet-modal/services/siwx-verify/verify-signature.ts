import type { CaipNetworkId } from '../../domain/networks/caip'
import { splitChainId } from '../../domain/siwx/form'

/** Asks a chain: one JSON-RPC call, and its result. */
export type ChainCall = (method: string, params: readonly unknown[]) => Promise<unknown>

export interface SignedText {
  /** The text that was signed, as it was signed. */
  message: string
  /** In its canonical form; see `canonicalSignature`. Any other spelling counts as not valid. */
  signature: string
  chainId: CaipNetworkId
  address: string
}

/**
 * Whether the account has signed the text. What checks a namespace is loaded on its first use; namespaces that nothing here
 * checks (polkadot, cosmos) are never valid.
 *
 * eip155: EIP-191 by the account's key; if that is not it, ERC-1271 and ERC-6492 by the account's contract.
 * solana: Ed25519 (RFC 8032). bip122: BIP-137 and BIP-322.
 * @param call asks the message's own chain; only contract accounts need it.
 * @throws WalletModalError SIGN_IN_UNAVAILABLE when a contract would have to judge and its chain does not answer; whatever else
 * `call` throws when it has no chain to ask.
 */
export async function verifySiwxSignature({ call, ...signed }: SignedText & { call: ChainCall }): Promise<boolean> {
  const namespace = splitChainId(signed.chainId)?.namespace
  if (namespace === 'eip155') return (await import('./eip155')).verifyEip155(signed, call)
  if (namespace === 'solana') return (await import('./solana')).verifySolana(signed)
  if (namespace === 'bip122') return (await import('./bip122')).verifyBip122(signed)
  return false
}
