import type { AccountPart } from '../feature'
import { useTexts } from '../../locales/use-texts'
import { ActivityTab } from './activity-tab'
import { historyTexts } from './history-texts'
import { isHistoryShown } from './transactions-of'

/** The word on the tab. */
function ActivityLabel() {
  return useTexts(historyTexts).tab
}

/** What the unit adds to the Account view: the Activity tab. */
export const accountPart: AccountPart = {
  tab: { id: 'activity', Label: ActivityLabel, isShown: isHistoryShown, Content: ActivityTab },
}
