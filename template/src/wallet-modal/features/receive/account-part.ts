import { iconReceive } from '../../components/marks/view-icon-paths'
import type { AccountPart } from '../feature'
import { useTexts } from '../../locales/use-texts'
import { receiveTexts } from './receive-texts'

/** The label of the action. */
function ReceiveLabel() {
  return useTexts(receiveTexts).action
}

/** What the unit adds to the Account view: the action that shows the address. */
export const accountPart: AccountPart = {
  action: {
    id: 'receive',
    icon: iconReceive,
    Label: ReceiveLabel,
    isShown: ({ options }) => options.state.features.receive,
    open: ({ router }) => router.push({ view: 'WalletReceive', data: undefined }),
  },
}
