import type { SwapService } from '../../domain/swaps/swap-provider'
import { accountError } from '../../domain/errors/account-errors'
import { getData } from '../../services/data-request'
import { postData } from '../../services/post-data'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'

/** The data service of the app, for a provider of swaps. Its methods reject with SWAP_NOT_SUPPORTED on a network without the service. */
export function swapService(
  { chain, options, platform }: Pick<RootStore, 'chain' | 'options' | 'platform'>,
  { api }: AccountStores,
): SwapService {
  const caller = async () => {
    if (await api.isNetworkSupported(chain.activeCaipNetwork?.caipNetworkId)) return api.caller
    throw accountError('SWAP_NOT_SUPPORTED')
  }
  return {
    get: async (path, params, signal) => getData(platform, await caller(), { path, params }, signal),
    async post(path, body, signal) {
      const { projectId } = options.state
      return postData(platform, await caller(), { path, body: { projectId, ...body } }, signal)
    },
  }
}
