import { makeAutoObservable } from 'mobx'
import type { Connector } from '../domain/connector'
import type { Network } from '../domain/network'

interface AssetDeps {
  connectorImages: () => Readonly<Record<string, string>>
}

/** Images of networks and wallets: what the host overrides, then what they bring; nothing in place of one that does not load. */
export class AssetStore {
  readonly unavailable = new Set<string>()
  readonly #deps: AssetDeps

  constructor(deps: AssetDeps) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  networkImage(network: Network | undefined): string | undefined {
    return this.#available(network?.assets?.imageUrl)
  }

  connectorImage(connector: Connector | undefined): string | undefined {
    return connector && this.#available(this.#deps.connectorImages()[connector.id] ?? connector.imageUrl)
  }

  /** An image that could not be loaded in time is left out until it is there after all. */
  setUnavailable(url: string, isUnavailable: boolean): void {
    if (isUnavailable) this.unavailable.add(url)
    else this.unavailable.delete(url)
  }

  #available(url: string | undefined): string | undefined {
    return url !== undefined && !this.unavailable.has(url) ? url : undefined
  }
}
