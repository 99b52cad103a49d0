import type { AdapterDescriptor, WalletModal } from '../../template/src/wallet-modal'
import { createWalletModal, ethersAdapter, routerSwaps } from '../../template/src/wallet-modal'
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
  return (config.ids ?? [undefined]).map((id) =>
    createWalletModal({
      networks: [first, ...others],
      adapters,
      metadata: { name: 'Host app', description: 'A host app', url: 'http://localhost', icons: [] },
      ...config.options,
      ...(config.signIn && signInOptions(config.signIn)),
      ...(config.routers && { swaps: routerSwaps({ routers: config.routers }) }),
      ...(id !== undefined && { id }),
      ...(embedded !== undefined && { enableEmbedded: embedded }),
      ...(allowUnsupportedChain !== undefined && { allowUnsupportedChain }),
      ...(enableNetworkSwitch !== undefined && { enableNetworkSwitch }),
      ...(themeMode && { themeMode }),
      ...(themeVariables && { themeVariables }),
      ...(legal && { termsConditionsUrl: '/terms', privacyPolicyUrl: '/privacy' }),
    }),
  )
}
