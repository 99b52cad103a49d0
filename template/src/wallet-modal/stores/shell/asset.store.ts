import { makeAutoObservable, observableShallow } from 'mobx'
import type { Connector } from '../../domain/wallets/connector'
import type { Network } from '../../domain/networks/network'
import type { CustomWallet, WalletEntry } from '../../domain/wallets/wallet-entry'

interface AssetDeps {
  connectorImages: () => Readonly<Record<string, string>>
}

/** Images of networks and wallets: the host's, else their own. Undefined for an image that fails to load. */
export class AssetStore {
  readonly unavailable = new Set<string>()
  /** The directory's pictures of wallets, by id; undefined if a picture failed to load. */
  readonly walletImages = new Map<string, string | undefined>()
  readonly #deps: AssetDeps

  constructor(deps: AssetDeps) {
    this.#deps = deps
    makeAutoObservable(this, { walletImages: observableShallow })
  }

  networkImage(network: Network | undefined): string | undefined {
    return this.#available(network?.assets?.imageUrl)
  }

  connectorImage(connector: Connector | undefined): string | undefined {
    return connector && this.#available(this.#deps.connectorImages()[connector.id] ?? connector.imageUrl)
  }

  /** The wallet's own picture, else the directory's once it is loaded (`ApiStore.fetchWalletImage`). */
  walletImage(wallet: WalletEntry | CustomWallet): string | undefined {
    if (wallet.image_url) return wallet.image_url
    return 'image_id' in wallet && wallet.image_id ? this.walletImages.get(wallet.image_id) : undefined
  }

  /** Sets a picture; undefined means that it failed to load. */
  setWalletImage(id: string, url: string | undefined): void {
    this.walletImages.set(id, url)
  }

  /** Marks an image that was not loaded in time. It is not shown until it is loaded. */
  setUnavailable(url: string, isUnavailable: boolean): void {
    if (isUnavailable) this.unavailable.add(url)
    else this.unavailable.delete(url)
  }

  #available(url: string | undefined): string | undefined {
    return url !== undefined && !this.unavailable.has(url) ? url : undefined
  }
}
