import type { IconPath } from './icon'

/* The icons inside the modal: 20 by 20 units, strokes of 1.5, round caps. Each is a constant of its own, so that a bundler drops unused
   ones. The three icons of the buttons on the host page are in `button-icon-paths.ts`: a bundler keeps a module in one chunk, and the
   icons here must not become part of the first chunk. */
export { iconDown, iconWallet, iconWarn } from '../controls/button-icon-paths'

export const iconClose: IconPath = { d: 'M5.5 5.5l9 9M14.5 5.5l-9 9' }
export const iconBack: IconPath = { d: 'M11.75 4.75 6.5 10l5.25 5.25', mirrors: true }
export const iconNext: IconPath = { d: 'M8.25 5.5 12.75 10l-4.5 4.5', mirrors: true }
export const iconSearch: IconPath = { d: 'M14.25 9A5.25 5.25 0 1 1 3.75 9a5.25 5.25 0 0 1 10.5 0ZM12.9 12.9l3.6 3.6' }
export const iconCopy: IconPath = {
  d: 'M9.25 7h5A2.25 2.25 0 0 1 16.5 9.25v5a2.25 2.25 0 0 1-2.25 2.25h-5A2.25 2.25 0 0 1 7 14.25v-5A2.25 2.25 0 0 1 9.25 7ZM13 7V5.75A2.25 2.25 0 0 0 10.75 3.5h-5A2.25 2.25 0 0 0 3.5 5.75v5A2.25 2.25 0 0 0 5.75 13H7',
}
export const iconCheck: IconPath = { d: 'M4.5 10.5l3.75 3.75L15.5 6.25' }
export const iconRefresh: IconPath = { d: 'M15.4 7.5A6 6 0 1 0 16 10.4M16 4v3.6h-3.6' }
export const iconQr: IconPath = {
  d: 'M4.75 3.5h2.5A1.25 1.25 0 0 1 8.5 4.75v2.5A1.25 1.25 0 0 1 7.25 8.5h-2.5A1.25 1.25 0 0 1 3.5 7.25v-2.5A1.25 1.25 0 0 1 4.75 3.5ZM12.75 3.5h2.5a1.25 1.25 0 0 1 1.25 1.25v2.5a1.25 1.25 0 0 1-1.25 1.25h-2.5a1.25 1.25 0 0 1-1.25-1.25v-2.5a1.25 1.25 0 0 1 1.25-1.25ZM4.75 11.5h2.5a1.25 1.25 0 0 1 1.25 1.25v2.5a1.25 1.25 0 0 1-1.25 1.25h-2.5a1.25 1.25 0 0 1-1.25-1.25v-2.5a1.25 1.25 0 0 1 1.25-1.25ZM11.5 16.5v-3.25a1.75 1.75 0 0 1 1.75-1.75h3.25M16.25 16.25v.01',
}
export const iconExternal: IconPath = {
  d: 'M8.25 4H6.25A2.75 2.75 0 0 0 3.5 6.75v7a2.75 2.75 0 0 0 2.75 2.75h7A2.75 2.75 0 0 0 16 13.75v-2M12 3.5h4.5V8M16 4l-6.5 6.5',
  mirrors: true,
}
export const iconInfo: IconPath = {
  d: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM10 9.5v3.75M10 6.75v.01',
}
export const iconHelp: IconPath = {
  d: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM8.1 8.1a1.95 1.95 0 1 1 3 1.62c-.72.45-1.1.83-1.1 1.53M10 13.4v.01',
}
export const iconSliders: IconPath = {
  d: 'M3.5 6.5h6.75M14.75 6.5h1.75M3.5 13.5h1.75M9.75 13.5h6.75M14.5 6.5a2.1 2.1 0 1 1-4.2 0 2.1 2.1 0 0 1 4.2 0ZM9.7 13.5a2.1 2.1 0 1 1-4.2 0 2.1 2.1 0 0 1 4.2 0Z',
}
export const iconWalletConnect: IconPath = {
  d: 'M5.7 7.1c2.4-2.1 6.2-2.1 8.6 0M2.9 9.800l3.550 3.400L10 9.900l3.550 3.300 3.550-3.400',
  stroke: 1.7,
}
export const iconOffline: IconPath = {
  d: 'M4 4l12 12M16.75 10A6.75 6.75 0 0 0 7.6 3.7M4.9 5.6a6.75 6.75 0 0 0 9.5 9.5',
}
