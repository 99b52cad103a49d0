import type { Config } from '@wagmi/core'
import { wagmiSource } from '../../connectors/wagmi/wagmi-source'
import type { AdapterDescriptor } from '../adapter'

interface WagmiAdapterOptions {
  /** The host app's own: what `createConfig` of wagmi or `@wagmi/core` returned. */
  config: Config
}

/**
 * EVM wallets through the host app's wagmi config: what one connects, changes or ends, the other shows. The wallets that are
 * listed are those of the config.
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
