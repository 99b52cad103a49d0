import type { IconPath } from './icon'

/*
 * The icons inside the modal: 20 grid, 1.5 stroke, round caps. One constant each, so that a bundler drops the unused.
 * The three that buttons on the host page need live in `button-icon-paths.ts`, because a bundler keeps a whole module
 * in one chunk and these must not ride along into the first.
 */
export { iconDown, iconWallet, iconWarn } from './button-icon-paths'

export const iconClose: IconPath = { d: 'M5.5 5.5l9 9M14.5 5.5l-9 9' }
export const iconBack: IconPath = { d: 'M11.75 4.75 6.5 10l5.25 5.25', mirrors: true }
export const iconNext: IconPath = { d: 'M8.25 5.5 12.75 10l-4.5 4.5', mirrors: true }
export const iconSearch: IconPath = { d: 'M14.25 9A5.25 5.25 0 1 1 3.75 9a5.25 5.25 0 0 1 10.5 0ZM12.9 12.9l3.6 3.6' }
export const iconMail: IconPath = {
  d: 'M5.5 4.5h9a2.75 2.75 0 0 1 2.75 2.75v5.5a2.75 2.75 0 0 1-2.75 2.75h-9a2.75 2.75 0 0 1-2.75-2.75v-5.5A2.75 2.75 0 0 1 5.5 4.5ZM5.75 7.75l3.1 2.3a1.95 1.95 0 0 0 2.3 0l3.1-2.3',
}
export const iconRight: IconPath = { d: 'M4 10h12M11.25 5.25 16 10l-4.75 4.75', mirrors: true }
export const iconArrowDown: IconPath = { d: 'M10 4.25v11.5M5.25 11 10 15.75 14.75 11' }
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
export const iconGlobe: IconPath = {
  d: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM3.5 10h13M10 3.25c1.9 1.8 2.85 4.05 2.85 6.75S11.9 14.95 10 16.75c-1.9-1.8-2.85-4.05-2.85-6.75S8.1 5.05 10 3.25Z',
}
export const iconPlus: IconPath = { d: 'M10 4.25v11.5M4.25 10h11.5' }
export const iconSwap: IconPath = { d: 'M3.75 7h12M12.9 4.1 15.8 7l-2.9 2.9M16.25 13h-12M7.1 10.1 4.2 13l2.9 2.9' }
export const iconFlip: IconPath = { d: 'M7 16.25v-12M4.1 7.1 7 4.2l2.9 2.9M13 3.75v12M10.1 12.9l2.9 2.9 2.9-2.9' }
export const iconReceive: IconPath = { d: 'M14.5 5.5l-9 9M12.25 14.5H5.5V7.75', mirrors: true }
export const iconSend: IconPath = { d: 'M5.5 14.5l9-9M7.75 5.5h6.75v6.75', mirrors: true }
export const iconCard: IconPath = {
  d: 'M5.5 4.5h9a2.75 2.75 0 0 1 2.75 2.75v5.5a2.75 2.75 0 0 1-2.75 2.75h-9a2.75 2.75 0 0 1-2.75-2.75v-5.5A2.75 2.75 0 0 1 5.5 4.5ZM3 8.5h14M6 12.25h2.25',
}
export const iconClock: IconPath = { d: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM10 6.25V10l2.4 1.75' }
export const iconInfo: IconPath = {
  d: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM10 9.5v3.75M10 6.75v.01',
}
export const iconHelp: IconPath = {
  d: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM8.1 8.1a1.95 1.95 0 1 1 3 1.62c-.72.45-1.1.83-1.1 1.53M10 13.4v.01',
}
export const iconSliders: IconPath = {
  d: 'M3.5 6.5h6.75M14.75 6.5h1.75M3.5 13.5h1.75M9.75 13.5h6.75M14.5 6.5a2.1 2.1 0 1 1-4.2 0 2.1 2.1 0 0 1 4.2 0ZM9.7 13.5a2.1 2.1 0 1 1-4.2 0 2.1 2.1 0 0 1 4.2 0Z',
}
export const iconLogout: IconPath = {
  d: 'M8 3.5H6.25A2.75 2.75 0 0 0 3.5 6.25v7.5a2.75 2.75 0 0 0 2.75 2.75H8M8.5 10h8M13.25 6.75 16.5 10l-3.25 3.25',
  mirrors: true,
}
export const iconPhone: IconPath = {
  d: 'M8 2.75h4a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1-2.5 2.5H8a2.5 2.5 0 0 1-2.5-2.5v-9.5a2.5 2.5 0 0 1 2.5-2.5ZM9.25 14.5h1.5',
}
export const iconLock: IconPath = {
  d: 'M6.5 9h7a2.25 2.25 0 0 1 2.25 2.25v3.25a2.25 2.25 0 0 1-2.25 2.25h-7a2.25 2.25 0 0 1-2.25-2.25v-3.25A2.25 2.25 0 0 1 6.5 9ZM6.75 9V6.5a3.25 3.25 0 0 1 6.5 0V9',
}
export const iconShield: IconPath = {
  d: 'M10 2.9l5.75 2v4.35c0 3.6-2.3 6.35-5.75 7.85-3.45-1.5-5.75-4.25-5.75-7.85V4.9L10 2.9ZM7.4 9.9l1.9 1.9 3.3-3.4',
}
export const iconBolt: IconPath = { d: 'M10.9 2.9 4.75 11.25H10l-.9 5.85 6.15-8.35H10l.9-5.85Z' }
export const iconUser: IconPath = {
  d: 'M13 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4.25 16.5c.55-3 2.85-4.75 5.75-4.75s5.2 1.75 5.75 4.75',
}
export const iconLink: IconPath = {
  d: 'M8.4 11.6a3.1 3.1 0 0 0 4.4 0l2.55-2.55a3.1 3.1 0 0 0-4.4-4.4l-.8.8M11.6 8.4a3.1 3.1 0 0 0-4.4 0l-2.55 2.55a3.1 3.1 0 0 0 4.4 4.4l.8-.8',
}
export const iconDots: IconPath = { d: 'M5 10v.01M10 10v.01M15 10v.01', stroke: 2 }
export const iconBank: IconPath = { d: 'M3.5 7.9 10 4l6.5 3.9H3.5ZM5.5 8.25v5.5M10 8.25v5.5M14.5 8.25v5.5M3.5 16h13' }
export const iconWalletConnect: IconPath = {
  d: 'M5.7 7.1c2.4-2.1 6.2-2.1 8.6 0M2.9 9.800l3.550 3.400L10 9.900l3.550 3.300 3.550-3.400',
  stroke: 1.7,
}
export const iconOffline: IconPath = {
  d: 'M4 4l12 12M16.75 10A6.75 6.75 0 0 0 7.6 3.7M4.9 5.6a6.75 6.75 0 0 0 9.5 9.5',
}
export const iconCompass: IconPath = {
  d: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM12.9 7.1l-1.5 4.3-4.3 1.5 1.5-4.3 4.3-1.5Z',
}
