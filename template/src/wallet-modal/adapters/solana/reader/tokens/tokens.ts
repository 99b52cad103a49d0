import { formatUnits } from '../../../../domain/tokens/amount'
import { toCaipAddress } from '../../../../domain/networks/caip'
import type { Network } from '../../../../domain/networks/network'
import type { KnownToken, TokenBalance } from '../../../../domain/tokens/token'
import type { Ask } from '../../ask'
import { confirmed, readCount, valueOf } from '../../ask'
import { programs } from '../../programs'
import { knownTokens } from './known-tokens'
import { readHoldings } from '../token-accounts'

/** The app's own tokens, then the well-known ones, each once. Unlisted tokens are left out, because anybody can send such tokens. */
function tokensOf({ id, tokens = [] }: Network): readonly KnownToken[] {
  const byAddress = new Map([...(knownTokens[String(id)] ?? []), ...tokens].map((token) => [token.address, token]))
  const own = tokens.map(({ address }) => address)
  return [...new Set([...own, ...byAddress.keys()])].flatMap((address) => byAddress.get(address) ?? [])
}

/** Reads an account's native balance, even when it is zero, and the listed tokens with a balance above zero. */
export async function readTokens(
  ask: Ask,
  { address, network }: { address: string; network: Network },
): Promise<readonly TokenBalance[]> {
  const { nativeCurrency, caipNetworkId: chainId, assets } = network
  const [lamports, ...held] = await Promise.all([
    ask('getBalance', [address, confirmed]),
    readHoldings(ask, address, { programId: programs.token }),
    readHoldings(ask, address, { programId: programs.token2022 }),
  ])
  const holdings = held.flat()
  const quantity = (value: bigint, decimals: number) => ({
    decimals: String(decimals),
    numeric: formatUnits(value, decimals),
  })
  const balances = tokensOf(network).flatMap((token): TokenBalance[] => {
    const own = holdings.filter(({ mint }) => mint === token.address)
    const amount = own.reduce((sum, holding) => sum + holding.amount, BigInt(0))
    const [largest] = own
    if (!largest || amount === BigInt(0)) return []
    const { name, symbol, iconUrl = '' } = token
    const address = toCaipAddress(chainId, token.address)
    // The network's decimals take precedence over those in the token list.
    return [{ name, symbol, chainId, address, price: 0, quantity: quantity(amount, largest.decimals), iconUrl }]
  })
  const { name, symbol, decimals } = nativeCurrency
  const value = readCount(valueOf(lamports), 'getBalance')
  const iconUrl = assets?.imageUrl ?? ''
  return [{ name, symbol, chainId, price: 0, quantity: quantity(value, decimals), iconUrl }, ...balances]
}
