import type { AccountPart } from '../feature'
import { ActivityLabel, ActivityTab } from './activity-tab'
import { isHistoryShown } from './transactions-of'

/** What the unit adds to the Account view: the Activity tab. */
export const accountPart: AccountPart = {
  tab: { id: 'activity', Label: ActivityLabel, isShown: isHistoryShown, Content: ActivityTab },
}
