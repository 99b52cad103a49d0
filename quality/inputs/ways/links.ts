import { nativeLink, walletLink, webLink } from '../../../template/src/wallet-modal/features/pairing/links'
import { avatarUrl, pictureUrl } from '../../../template/src/wallet-modal/domain/tokens/token-text'
import { isAppLink, isWebLink } from '../../../template/src/wallet-modal/domain/wallets/wallet-link'
import { part } from '../part'
import type { Random } from '../../fuzz/random'
import { urlOf } from '../values/rules'
import { hexDigits, mixedText, textOf } from '../values/texts'

const bases = [
  'https://wallet.example',
  'https://wallet.example/app/',
  'HTTPS://Wallet.Example:8443/a?b=c#d',
  'http://localhost:3000',
  'http://127.0.0.1:5173/',
  'http://[::1]/',
  'metamask://',
  'trust:',
  'rainbow',
  'ledgerlive://x',
  'com.app.wallet://',
  'cbwallet',
  'http://wallet.example',
  'javascript://x',
  'data:',
  'intent://x',
  'file:///',
  'blob:https://x',
  'https://u:p@x.example',
  'view-source:https://x',
  'ws://x',
  'JavaScript:alert(1)//',
  'https://wallet.example\\@evil.example',
  'vbscript:x',
]

/** Schemes that show or run something in the browser instead of an app. */
const dangerous =
  /^(?:about|blob|chrome|data|file|filesystem|ftp|intent|jar|javascript|resource|vbscript|view-source|wss?):$/

function isLocal({ hostname }: URL): boolean {
  return (
    hostname === 'localhost' || /[^.]\.localhost$/.test(hostname) || hostname === '127.0.0.1' || hostname === '[::1]'
  )
}

/** What a browser would do with a link, by the URL Standard. */
function verdict(link: string): 'web' | 'app' | undefined {
  const url = urlOf(link)
  if (!url) return undefined
  if (url.protocol === 'https:') return url.username || url.password ? undefined : 'web'
  if (url.protocol === 'http:') return isLocal(url) && !url.username && !url.password ? 'web' : undefined
  return dangerous.test(url.protocol) ? undefined : 'app'
}

const linkOf = (random: Random) => mixedText(random.pick(bases) + random.pick(['', '', '/x', '?q=1', '#f']), random)

/** Links and pictures of directories, services and wallets, against the URL Standard. */
export const foreignLinks = part<string, { isWeb: boolean; picture?: string | undefined }>({
  name: 'foreign-links',
  count: 1_000_000,
  make: (random) => (random.oneIn(8) ? `data:image/${linkOf(random)}` : linkOf(random)),
  read(link) {
    const isWeb = isWebLink(link)
    const picture = pictureUrl(link)
    return isWeb || isAppLink(link) || picture !== undefined ? { isWeb, picture } : undefined
  },
  judge(link, taken) {
    const known = verdict(link)
    const isOdd = /[\s\p{Cc}\\]/u.test(link) || link.length > 2_048
    if (!taken) return known === 'web' && !isOdd && /^https?:\/\//i.test(link) ? 'A safe link is refused' : undefined
    if (taken.isWeb && known !== 'web') return `The browser says ${known}`
    if (isAppLink(link) && known === undefined && urlOf(link)) return 'The browser says that it is no link of an app'
    const { picture } = taken
    if (picture === undefined) return undefined
    const isImage = /^data:image\//i.test(picture) && new URL('data:image/', 'https://x').protocol === 'data:'
    if (!isImage && verdict(picture) !== 'web') return 'It is no picture'
    if (isImage && picture.length > 200_000) return 'The picture is too long'
    const avatar = avatarUrl(link)
    return avatar !== undefined && !/^(?:https:|data:image)/i.test(avatar) ? 'An avatar comes over http' : undefined
  },
  broken: (taken, link) => taken ?? (link.startsWith('http') ? { isWeb: true } : undefined),
})

interface Pairing {
  base: string
  uri: string
  isEncodedTwice: boolean
  platform: 'web' | 'mobile' | 'desktop'
}

/** Links that open a wallet with a pairing: the base is the directory's, and the pairing arrives whole. */
export const deepLinks = part<Pairing, { url: string; href: string }>({
  name: 'deep-links',
  count: 700_000,
  make: (random) => ({
    base: linkOf(random),
    uri: `wc:${textOf(hexDigits, 64, random)}@2?expiryTimestamp=${random.below(2 ** 31)}&relay-protocol=irn&symKey=${textOf(hexDigits, 64, random)}`,
    isEncodedTwice: random.oneIn(4),
    platform: random.pick(['web', 'mobile', 'desktop'] as const),
  }),
  read({ base, uri, isEncodedTwice, platform }) {
    if (platform === 'web') return webLink(base, uri)
    if (platform === 'desktop') return nativeLink(base, uri, isEncodedTwice)
    const wallet = { id: 'x', name: 'x', mobile_link: base, link_mode: base }
    const device = { isTelegram: isEncodedTwice, isAndroid: isEncodedTwice }
    return walletLink({ platform, wallet, uri, device, preferUniversalLinks: !isEncodedTwice })
  },
  judge({ base, uri, isEncodedTwice, platform }, link) {
    if (!link)
      return bases.slice(0, 8).includes(base) && (platform !== 'web' || base.startsWith('http')) && isWebLink(base)
        ? 'A safe link is refused'
        : undefined
    const known = verdict(link.url)
    if (known === undefined) return 'A browser would not open an app or a page with it'
    if (platform === 'web' && known !== 'web') return 'It is no page'
    if (/[\s\p{Cc}\p{Cf}]/u.test(link.url)) return 'It has invisible characters'
    if (!link.url.startsWith(link.href)) return 'The link without the pairing is another one'
    const given = /wc\?uri=([^&#]*)$/.exec(link.url)?.[1] ?? ''
    const once = decodeURIComponent(given)
    const isTwice = isEncodedTwice && known === 'app'
    if ((isTwice ? decodeURIComponent(once) : once) !== uri) return 'The pairing does not arrive whole'
    return verdict(link.href) === known ? undefined : 'The link without the pairing opens something else'
  },
  broken: (link, { base, uri }) =>
    link ?? (/^\w+:/.test(base) ? { url: `${base}wc?uri=${uri}`, href: base } : undefined),
})
