import type { AdapterDescriptor, OnRampProvider, SwapProvider, WalletModal } from '../../template/src/wallet-modal'
import {
  coinbaseOnRamp,
  createWalletModal,
  ethersAdapter,
  recordDiagnostics,
  routerSwaps,
  serviceSwaps,
} from '../../template/src/wallet-modal'
import { arHint, deHint, localeHints } from '../../template/src/wallet-modal/locales'
import type { HostConfig } from './config'
import { signInOptions } from './sign-in-options'

/** Creates the modals of a configuration. */
export function createModals(
  config: HostConfig,
  adapters: readonly AdapterDescriptor[] = config.isBasic ? [] : [ethersAdapter()],
): WalletModal[] {
  const [first, ...others] = config.networks
  if (!first) throw new Error('The configuration has no network')
  const { embedded, allowUnsupportedChain, enableNetworkSwitch, themeMode, themeVariables, legal } = config
  const modals = (config.ids ?? [undefined]).map((id) =>
    createWalletModal({
      networks: [first, ...others],
      adapters,
      metadata: { name: 'Host app', description: 'A host app', url: 'http://localhost', icons: [] },
      ...config.options,
      ...(config.hasLocaleHints && { localeHints: localeHints(deHint, arHint) }),
      ...(config.signIn && signInOptions(config.signIn)),
      ...(config.routers && { swaps: swapsOf(config.routers, config.hasServiceSwaps) }),
      ...(config.onramp && { onrampProviders: [onRampProvider(config.onramp)] }),
      ...(id !== undefined && { id }),
      ...(embedded !== undefined && { enableEmbedded: embedded }),
      ...(allowUnsupportedChain !== undefined && { allowUnsupportedChain }),
      ...(enableNetworkSwitch !== undefined && { enableNetworkSwitch }),
      ...(themeMode && { themeMode }),
      ...(themeVariables && { themeVariables }),
      ...(legal && { termsConditionsUrl: '/terms', privacyPolicyUrl: '/privacy' }),
    }),
  )
  if (config.recordsDiagnostics) for (const modal of modals) recordDiagnostics(modal)
  return modals
}

function onRampProvider({ kind, page }: NonNullable<HostConfig['onramp']>): OnRampProvider {
  const { origin } = new URL(page)
  if (kind === 'coinbase') return coinbaseOnRamp({ origins: [origin] })
  return {
    id: 'own',
    label: 'Own Provider',
    fee: '1%',
    origins: [origin],
    url: ({ address }) => `${page}?address=${address}&asset=sUSD`,
    ...(kind === 'own' && { purchases: { url: `${page}/purchases` } }),
  }
}

function swapsOf(routers: NonNullable<HostConfig['routers']>, hasService = false): SwapProvider {
  if (!hasService) return routerSwaps({ routers })
  const contracts = Object.entries(routers).map(([network, router]) => [network, [router]] as const)
  return serviceSwaps({ contracts: Object.fromEntries(contracts) })
}
