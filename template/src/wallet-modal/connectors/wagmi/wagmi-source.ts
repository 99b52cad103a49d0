import type { Config } from '@wagmi/core'
import type { ConnectorSource } from '../connector'

/**
 * The wallets that a host app's wagmi config knows: its connectors, and those that announce themselves to wagmi. They are
 * its only list; nothing else listens for EIP-6963 beside it.
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
