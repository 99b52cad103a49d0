import { makeAutoObservable, observableShallow } from 'mobx'
import type { Connector } from '../../domain/wallets/connector'
import type { Network } from '../../domain/networks/network'
import type { CustomWallet, WalletEntry } from '../../domain/wallets/wallet-entry'

interface AssetDeps {
  connectorImages: () => Readonly<Record<string, string>>
}

/** Images of networks and wallets: what the host overrides, then what they bring; nothing in place of one that does not load. */
export class AssetStore {
  readonly unavailable = new Set<string>()
  /** The directory's pictures of wallets, by their id; undefined when one could not be had. */
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

  /** What the wallet itself names, else the directory's picture of it once that has come (`ApiStore.fetchWalletImage`). */
  walletImage(wallet: WalletEntry | CustomWallet): string | undefined {
    if (wallet.image_url) return wallet.image_url
    return 'image_id' in wallet && wallet.image_id ? this.walletImages.get(wallet.image_id) : undefined
  }

  /** Undefined says that there is none to be had. */
  setWalletImage(id: string, url: string | undefined): void {
    this.walletImages.set(id, url)
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
