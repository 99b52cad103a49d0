import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../networks/caip'
import { isCaipAddress, isCaipNetworkId, parseCaipAddress, parseCaipNetworkId } from '../networks/caip'
import { isRecord } from '../errors/errors'
import { fitsDecimals, isMoney, readDecimalText, readDecimalsText } from './token-amount'
import { plainText } from '../plain-text'
import { isPictureText } from './token-text'

declare module '../networks/network' {
  interface NetworkInput {
    /** Tokens that are looked for besides the well-known ones of the network. */
    tokens?: readonly KnownToken[] | undefined
  }
}

/** What an account holds of one token (specification, section 3). */
export interface TokenBalance {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** Undefined for the native currency. */
  address?: CaipAddress
  /** The value of the whole balance in US dollars, if the price is known. */
  value?: number
  /** The price of one token in US dollars; 0 if it is unknown. */
  price: number
  /** `numeric` is the exact amount as a decimal text. It is never converted to a floating-point number on its way to the chain. */
  quantity: { decimals: string; numeric: string }
  /** Empty if there is none. */
  iconUrl: string
}

/** A token that the network is asked about, because the app or the network's list names it. */
export interface KnownToken {
  /** The address in the network's own format. */
  address: string
  name: string
  symbol: string
  decimals: number
  iconUrl?: string
}

/** Addresses that stand for the native currency where an address is required. */
export const nativeTokenPlaceholders: Record<ChainNamespace, string> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
  polkadot: '0x',
  bip122: '0x',
  cosmos: '0x',
}

/** Whether a CAIP-10 address is the placeholder of the network's native currency. */
export function isNativePlaceholder(address: CaipAddress): boolean {
  const { namespace, address: own } = parseCaipAddress(address)
  return own.toLowerCase() === nativeTokenPlaceholders[namespace].toLowerCase()
}

/** A unique id of a token, also for the native currency. */
export function tokenId({ chainId, address }: Pick<TokenBalance, 'chainId' | 'address'>): string {
  const { namespace } = parseCaipNetworkId(chainId)
  const id = address ?? `${chainId}:${nativeTokenPlaceholders[namespace]}`
  // On other namespaces letter case is part of the address.
  return namespace === 'eip155' ? id.toLowerCase() : id
}

/** Whether a token has no decimals. Most such tokens are scams, so lists hide them (SPEC C5-19). */
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
