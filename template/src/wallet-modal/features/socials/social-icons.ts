import type { IconPath } from '../../components/marks/icon'

/** Three dots, for the button that leads to the list of all providers. */
export const iconMore: IconPath = { d: 'M4.5 10h.01M10 10h.01M15.5 10h.01', stroke: 2.4 }
