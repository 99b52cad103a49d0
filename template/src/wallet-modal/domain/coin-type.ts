import type { Network } from './network'
import { walletError } from './wallet-error-messages'

/** What names keep an address of Ethereum under, and a registry's own network its addresses (ENSIP-9). */
export const etherCoinType = 60

const evmCoinTypeFlag = 0x80000000

/** What names keep an address under that is meant for every EVM chain without one of its own (ENSIP-19). */
export const anyEvmCoinType = evmCoinTypeFlag

const ethereumId = 1

/**
 * The ENSIP-11 coin type of an EVM chain, which names are stored under.
 * @throws WalletModalError 'Invalid chainId' for ids at or above 2^31.
 */
export function toCoinType(chainId: number): number {
  if (!Number.isSafeInteger(chainId) || chainId < 0 || chainId >= evmCoinTypeFlag)
    throw walletError('INVALID_CHAIN_ID', { details: String(chainId) })
  return (evmCoinTypeFlag | chainId) >>> 0
}

/**
 * What names keep the address for an EVM network under.
 * @throws WalletModalError 'Invalid chainId'
 */
export function coinTypeOf({ id }: Network): number {
  return Number(id) === ethereumId ? etherCoinType : toCoinType(Number(id))
}
