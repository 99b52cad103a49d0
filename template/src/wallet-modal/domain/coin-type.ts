import { walletError } from './wallet-error-messages'

const evmCoinTypeFlag = 0x80000000

/**
 * The ENSIP-11 coin type of an EVM chain, which names are stored under.
 * @throws WalletModalError 'Invalid chainId' for ids at or above 2^31.
 */
export function toCoinType(chainId: number): number {
  if (!Number.isSafeInteger(chainId) || chainId < 0 || chainId >= evmCoinTypeFlag)
    throw walletError('INVALID_CHAIN_ID', { details: String(chainId) })
  return (evmCoinTypeFlag | chainId) >>> 0
}
