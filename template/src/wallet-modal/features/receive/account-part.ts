import { iconReceive } from '../../components/marks/view-icon-paths'
import type { AccountPart } from '../feature'
import { useTexts } from '../../locales/use-texts'
import { receiveTexts } from './receive-texts'

/** What the verb is called. */
function ReceiveLabel() {
  return useTexts(receiveTexts).action
}

/** What the unit adds to the Account view: the verb that leads to the address. */
export const accountPart: AccountPart = {
  action: {
    id: 'receive',
    icon: iconReceive,
    Label: ReceiveLabel,
    isShown: ({ options }) => options.state.features.receive,
    open: ({ router }) => router.push({ view: 'WalletReceive', data: undefined }),
  },
}
