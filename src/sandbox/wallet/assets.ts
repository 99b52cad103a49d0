import { decodeNumber } from '../abi/decode'
import { encodeCall } from '../abi/encode'
import { selectors } from '../abi/selectors'
import { exactAmount } from '../chain-data/amount'
import { nativeName } from '../chain-data/entities'
import { nativePrice, tokenPrice, worth } from '../chain-data/prices'
import { toHexId } from '../chain/chains'
import { rpcBatchAll } from '../chain/rpc-call'
import { drawImage } from '../http/drawn-image'
import { isRecord, type JsonRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import { tokens } from '../testbed/tokens'
import { servedChains } from './capabilities'
import { chainIdParam, objectParam } from './params'
import type { ProviderContext } from './provider'
import { requireAccount } from './signing-methods'
import type { WalletChain } from './wallet-state'

/** An amount that an account owns, in the form of ERC-7811. */
interface Asset {
  readonly address: string
  readonly balance: string
  readonly type: 'NATIVE' | 'ERC20'
  readonly metadata: Readonly<Record<string, unknown>>
}

interface Filter {
  readonly chains: ReadonlySet<number> | undefined
  readonly types: ReadonlySet<string> | undefined
  /** The wanted assets of each chain, in lower case. */
  readonly assets: ReadonlyMap<number, ReadonlySet<string>> | undefined
}

/** wallet_getAssets (ERC-7811): returns the assets of an account on each chain, read from the chains. Unwanted tokens are left out. */
export async function getAssets(context: ProviderContext, params: readonly unknown[]): Promise<unknown> {
  const { state } = context
  if (!state.settings.assetDiscovery) throw new RpcError(rpcCodes.unsupported, 'The wallet does not tell assets')
  const request = objectParam(params, 'wallet_getAssets')
  const account = requireAccount(context, request['account'])
  const filter = filterOf(request)
  const wanted = servedChains(state).filter(
    ({ id }) => (filter.chains?.has(id) ?? true) && (filter.assets?.has(id) ?? true),
  )
  const entries = wanted.map(async (chain) => {
    const owned = await assetsOn(chain, account)
    const named = filter.assets?.get(chain.id)
    const left = owned.filter(
      ({ address, type }) => (named?.has(address.toLowerCase()) ?? true) && (filter.types?.has(type) ?? true),
    )
    return [toHexId(chain.id), left] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function assetsOn({ rpcUrl, symbol }: WalletChain, account: string): Promise<readonly Asset[]> {
  if (rpcUrl === null) return []
  const data = encodeCall(selectors.balanceOf, account as `0x${string}`)
  const [native, ...amounts] = await rpcBatchAll(rpcUrl, [
    { method: 'eth_getBalance', params: [account, 'latest'] },
    ...tokens.map(({ address: to }) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })),
  ])
  if (native instanceof Error) throw native
  const currency = { name: nativeName(symbol), symbol, decimals: 18, price: nativePrice(symbol) }
  const owned = tokens.flatMap((token, index) => {
    const amount = decodeNumber(amounts[index]) ?? 0n
    const { name, decimals, address } = token
    const facts = { name, symbol: token.symbol, decimals, price: tokenPrice(address) }
    return amount > 0n ? [asset(address, 'ERC20', amount, facts)] : []
  })
  return [asset('native', 'NATIVE', BigInt(String(native)), currency), ...owned]
}

function asset(
  address: string,
  type: Asset['type'],
  amount: bigint,
  facts: { name: string; symbol: string; decimals: number; price: number | undefined },
): Asset {
  const { name, symbol, decimals, price } = facts
  const iconUrl = `data:image/svg+xml,${encodeURIComponent(drawImage(symbol))}`
  const value = price === undefined ? {} : { value: worth(exactAmount(amount, decimals), price) }
  const metadata = { name, symbol, decimals, price: price ?? 0, iconUrl, ...value }
  return { address, balance: `0x${amount.toString(16)}`, type, metadata }
}

function filterOf({ chainFilter, assetTypeFilter, assetFilter }: JsonRecord): Filter {
  return {
    chains: chainFilter === undefined ? undefined : new Set(list(chainFilter, 'chainFilter').map(chainIdParam)),
    types:
      assetTypeFilter === undefined
        ? undefined
        : new Set(list(assetTypeFilter, 'assetTypeFilter').map((type) => String(type).toUpperCase())),
    assets: assetFilter === undefined ? undefined : assetsByChain(assetFilter),
  }
}

function assetsByChain(value: unknown): ReadonlyMap<number, ReadonlySet<string>> {
  if (!isRecord(value)) throw invalidParams('assetFilter must be an object with a list of assets by chain id')
  const entries = Object.entries(value).map(([id, items]) => {
    const names = list(items, 'assetFilter').map((item) => String(isRecord(item) ? item['address'] : item))
    return [chainIdParam(id), new Set(names.map((name) => name.toLowerCase()))] as const
  })
  return new Map(entries)
}

function list(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw invalidParams(`${name} must hold lists`)
}
