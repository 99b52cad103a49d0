import type { Config } from '@wagmi/core'
import type { ConnectorSource } from '../connector'

/**
 * Finds the wallets of a host app's wagmi config: its connectors, and the wallets that announce themselves to wagmi. With this
 * source, the modal itself does not listen to EIP-6963.
 */
export function wagmiSource(config: Config): ConnectorSource {
  return {
    kind: 'wagmi',
    start(context) {
      if (!context.platform.window()) return
      import('./list-connectors')
        .then(({ listConnectors }) => listConnectors(config, context))
        .catch((error: unknown) => context.platform.log.warn('The wallets of wagmi could not be listed.', error))
    },
  }
}
