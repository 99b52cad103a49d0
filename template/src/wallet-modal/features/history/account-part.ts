import type { AccountPart } from '../feature'
import { ActivityTab } from './activity-tab'
import { historyTexts } from './history-texts'
import { isHistoryShown } from './transactions-of'

/** What the unit adds to the Account view: the Activity tab. */
export const accountPart: AccountPart = {
  tab: {
    id: 'activity',
    label: (language) => language.textsOf(historyTexts).tab,
    isShown: isHistoryShown,
    Content: ActivityTab,
  },
}
