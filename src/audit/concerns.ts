import { modalFolder } from '../emit/emit'

/** What a file is about, the weightiest first. */
export const concerns = ['signing', 'servers', 'state', 'views', 'styles', 'texts', 'app', 'tests', 'docs'] as const
export type Concern = (typeof concerns)[number]

/** What each group is called in reports. */
export const concernTitles: Readonly<Record<Concern, string>> = {
  signing: 'Money and signing',
  servers: 'Servers',
  state: 'State and rules',
  views: 'Views',
  styles: 'Styles',
  texts: 'Texts',
  app: 'The app around the modal',
  tests: 'Tests',
  docs: 'Docs',
}

/** Units whose code moves money, signs, or decides who is signed in. */
const weighty =
  /^features\/(send|swap|pay|onramp|siwx|smart-accounts|wallet-calls|email|embedded|embedded-login|socials|farcaster|account-names|pairing)\//

/** Where files belong; the first match counts. */
const places: readonly (readonly [Concern, RegExp])[] = [
  ['tests', /(^|\/)testing\/|\.test\.[^/]+$/],
  ['docs', /\.md$|^docs\//],
  ['styles', /\.css$|^theme\//],
  ['texts', /^locales\//],
  ['signing', /^(adapters|connectors|wallet-frame|services)\//],
  ['servers', /^(server|server-kit|wallet-server|wallet-check)\//],
  ['views', /\.tsx$|^(views|components|modal|react)\//],
  ['signing', weighty],
  ['state', /./],
]

/** What a file of an emitted tree concerns, by its path in the template. */
export function concernOf(path: string): Concern {
  if (!path.startsWith(`${modalFolder}/`)) return path.startsWith('dev-server/') ? 'servers' : 'app'
  const inside = path.slice(modalFolder.length + 1)
  return places.find(([, place]) => place.test(inside))?.[0] ?? 'state'
}
