import type { CaipNetworkId } from '../networks/caip'
import { parseCaipNetworkId } from '../networks/caip'
import { isAddress, withHexPrefix } from '../account/address'
import { payError } from '../errors/pay-errors'

/** By namespace: the SLIP-44 number of the native currency, and the CAIP-19 namespace of tokens. */
const forms = {
  eip155: { coin: 60, token: 'erc20' },
  solana: { coin: 501, token: 'token' },
} as const

/**
 * The id of an asset (CAIP-19), for example `eip155:1/slip44:60`.
 * @param asset the token's address, or 'native'
 * @throws WalletModalError INVALID_CHAIN_NAMESPACE for namespaces other than eip155 and solana, INVALID_ASSET for an address that is none
 */
export function toAssetId(network: CaipNetworkId, asset: string): string {
  const { namespace } = parseCaipNetworkId(network)
  const form = namespace === 'eip155' || namespace === 'solana' ? forms[namespace] : undefined
  if (!form) throw payError('INVALID_CHAIN_NAMESPACE', { details: namespace })
  if (asset === 'native') return `${network}/slip44:${form.coin}`
  if (!isAddress(asset, namespace)) throw payError('INVALID_ASSET', { details: asset })
  return `${network}/${form.token}:${namespace === 'eip155' ? withHexPrefix(asset) : asset}`
}
