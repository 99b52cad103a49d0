import { isEvmAddress, withHexPrefix } from '../../../../domain/account/address'
import { formatUnits } from '../../../../domain/tokens/amount'
import { toCaipAddress } from '../../../../domain/networks/caip'
import type { Network } from '../../../../domain/networks/network'
import type { KnownToken, TokenBalance } from '../../../../domain/tokens/token'
import { wellKnownTokens } from './well-known-tokens'
import { decodeUint, toDecimals } from '../abi-decode'
import { account, encodeCall } from '../abi-encode'
import type { Ask } from '../ask'
import { readQuantity } from '../ask'
import type { Multicall } from './multicall'
import { selectors } from '../selectors'

/** The tokens to read on a network: the app's own tokens, then the well-known ones, each once. */
function tokensOf({ id, tokens = [] }: Network): readonly KnownToken[] {
  const byAddress = new Map<string, KnownToken>()
  for (const token of [...tokens, ...(wellKnownTokens[Number(id)] ?? [])]) {
    const address = token.address.toLowerCase()
    if (isEvmAddress(address) && !byAddress.has(address))
      byAddress.set(address, { ...token, address: withHexPrefix(token.address) })
  }
  return [...byAddress.values()]
}

/** Reads an account's native balance, even when it is zero, and the tokens with a balance above zero. */
export async function readTokens(
  ask: Ask,
  multicall: Multicall,
  { address, network }: { address: string; network: Network },
): Promise<readonly TokenBalance[]> {
  const { nativeCurrency, caipNetworkId: chainId, assets } = network
  const holder = withHexPrefix(address)
  const tokens = tokensOf(network)
  const data = encodeCall(selectors['balanceOf(address)'], account(holder))
  const [native, answers] = await Promise.all([
    ask('eth_getBalance', [holder, 'latest']),
    multicall.read(
      ask,
      network,
      tokens.map((token) => ({ to: token.address, data })),
    ),
  ])
  const quantity = (value: bigint, decimals: number) => ({
    decimals: String(decimals),
    numeric: formatUnits(value, decimals),
  })
  const found = tokens.flatMap((token, index) => {
    const value = decodeUint(answers[index])
    return value ? [{ token, value }] : []
  })
  const questions = found.map(({ token }) => ({ to: token.address, data: selectors['decimals()'] }))
  const told = await multicall.read(ask, network, questions)
  const held = found.map(({ token, value }, index): TokenBalance => {
    const { name, symbol, iconUrl = '' } = token
    // The contract's decimals take precedence over those in the token list.
    const decimals = toDecimals(told[index]) ?? token.decimals
    const caipAddress = toCaipAddress(chainId, token.address)
    return { name, symbol, chainId, address: caipAddress, price: 0, quantity: quantity(value, decimals), iconUrl }
  })
  const { name, symbol, decimals } = nativeCurrency
  const value = readQuantity(native, 'eth_getBalance')
  const iconUrl = assets?.imageUrl ?? ''
  return [{ name, symbol, chainId, price: 0, quantity: quantity(value, decimals), iconUrl }, ...held]
}
