import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { isRecord } from '../../domain/errors/errors'

/** True for what a wagmi config holds in its list of connectors. */
export function isWagmiConnector(value: unknown): value is WagmiConnector {
  return isRecord(value) && typeof value['uid'] === 'string' && typeof value['getProvider'] === 'function'
}

/** The connector that the host app is connected with; undefined also while that is being found out. */
export function currentConnector({ status, current, connections }: Config['state']): WagmiConnector | undefined {
  return status === 'connected' && current !== null ? connections.get(current)?.connector : undefined
}

/** Resolves when wagmi is not about to connect or reconnect. */
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
