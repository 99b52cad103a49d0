import * as v from 'valibot'
import type { CaipNetworkId } from '../domain/caip'
import type { TokenBalance } from '../domain/token'
import { isNativePlaceholder } from '../domain/token'
import { fitsDecimals, isMoney, readDecimalText, readDecimalsText } from '../domain/token-amount'
import type { Platform } from '../platform/platform'
import type { DataIdentity } from './data-request'
import { getData, pathPart, postData } from './data-request'
import {
  accountSchema,
  lenient,
  listOf,
  moneySchema,
  networkSchema,
  pictureSchema,
  present,
  readAnswer,
  textSchema,
  wordSchema,
} from './data-schema'

const quantitySchema = v.pipe(
  v.object({
    decimals: v.pipe(v.unknown(), v.transform(readDecimalsText), v.string()),
    numeric: v.pipe(v.unknown(), v.transform(readDecimalText), v.string()),
  }),
  v.check(({ numeric, decimals }) => fitsDecimals(numeric, decimals)),
)

const balanceSchema = v.pipe(
  v.object({
    name: v.fallback(textSchema, ''),
    symbol: wordSchema,
    chainId: networkSchema,
    // One that is there but unusable must not turn a token into the native currency.
    address: v.optional(v.nullable(accountSchema)),
    value: moneySchema,
    price: moneySchema,
    quantity: quantitySchema,
    iconUrl: lenient(pictureSchema),
  }),
  v.check(({ chainId, address }) => !address || address.startsWith(`${chainId}:`)),
  v.transform(({ name, symbol, price, iconUrl, address, ...others }): TokenBalance =>
    present({
      ...others,
      name: name || symbol,
      symbol,
      price: price ?? 0,
      iconUrl: iconUrl ?? '',
      address: address && !isNativePlaceholder(address) ? address : undefined,
    }),
  ),
)

const balancesSchema = v.object({ balances: listOf(balanceSchema) })

/** What one token costs. */
export interface TokenPrice {
  name: string
  symbol: string
  iconUrl: string
  /** In US dollars. */
  price: number
}

const priceSchema = v.pipe(
  v.object({
    name: v.fallback(textSchema, ''),
    symbol: wordSchema,
    iconUrl: lenient(pictureSchema),
    price: v.custom<number>(isMoney),
  }),
  v.transform((price): TokenPrice => ({ ...price, iconUrl: price.iconUrl ?? '' })),
)

const pricesSchema = v.object({ fungibles: listOf(priceSchema) })

/**
 * What an account holds, with prices. An entry that is not usable is left out; amounts stay exact texts.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchBalances(
  platform: Platform,
  identity: DataIdentity,
  query: { address: string; chainId?: CaipNetworkId; forceUpdate?: readonly string[] },
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const params = { currency: 'usd', chainId: query.chainId, forceUpdate: query.forceUpdate?.join(',') }
  const path = `/v1/account/${pathPart(query.address)}/balance`
  return readAnswer(balancesSchema, await getData(platform, identity, { path, params }, signal)).balances
}

/**
 * Prices of tokens, by their CAIP-10 addresses. Not every address has one, and they come without their address.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchTokenPrices(
  platform: Platform,
  identity: DataIdentity,
  { addresses }: { addresses: readonly string[] },
  signal: AbortSignal,
): Promise<readonly TokenPrice[]> {
  const body = { currency: 'usd', addresses, projectId: identity.projectId }
  return readAnswer(pricesSchema, await postData(platform, identity, { path: '/v1/fungible/price', body }, signal))
    .fungibles
}
