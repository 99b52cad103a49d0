import type { RootStore } from '../root/root.store'

/** Starts the search for the wallets of the browser, except those that the options switch off. */
export function startSources({ adapters, connector, options, platform }: RootStore, signal: AbortSignal): void {
  const { enableEIP6963, enableInjected } = options.state
  const isOff = new Set([!enableEIP6963 && 'eip6963', enableInjected === false && 'injected'])
  for (const source of adapters.sources)
    if (!isOff.has(source.kind)) source.start({ platform, signal, ...connector.intake })
}
