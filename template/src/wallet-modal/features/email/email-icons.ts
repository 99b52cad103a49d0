import type { IconPath } from '../../components/marks/icon'

export const iconMail: IconPath = {
  d: 'M5.25 4.5h9.5A1.75 1.75 0 0 1 16.5 6.25v7.5a1.75 1.75 0 0 1-1.75 1.75h-9.5A1.75 1.75 0 0 1 3.5 13.75v-7.5A1.75 1.75 0 0 1 5.25 4.5ZM4 6l6 4.75L16 6',
}
