import { required } from '../../domain/errors/errors'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'

/** Reads tokens from the wallet itself where the wallet lists them (ERC-7811). */
export function attachWalletAssets(root: RootStore, stores: AccountStores): void {
  stores.walletAssets = async (network) => {
    if (network.chainNamespace !== 'eip155') return undefined
    await root.modalStoresLoader.load()
    const load = required(root.features.loadWalletRequests, 'MODAL_NOT_LOADED')
    const [requests, { readWalletAssets }] = await Promise.all([load(), import('./wallet-assets-parts')])
    return readWalletAssets(root, requests, network)
  }
}
