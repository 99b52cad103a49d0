import { iconFlip } from '../../components/marks/view-icon-paths'
import type { AccountPart } from '../feature'
import { swapTexts } from './swap-texts'

/** The action under the account card that opens the swap form. Shown on networks on which the app's provider swaps. */
export const swapPart: AccountPart = {
  action: {
    id: 'swaps',
    icon: iconFlip,
    label: (language) => language.textsOf(swapTexts).swap,
    isShown({ options, chain }) {
      const { features, swaps } = options.state
      const network = chain.activeCaipNetwork?.caipNetworkId
      if (!features.swaps || !swaps || network === undefined || chain.isUnsupportedShown) return false
      return chain.activeChain === 'eip155' && swaps.targets(network).length > 0
    },
    open({ account, chain, events, router }) {
      const network = chain.activeCaipNetwork?.caipNetworkId
      const { isSmartAccount } = account
      if (network) events.track({ event: 'OPEN_SWAP', properties: { network, isSmartAccount } })
      router.push({ view: 'Swap', data: undefined })
    },
  },
}
