import { iconSend } from '../../components/marks/view-icon-paths'
import { isOffered } from '../../domain/networks/namespace-scope'
import type { AccountPart } from '../feature'
import { sendTexts } from './send-texts'

/** The action under the account card that opens the send form. */
export const sendPart: AccountPart = {
  action: {
    id: 'send',
    icon: iconSend,
    label: (language) => language.textsOf(sendTexts).send,
    isShown: ({ options, chain }) =>
      options.state.features.send && isOffered('send', chain.activeChain) && !chain.isUnsupportedShown,
    open({ account, chain, events, router }) {
      const network = chain.activeCaipNetwork?.caipNetworkId
      const { isSmartAccount } = account
      if (network) events.track({ event: 'OPEN_SEND', properties: { network, isSmartAccount } })
      router.push({ view: 'WalletSend', data: undefined })
    },
  },
}
