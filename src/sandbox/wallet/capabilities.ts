import { toHexId } from '../chain/chains'
import { invalidParams } from '../rpc-error'
import { chainIdParam } from './params'
import type { ProviderContext } from './provider'
import type { WalletSettings } from './settings'
import { requireAccount } from './signing-methods'
import type { WalletChain, WalletState } from './wallet-state'

/** The kinds of permission that the wallet can grant (EIP-7715). */
export const permissionTypes = [
  'contract-call',
  'native-token-recurring-allowance',
  'erc20-recurring-allowance',
] as const

/** wallet_getCapabilities (EIP-5792): returns the wallet's capabilities by chain. Chains without special capabilities are left out. */
export async function getCapabilities(context: ProviderContext, params: readonly unknown[]): Promise<unknown> {
  const { state } = context
  requireAccount(context, params[0])
  const wanted = params[1]
  if (wanted !== undefined && !Array.isArray(wanted)) throw invalidParams('The chains must be a list of chain ids')
  const ids = wanted === undefined ? undefined : new Set((wanted as unknown[]).map(chainIdParam))
  const capabilities = capabilitiesOf(state.settings)
  if (Object.keys(capabilities).length === 0) return {}
  const chains = servedChains(state).filter(({ id }) => ids === undefined || ids.has(id))
  return Object.fromEntries(chains.map(({ id }) => [toHexId(id), capabilities]))
}

/** The chains that the wallet knows and that have a node. */
export function servedChains(state: WalletState): readonly WalletChain[] {
  return state.chains.filter(({ id, rpcUrl }) => state.isKnown(id) && rpcUrl !== null)
}

function capabilitiesOf({ assetDiscovery, atomic, permissions }: WalletSettings): Readonly<Record<string, unknown>> {
  const keys = { signerTypes: ['keys'], permissionTypes, policyTypes: ['call-limit', 'gas-limit'] }
  return {
    ...(assetDiscovery && { assetDiscovery: { supported: true } }),
    ...(atomic && { atomic: { status: 'supported' } }),
    ...(permissions && { permissions: { supported: true, ...keys } }),
  }
}
