import type { IconPath } from '../marks/icon'

/* The icons of the buttons on the host page. They are a module of their own, so that the first chunk stays small. */

export const iconDown: IconPath = { d: 'M5.75 8 10 12.25 14.25 8' }
export const iconWallet: IconPath = {
  d: 'M3.25 5.9v8.35a2.5 2.5 0 0 0 2.5 2.5h8.5a2.5 2.5 0 0 0 2.5-2.5v-4.5a2.5 2.5 0 0 0-2.5-2.5H4.9A1.65 1.65 0 0 1 3.25 5.6c0-1.02.83-1.85 1.85-1.85h8.4M13.25 12v.01',
}
export const iconWarn: IconPath = {
  d: 'M8.57 4.05 2.98 13.6a1.67 1.67 0 0 0 1.43 2.5h11.18a1.67 1.67 0 0 0 1.43-2.5L11.43 4.05a1.65 1.65 0 0 0-2.86 0ZM10 8v3.1M10 13.5v.01',
}
