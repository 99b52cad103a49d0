import type { IconPath } from '../../../components/marks/icon'
import { iconCheck, iconClose } from '../../../components/marks/icon-paths'
import { iconClock, iconPlus, iconReceive, iconSend, iconSwap } from '../../../components/marks/view-icon-paths'
import type { ActivitySign, ActivityState } from '../timeline/transaction-rows'

const signs: Readonly<Record<ActivitySign, IconPath>> = {
  in: iconReceive,
  out: iconSend,
  trade: iconSwap,
  approve: iconCheck,
  cancel: iconClose,
  buy: iconPlus,
}

/** The icon of a row: the kind of transaction, unless it failed or its state is unknown. */
export function activityIcon(state: ActivityState, sign: ActivitySign | undefined): IconPath | undefined {
  if (state === 'failed') return iconClose
  return state === 'unknown' ? iconClock : sign && signs[sign]
}
