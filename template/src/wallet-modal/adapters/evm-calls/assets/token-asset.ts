import { isEvmAddress, withHexPrefix } from '../../../domain/account/address'
import { formatUnits } from '../../../domain/tokens/amount'
import { toCaipAddress } from '../../../domain/networks/caip'
import { isRecord } from '../../../domain/errors/errors'
import type { Network } from '../../../domain/networks/network'
import type { TokenBalance } from '../../../domain/tokens/token'
import { isNativePlaceholder } from '../../../domain/tokens/token'
import { isMoney, maxDecimals } from '../../../domain/tokens/token-amount'
import { plainText } from '../../../domain/plain-text'
import { pictureUrl } from '../../../domain/tokens/token-text'

/** An asset in a wallet's list (ERC-7811). */
export interface WalletAsset {
  /** `native`, or the address of a token. */
  address: string
  /** The balance in the smallest unit, in hexadecimal. */
  balance: string
  type: 'ERC20' | 'NATIVE'
  metadata: {
    name: string
    symbol: string
    decimals: number
    /** The price of one unit, in US dollars. */
    price: number
    iconUrl: string
    /** The value of the whole balance, in US dollars. */
    value?: number
  }
}

/** The assets by chain id. The ids are hexadecimal. */
export type WalletAssets = Readonly<Record<string, readonly WalletAsset[]>>

function isWalletAsset(value: unknown): value is WalletAsset {
  const metadata = isRecord(value) ? value['metadata'] : undefined
  return (
    isRecord(value) &&
    isRecord(metadata) &&
    ['address', 'balance'].every((name) => typeof value[name] === 'string') &&
    (value['type'] === 'ERC20' || value['type'] === 'NATIVE') &&
    ['name', 'symbol', 'iconUrl'].every((name) => typeof metadata[name] === 'string') &&
    ['decimals', 'price'].every((name) => typeof metadata[name] === 'number')
  )
}

/** True if a wallet's answer has only lists of valid assets. Otherwise the whole answer is ignored. */
export function isWalletAssets(answer: unknown): answer is WalletAssets {
  return (
    isRecord(answer) &&
    !Array.isArray(answer) &&
    Object.values(answer).every((assets) => Array.isArray(assets) && assets.every(isWalletAsset))
  )
}

/**
 * Converts an asset to a token balance. Undefined when its address, its balance or its decimals are invalid. The decimals of
 * the native currency come from the network, not from the wallet.
 */
export function toTokenBalance(
  asset: WalletAsset,
  { caipNetworkId: chainId, nativeCurrency }: Pick<Network, 'caipNetworkId' | 'nativeCurrency'>,
): TokenBalance | undefined {
  const { address, balance, type, metadata } = asset
  const { price, value } = metadata
  const isNamedNative = type === 'NATIVE' || address === 'native'
  if (!isNamedNative && !isEvmAddress(address)) return undefined
  const named = isNamedNative ? undefined : toCaipAddress(chainId, withHexPrefix(address))
  const caipAddress = named && !isNativePlaceholder(named) ? named : undefined
  const decimals = caipAddress ? metadata.decimals : nativeCurrency.decimals
  const isAmount = /^0x[0-9a-f]{1,64}$/i.test(balance)
  if (!isAmount || !Number.isInteger(decimals) || decimals < 0 || decimals > maxDecimals) return undefined
  return {
    name: plainText(metadata.name),
    symbol: plainText(metadata.symbol),
    chainId,
    ...(caipAddress && { address: caipAddress }),
    ...(isMoney(value) && { value }),
    price: isMoney(price) ? price : 0,
    quantity: { decimals: String(decimals), numeric: formatUnits(BigInt(balance), decimals) },
    iconUrl: pictureUrl(metadata.iconUrl) ?? '',
  }
}
