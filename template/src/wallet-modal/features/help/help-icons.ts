import type { IconPath } from '../../components/marks/icon'

export const iconBolt: IconPath = { d: 'M10.9 2.9 4.75 11.25H10l-.9 5.85 6.15-8.35H10l.9-5.85Z' }
export const iconDots: IconPath = { d: 'M5 10v.01M10 10v.01M15 10v.01', stroke: 2 }
export const iconLink: IconPath = {
  d: 'M8.4 11.6a3.1 3.1 0 0 0 4.4 0l2.55-2.55a3.1 3.1 0 0 0-4.4-4.4l-.8.8M11.6 8.4a3.1 3.1 0 0 0-4.4 0l-2.55 2.55a3.1 3.1 0 0 0 4.4 4.4l.8-.8',
}
export const iconLock: IconPath = {
  d: 'M6.5 9h7a2.25 2.25 0 0 1 2.25 2.25v3.25a2.25 2.25 0 0 1-2.25 2.25h-7a2.25 2.25 0 0 1-2.25-2.25v-3.25A2.25 2.25 0 0 1 6.5 9ZM6.75 9V6.5a3.25 3.25 0 0 1 6.5 0V9',
}
