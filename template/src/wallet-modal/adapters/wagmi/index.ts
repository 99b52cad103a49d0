import type { Config } from '@wagmi/core'
import { wagmiSource } from '../../connectors/wagmi/wagmi-source'
import type { AdapterDescriptor } from '../adapter'

interface WagmiAdapterOptions {
  /** The host app's config, from `createConfig` of wagmi or `@wagmi/core`. */
  config: Config
}

/**
 * EVM wallets through the host app's wagmi config. The modal and the host app share every connection, change and disconnect. The
 * modal lists the wallets of the config.
 */
export function wagmiAdapter({ config }: WagmiAdapterOptions): AdapterDescriptor {
  return {
    kind: 'wagmi',
    namespace: 'eip155',
    sources: [wagmiSource(config)],
    followsHost: true,
    async load(context) {
      const [{ createWagmiAdapter }, { toConnector }] = await Promise.all([
        import('./wagmi.adapter'),
        import('../../connectors/wagmi/to-connector'),
      ])
      return createWagmiAdapter(config, context, toConnector)
    },
  }
}
