import { modalFolder } from '../emit/emit'

/** The groups of files in an audit report, the most important group first. */
export const concerns = ['signing', 'servers', 'state', 'views', 'styles', 'texts', 'app', 'tests', 'docs'] as const
export type Concern = (typeof concerns)[number]

/** The titles of the groups in reports. */
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

/** The units whose code moves money, signs, or decides which user is signed in. */
const weighty =
  /^features\/(send|swap|pay|onramp|siwx|smart-accounts|wallet-calls|email|embedded|embedded-login|socials|farcaster|account-names|pairing)\//

/** Path patterns of the groups. A file belongs to the first group whose pattern matches the path. */
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

/**
 * Returns the group of a file in an emitted tree.
 * @param path the path of the file in the template
 */
export function concernOf(path: string): Concern {
  if (!path.startsWith(`${modalFolder}/`)) return path.startsWith('dev-server/') ? 'servers' : 'app'
  const inside = path.slice(modalFolder.length + 1)
  return places.find(([, place]) => place.test(inside))?.[0] ?? 'state'
}
