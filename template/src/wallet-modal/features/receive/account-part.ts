import { iconReceive } from '../../components/marks/view-icon-paths'
import type { AccountPart } from '../feature'
import { receiveTexts } from './receive-texts'

/** What the unit adds to the Account view: the action that shows the address. */
export const accountPart: AccountPart = {
  action: {
    id: 'receive',
    icon: iconReceive,
    label: (language) => language.textsOf(receiveTexts).action,
    isShown: ({ options }) => options.state.features.receive,
    open: ({ router }) => router.push({ view: 'WalletReceive', data: undefined }),
  },
}
