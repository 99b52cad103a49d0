import {
  announcedIcon,
  announcedName,
  announcedRdns,
} from '../../../template/src/wallet-modal/connectors/announced-text'
import { safeJsonParse } from '../../../template/src/wallet-modal/domain/json'
import { plainText } from '../../../template/src/wallet-modal/domain/plain-text'
import { parseDateTime } from '../../../template/src/wallet-modal/domain/siwx/date-time'
import { isPageDomain } from '../../../template/src/wallet-modal/domain/siwx/domain-name'
import { isUri } from '../../../template/src/wallet-modal/domain/siwx/uri'
import { part } from '../part'
import { shown, urlOf } from '../values/rules'
import { hostileText, mixedText } from '../values/texts'

/** Texts of services and wallets that a view shows. */
export const shownTexts = part<{ text: string; most: number }, string>({
  name: 'shown-texts',
  count: 1_000_000,
  // Nearly every text has a character that can be shown.
  least: { refused: 0.001 },
  make: (random) => ({
    text: mixedText(random.pick(['Wallet', 'Ünïcode', '👩‍👩‍👧', 'محفظة']), random),
    most: random.pick([1, 64, 100, 300]),
  }),
  read({ text, most }) {
    const plain = plainText(text, most)
    const isName = announcedName(text) === (plainText(text, 64) || undefined)
    return isName ? plain || undefined : '\0'
  },
  judge({ text, most }, plain) {
    if (plain === undefined) return /[A-Za-z]/.test(text.slice(0, most)) ? 'Letters are left out' : undefined
    if (!shown(most, 1)(plain)) return 'It cannot be shown'
    if (plain !== plain.trim() || plainText(plain, most) !== plain) return 'It changes when it is cleaned again'
    const icon = announcedIcon(text)
    if (icon !== undefined && !/^(?:data:image|https:\/\/)/i.test(icon)) return 'It is no icon'
    return announcedRdns(text) === undefined || /^[a-z0-9.-]+$/i.test(text) ? undefined : 'It is no domain'
  },
  broken: (plain) => plain && `${plain}\u202e`,
})

/** Times of sign-in messages (RFC 3339), against the engine's own reader. */
export const dateTimes = part<string, number>({
  name: 'date-times',
  count: 800_000,
  make(random) {
    const two = (most: number) => String(random.below(most)).padStart(2, '0')
    const day = `${random.pick(['2026', '2024', '1900', '2000', '0001', '9999'])}-${two(14)}-${two(33)}`
    const zone = random.pick(['Z', 'Z', '+02:00', '-23:59', '+24:00'])
    return mixedText(`${day}T${two(25)}:${two(61)}:${two(61)}${random.pick(['', '.5', '.123456789'])}${zone}`, random)
  },
  read: parseDateTime,
  judge(text, time) {
    const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.exec(text)
    const [, year, month, day, hour, , second] = match?.map(Number) ?? []
    // The engine reads the 24th hour as the next day.
    const isRead = match !== null && hour !== 24 && second !== 60 && !Number.isNaN(Date.parse(text))
    const days = new Date(Date.UTC(2_000 + ((year ?? 0) % 400), month ?? 0, 0)).getUTCDate()
    const isValid = isRead && (day ?? 0) <= days
    if (isValid !== (time !== undefined)) return `It is ${isValid ? 'a' : 'no'} time`
    return time === undefined || time === Date.parse(text) ? undefined : `Date.parse says ${Date.parse(text)}`
  },
  broken: (time) => time && time + 3_600_000,
})

/** Domains and URIs of sign-in messages, against the URL Standard. */
export const domains = part<string, { isDomain: boolean; isUri: boolean }>({
  name: 'domains',
  count: 800_000,
  make: (random) =>
    mixedText(
      random.pick([
        'app.example',
        'app.example:8443',
        'localhost:3000',
        '[::1]:80',
        '127.0.0.1',
        'https://app.example/a?b#c',
        'urn:x:y',
        'xn--n3h.example',
      ]),
      random,
    ),
  read(text) {
    const [isDomain, isAny] = [isPageDomain(text), isUri(text)]
    return isDomain || isAny ? { isDomain, isUri: isAny } : undefined
  },
  judge(text, result) {
    if (!result) return undefined
    if (/[^\x21-\x7e]/.test(text)) return 'It has characters that need encoding'
    if (result.isUri && !/^[a-z][a-z0-9+.-]*:/i.test(text)) return 'It has no scheme'
    if (!result.isDomain) return undefined
    const url = urlOf(`https://${text}`)
    if (!url) return text.includes('xn--') ? undefined : 'A browser knows no such host'
    const isSame = url.host === text.replace(/:443$/, '') || url.hostname.startsWith('[') || text.includes('xn--')
    if (!isSame) return `A browser writes the host ${url.host}`
    return url.username || url.pathname !== '/' || url.search || url.hash ? 'It is more than a host' : undefined
  },
  broken: (result, text) => result ?? (text.includes('.') ? { isDomain: true, isUri: false } : undefined),
})

/** JSON of services and storage, against JSON.parse. A text that is no JSON stays a text. */
export const jsonTexts = part<string, { value: unknown }>({
  name: 'json-texts',
  count: 800_000,
  make(random) {
    const nested = `${'['.repeat(random.pick([1, 5, 1_000]))}${']'.repeat(random.pick([1, 5, 1_000]))}`
    const text = random.pick([
      '{"a":[1,2.5,null,true,"x"],"b":{}}',
      '{"__proto__":{"x":1}}',
      '1e999',
      '"\\ud800"',
      nested,
    ])
    return random.oneIn(10) ? hostileText(random) : mixedText(text, random)
  },
  read(text) {
    const value = safeJsonParse(text)
    return value === text ? undefined : { value }
  },
  judge(text, result) {
    let known: unknown = text
    try {
      known = JSON.parse(text)
    } catch {
      return result === undefined ? undefined : 'It is no JSON'
    }
    return JSON.stringify(result ? result.value : text) === JSON.stringify(known) ? undefined : 'It is another value'
  },
  broken: (result, text) => result ?? { value: `${text}x` },
})
