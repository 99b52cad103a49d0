import type { CaipAddress, CaipNetworkId, ChainNamespace } from './caip'
import { isCaipAddress, parseCaipAddress, parseCaipNetworkId } from './caip'
import { isRecord } from './errors'
import { fitsDecimals, readDecimalText, readDecimalsText } from './token-amount'

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

function isPrice(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isQuantity(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { decimals, numeric } = value
  if (typeof decimals !== 'string' || typeof numeric !== 'string') return false
  return (
    readDecimalsText(decimals) === decimals && readDecimalText(numeric) === numeric && fitsDecimals(numeric, decimals)
  )
}

/** Checks a row that comes from storage. */
export function isTokenBalance(value: unknown): value is TokenBalance {
  if (!isRecord(value)) return false
  const { chainId, address } = value
  return (
    ['name', 'symbol', 'iconUrl'].every((name) => typeof value[name] === 'string') &&
    typeof chainId === 'string' &&
    isCaipNetworkId(chainId) &&
    (address === undefined ||
      (typeof address === 'string' && isCaipAddress(address) && address.startsWith(`${chainId}:`))) &&
    (value['value'] === undefined || isPrice(value['value'])) &&
    isPrice(value['price']) &&
    isQuantity(value['quantity'])
  )
}

function isCaipNetworkId(value: string): boolean {
  try {
    parseCaipNetworkId(value)
    return true
  } catch {
    return false
  }
}
