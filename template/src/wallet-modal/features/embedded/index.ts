import { authConnectorId } from '../../domain/wallets/connector'
import { addFeatures } from '../../stores/root/feature-stores'
import type { AuthAccountType } from '../../connectors/auth-frame/auth-client'
import type { Feature } from '../feature'
import type { EmbeddedWallet } from './embedded-wallet'
import { authNamespaces, isEmbeddedOn } from './embedded-options'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    /** Created when its chunk has been downloaded. */
    embeddedWallet: EmbeddedWallet
    /** Loads the embedded wallet and starts it, once. */
    startEmbedded: () => Promise<EmbeddedWallet>
    /** The account type that new logins begin with on EVM networks. Undefined: the frame decides. The unit smart-accounts adds this function. */
    newLoginAccount: () => AuthAccountType | undefined
  }
}

/** The embedded wallet: an account whose keys are in a frame of the team's own wallet server. Ways to log in are units of their own. */
export const embedded: Feature = {
  id: 'embedded',
  order: 12,
  views: [],
  attach(root, modalStores) {
    if (!isEmbeddedOn(root.options.state)) return
    addFeatures(root, {
      startEmbedded: async () => (await import('./embedded-parts')).startEmbedded(root, modalStores),
    })
    const namespaces = [...root.chain.chains.keys()].filter((namespace) => authNamespaces.includes(namespace))
    root.connector.addConnectors(
      namespaces.map((namespace) => ({
        id: authConnectorId,
        type: 'AUTH',
        name: 'Auth',
        chain: namespace,
        provider: { namespace },
        restore: async () => (await root.features.startEmbedded?.())?.restore(namespace),
      })),
    )
  },
}
