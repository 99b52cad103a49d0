import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { isRecord } from '../../domain/errors/errors'

/** True for a connector of a wagmi config. */
export function isWagmiConnector(value: unknown): value is WagmiConnector {
  return isRecord(value) && typeof value['uid'] === 'string' && typeof value['getProvider'] === 'function'
}

/** The host app's active connector; undefined without a connection, and while wagmi connects or reconnects. */
export function currentConnector({ status, current, connections }: Config['state']): WagmiConnector | undefined {
  return status === 'connected' && current !== null ? connections.get(current)?.connector : undefined
}

/** Resolves when wagmi is neither connecting nor reconnecting. */
export function untilSettled(config: Config): Promise<void> {
  return new Promise((resolve) => {
    const isBusy = () => config.state.status === 'connecting' || config.state.status === 'reconnecting'
    if (!isBusy()) return resolve()
    const stop = config.subscribe(isBusy, (busy) => {
      if (busy) return
      stop()
      resolve()
    })
  })
}
