import { makeAutoObservable } from 'mobx'
import type { Connector } from '../domain/connector'
import type { Network } from '../domain/network'

interface AssetDeps {
  connectorImages: () => Readonly<Record<string, string>>
}

/** Images by id: what the host overrides, what wallets bring, and what a service delivered. */
export class AssetStore {
  readonly walletImages = new Map<string, string>()
  readonly networkImages = new Map<string, string>()
  readonly connectorImages = new Map<string, string>()
  readonly #deps: AssetDeps

  constructor(deps: AssetDeps) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  setNetworkImage(imageId: string, url: string): void {
    this.networkImages.set(imageId, url)
  }

  setConnectorImage(imageId: string, url: string): void {
    this.connectorImages.set(imageId, url)
  }

  setWalletImage(imageId: string, url: string): void {
    this.walletImages.set(imageId, url)
  }

  networkImage(network: Network | undefined): string | undefined {
    return network?.assets?.imageUrl ?? this.networkImages.get(network?.assets?.imageId ?? '')
  }

  connectorImage(connector: Connector | undefined): string | undefined {
    if (!connector) return undefined
    return (
      this.#deps.connectorImages()[connector.id] ??
      connector.imageUrl ??
      this.connectorImages.get(connector.imageId ?? '')
    )
  }
}
