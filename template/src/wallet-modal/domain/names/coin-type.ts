import type { Network } from '../networks/network'
import { walletError } from '../errors/wallet-error-messages'

/**
 * The coin type of an Ethereum address in a name (ENSIP-9). A registry also uses it for addresses on the registry's own
 * network.
 */
export const etherCoinType = 60

const evmCoinTypeFlag = 0x80000000

/** The coin type of the address for every EVM chain that has no address of its own in a name (ENSIP-19). */
export const anyEvmCoinType = evmCoinTypeFlag

const ethereumId = 1

/**
 * The coin type under which a name stores its address for an EVM chain (ENSIP-11).
 * @throws WalletModalError 'Invalid chainId' for ids at or above 2^31
 */
export function toCoinType(chainId: number): number {
  if (!Number.isSafeInteger(chainId) || chainId < 0 || chainId >= evmCoinTypeFlag)
    throw walletError('INVALID_CHAIN_ID', { details: String(chainId) })
  return (evmCoinTypeFlag | chainId) >>> 0
}

/**
 * The coin type under which names store the address for an EVM network.
 * @throws WalletModalError 'Invalid chainId'
 */
export function coinTypeOf({ id }: Network): number {
  return Number(id) === ethereumId ? etherCoinType : toCoinType(Number(id))
}
