import type { IconPath } from './icon'

/** Icons of views that are loaded later than the modal. They are a module of their own, so that opening does not wait for them. */
export const iconRight: IconPath = { d: 'M4 10h12M11.25 5.25 16 10l-4.75 4.75', mirrors: true }
export const iconGlobe: IconPath = {
  d: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM3.5 10h13M10 3.25c1.9 1.8 2.85 4.05 2.85 6.75S11.9 14.95 10 16.75c-1.9-1.8-2.85-4.05-2.85-6.75S8.1 5.05 10 3.25Z',
}
export const iconPlus: IconPath = { d: 'M10 4.25v11.5M4.25 10h11.5' }
export const iconSwap: IconPath = { d: 'M3.75 7h12M12.9 4.1 15.8 7l-2.9 2.9M16.25 13h-12M7.1 10.1 4.2 13l2.9 2.9' }
export const iconFlip: IconPath = { d: 'M7 16.25v-12M4.1 7.1 7 4.2l2.9 2.9M13 3.75v12M10.1 12.9l2.9 2.9 2.9-2.9' }
export const iconReceive: IconPath = { d: 'M14.5 5.5l-9 9M12.25 14.5H5.5V7.75', mirrors: true }
export const iconSend: IconPath = { d: 'M5.5 14.5l9-9M7.75 5.5h6.75v6.75', mirrors: true }
export const iconClock: IconPath = { d: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM10 6.25V10l2.4 1.75' }
const eye = 'M2.75 10c1.6-3.2 4.2-5 7.25-5s5.65 1.8 7.25 5c-1.6 3.2-4.2 5-7.25 5s-5.65-1.8-7.25-5Z'
export const iconEye: IconPath = { d: `${eye}M12.25 10a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Z` }
export const iconEyeOff: IconPath = { d: `${eye}M4.5 4.5l11 11` }
export const iconLogout: IconPath = {
  d: 'M8 3.5H6.25A2.75 2.75 0 0 0 3.5 6.25v7.5a2.75 2.75 0 0 0 2.75 2.75H8M8.5 10h8M13.25 6.75 16.5 10l-3.25 3.25',
  mirrors: true,
}
export const iconPhone: IconPath = {
  d: 'M8 2.75h4a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1-2.5 2.5H8a2.5 2.5 0 0 1-2.5-2.5v-9.5a2.5 2.5 0 0 1 2.5-2.5ZM9.25 14.5h1.5',
}
export const iconShield: IconPath = {
  d: 'M10 2.9l5.75 2v4.35c0 3.6-2.3 6.35-5.75 7.85-3.45-1.5-5.75-4.25-5.75-7.85V4.9L10 2.9ZM7.4 9.9l1.9 1.9 3.3-3.4',
}
export const iconUser: IconPath = {
  d: 'M13 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4.25 16.5c.55-3 2.85-4.75 5.75-4.75s5.2 1.75 5.75 4.75',
}
export const iconCompass: IconPath = {
  d: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0ZM12.9 7.1l-1.5 4.3-4.3 1.5 1.5-4.3 4.3-1.5Z',
}
