import * as v from 'valibot'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { TokenBalance } from '../../domain/tokens/token'
import { isNativePlaceholder } from '../../domain/tokens/token'
import { fitsDecimals, readDecimalText, readDecimalsText } from '../../domain/tokens/token-amount'
import type { Platform } from '../../platform/platform'
import type { DataCaller } from '../data-request'
import { getData, pathPart } from '../data-request'
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
} from '../data-schema'

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
    // No fallback here: without its address, a token would count as the native currency.
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

/**
 * Fetches the balances of an account with prices. Invalid entries are left out. Amounts are texts, so that they stay exact.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchBalances(
  platform: Platform,
  caller: DataCaller,
  query: { address: string; chainId?: CaipNetworkId; forceUpdate?: readonly string[] },
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const params = { currency: 'usd', chainId: query.chainId, forceUpdate: query.forceUpdate?.join(',') }
  const path = `/v1/account/${pathPart(query.address)}/balance`
  return readAnswer(balancesSchema, await getData(platform, caller, { path, params }, signal)).balances
}
