import type { Random } from '../fuzz/random'
import { anyOf } from './any-of'
import { spoilText } from './spoil'

// Values of replies: some are valid, most are not, and many are close to valid ones.

const evm = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
]
const solana = [
  '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  '11111111111111111111111111111111',
  'So11111111111111111111111111111111111111112',
]
const foreign = [
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMHr6Sp5J',
  'cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8',
  'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS',
  'ada.eth',
]
const invisible = ['\u200b', '\u200d', '\ufeff', '\u202e', '\u0000', ' ', '\n', '\t']
const long = 'x'.repeat(10_000)
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** What is no text. */
export const anything = (random: Random): unknown =>
  anyOf(
    [undefined, null, 7, -1, Number.NaN, true, '', [], {}, [[]], new Date(0), ['text'], { toString: () => 'text' }],
    random,
  )

function otherCase(text: string, random: Random): string {
  const at = 2 + random.below(text.length - 2)
  const letter = text.charAt(at)
  return `${text.slice(0, at)}${letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()}${text.slice(at + 1)}`
}

function withInvisible(text: string, random: Random): string {
  const at = random.below(text.length + 1)
  return `${text.slice(0, at)}${random.pick(invisible)}${text.slice(at)}`
}

/** An address of any kind, or a text that is close to one. */
export function address(random: Random): unknown {
  const [own, other] = [random.pick(evm), random.pick(solana)]
  return random.pick<() => unknown>([
    () => own,
    () => other,
    () => otherCase(own, random),
    () => own.toLowerCase(),
    () => own.toUpperCase(),
    () => own.slice(2),
    () => own.slice(0, 2 + random.below(40)),
    () => `${own}${random.pick(['0', '00', own, ' '])}`,
    () => withInvisible(own, random),
    () => withInvisible(other, random),
    () => spoilText(own, random),
    () => spoilText(other, random),
    () => other.slice(0, 31 + random.below(other.length - 30)),
    () => Array.from({ length: 30 + random.below(16) }, () => base58[random.below(58)]).join(''),
    () => base58.charAt(57).repeat(32 + random.below(13)),
    () => `eip155:1:${own}`,
    () => random.pick(foreign),
    () => `0x${random.pick(['g', '\uff10', '\u0660']).repeat(40)}`,
    () => long,
    () => anything(random),
  ])()
}

/** A chain id as a number, as decimal text or as CAIP-2, or something close to it. */
export function chainId(random: Random): unknown {
  return random.pick<() => unknown>([
    () => random.pick([1, 10, 137, 31_337, 8_453]),
    () => random.pick([0, -1, -0, 1.5, 1e21, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_VALUE]),
    () => random.pick(['1', '10', '8453']),
    () =>
      random.pick(['0', '007', '-1', '+1', '1.0', '1e3', '0x1', ' 1', '1 ', '9'.repeat(20), '9'.repeat(33), '\u0661']),
    () => random.pick(['eip155:1', 'eip155:10', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']),
    () =>
      random.pick([
        'eip155:0',
        'eip155:01',
        'eip155:-1',
        'eip155:0x1',
        'eip155:abc',
        'eip155:',
        'eip155:1:2',
        'EIP155:1',
      ]),
    () =>
      random.pick([`eip155:${'9'.repeat(20)}`, 'eip155:1e3', 'eip155:1_0', 'eip155:__proto__', 'eip155:-', ':1', ':']),
    () =>
      random.pick([
        'solana:mainnet',
        'solana:1',
        `solana:${'0'.repeat(32)}`,
        'bip122:000000000019d6689c085ae165831e93',
      ]),
    () => spoilText(random.pick(['eip155:1', 'eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']), random),
    () => random.pick(['__proto__', 'constructor', 'constructor:1', '__proto__:1', 'toString', long]),
    () => anything(random),
  ])()
}

/** A list of accounts, with invalid ones in it. */
export function accounts(random: Random): unknown {
  if (random.oneIn(3)) return anything(random)
  const size = random.oneIn(20) ? 17 : random.below(4)
  const one = () => {
    if (random.oneIn(10)) return anything(random)
    return { address: address(random), type: random.oneIn(5) ? anything(random) : random.pick(['eoa', 'smartAccount']) }
  }
  return Array.from({ length: size }, one)
}

/** An e-mail address, or a text that is close to one. */
export function email(random: Random): unknown {
  return random.pick<() => unknown>([
    () => 'ada@example.com',
    () => random.pick(['', '@', 'ada', 'ada@', '@example.com', 'ada@@example.com', 'ada@example', 'a b@example.com']),
    () => `${'x'.repeat(10_240)}@example.com`,
    () => `${'x'.repeat(random.pick([241, 242, 243, 244]))}@example.com`,
    () =>
      `ada@example.com${random.pick(['\n', '\r\nBcc: eve@example.com', '\u0000', ',eve@example.com', '\u202e', '>'])}`,
    () => random.pick(['ad\u0430@example.com', 'ada@ex\u0430mple.com', '<img src=x onerror=alert(1)>@example.com']),
    () => withInvisible('ada@example.com', random),
    () => spoilText('ada@example.com', random),
    () => anything(random),
  ])()
}

const schemes = [
  'javascript:',
  'data:',
  'http:',
  'file:',
  'blob:',
  'ws:',
  'intent:',
  'vbscript:',
  'about:',
  'HTTP:',
  'view-source:',
]

/** An address on the web, or a text that a browser may take for one. */
export function link(random: Random): unknown {
  const host = random.pick([
    'github.com',
    'example.com',
    '[::1]',
    '0',
    '2130706433',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ])
  const user = random.pick(['localhost', 'localhost:80', '127.0.0.1', '127.0.0.1:1', 'ada:secret', 'https:'])
  return random.pick<() => unknown>([
    () => `https://${host}/login`,
    () => `http://${random.pick(['localhost', '127.0.0.1', 'localhost:3000', '127.0.0.1:8080'])}/login`,
    () => `${random.pick(schemes)}//${host}/`,
    () => `${random.pick(schemes)}alert(1)//https://${host}/`,
    () => `${random.pick(['http', 'https'])}://${user}@${host}/`,
    () =>
      `http://${random.pick(['localhost', '127.0.0.1'])}${random.pick([':', '/', ':80', '\\', '#', '?', '.', '%2f'])}${random.pick(['@', ''])}${host}/`,
    () => `${random.pick(['//', '\\\\', '/', ''])}${host}`,
    () => `${random.pick([' ', '\t', '\n', '\u0000', '\u200b'])}https://${host}/`,
    () => `${random.pick(['java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'])}//https://`,
    () => withInvisible(`https://${host}/`, random),
    () => withInvisible(`http://${host}/`, random),
    () => spoilText(random.pick([`https://${host}/`, 'http://localhost/', 'http://127.0.0.1:80/']), random),
    () =>
      random.pick(['https://', 'https:///', 'http://localhost', 'http://localhost/', 'https://%', `https://${long}`]),
    () => anything(random),
  ])()
}

/** The message of an error, or another payload of an error reply. */
export function errorPayload(random: Random): unknown {
  const text = random.pick<() => unknown>([
    () => 'No such account',
    () => random.pick(['\u202e', '\u0000', '\n\n', ' ', '\u200b']).repeat(1 + random.below(600)),
    () => 'x'.repeat(10_240),
    () => '\ud83d\ude00'.repeat(5_000),
    () => '\ud83d'.repeat(1 + random.below(600)),
    () => Array.from({ length: 40 }, () => spoilText('The wallet said no', random)).join(''),
    () => '<img src=x onerror=alert(1)>',
    () => anything(random),
  ])()
  return random.oneIn(4)
    ? anything(random)
    : { message: text, code: anyOf([4001, -32603, Number.NaN, 'x', undefined], random) }
}
