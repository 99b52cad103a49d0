import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../networks/caip'
import { isCaipAddress, isCaipNetworkId, parseCaipAddress, parseCaipNetworkId } from '../networks/caip'
import { isRecord } from '../errors/errors'
import { fitsDecimals, isMoney, readDecimalText, readDecimalsText } from './token-amount'
import { plainText } from '../plain-text'
import { isPictureText } from './token-text'

/** What an account holds of one token (specification, section 3). */
export interface TokenBalance {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** Absent for the native currency. */
  address?: CaipAddress
  /** What all of it is worth in US dollars, where the price is known. */
  value?: number
  /** Of one token, in US dollars; 0 when nobody knows. */
  price: number
  /** `numeric` is the exact amount as a decimal text; it never becomes a floating-point number on its way to the chain. */
  quantity: { decimals: string; numeric: string }
  /** Empty when there is none. */
  iconUrl: string
}

/** A token that is worth asking a network for, because the app or its network's list names it. */
export interface KnownToken {
  /** As the network writes addresses. */
  address: string
  name: string
  symbol: string
  decimals: number
  iconUrl?: string
}

/** Stands for the native currency where an address is expected. */
export const nativeTokenPlaceholders: Record<ChainNamespace, string> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
  polkadot: '0x',
  bip122: '0x',
  cosmos: '0x',
}

/** Whether a CAIP-10 address stands for the native currency of its network. */
export function isNativePlaceholder(address: CaipAddress): boolean {
  const { namespace, address: own } = parseCaipAddress(address)
  return own.toLowerCase() === nativeTokenPlaceholders[namespace].toLowerCase()
}

/** Tells a token from every other one, the native currency included. */
export function tokenId({ chainId, address }: Pick<TokenBalance, 'chainId' | 'address'>): string {
  const { namespace } = parseCaipNetworkId(chainId)
  const id = address ?? `${chainId}:${nativeTokenPlaceholders[namespace]}`
  // Elsewhere the letter case is part of an address.
  return namespace === 'eip155' ? id.toLowerCase() : id
}

/** Tokens without decimals are mostly tickets and lures: they are left out of a list (specification, section 5). */
export function isLowQuality({ quantity }: TokenBalance): boolean {
  return quantity.decimals === '0'
}

/** Reads a stored balance. Undefined when the stored value is not a valid balance. */
export function readTokenBalance(stored: unknown): TokenBalance | undefined {
  if (!isRecord(stored) || !isRecord(stored['quantity'])) return undefined
  const { name, symbol, chainId, address, value, price, iconUrl } = stored
  const numeric = readDecimalText(stored['quantity']['numeric'])
  const decimals = readDecimalsText(stored['quantity']['decimals'])
  if (numeric === undefined || decimals === undefined || !fitsDecimals(numeric, decimals)) return undefined
  if (typeof name !== 'string' || typeof symbol !== 'string' || !isCaipNetworkId(chainId)) return undefined
  if (!isMoney(price) || (value !== undefined && !isMoney(value)) || !isPictureText(iconUrl)) return undefined
  const isOwn = typeof address === 'string' && isCaipAddress(address) && address.startsWith(`${chainId}:`)
  if (address !== undefined && !isOwn) return undefined
  return {
    name: plainText(name),
    symbol: plainText(symbol),
    chainId,
    ...(isOwn && { address }),
    ...(value !== undefined && { value }),
    price,
    quantity: { decimals, numeric },
    iconUrl,
  }
}
