import type { SiwxMessageData } from '../../template/src/wallet-modal/domain/sign-in/siwx'
import { joinSiwxLines } from '../../template/src/wallet-modal/domain/siwx/build-message'
import {
  bytesOfSignature,
  signatureOfBytes,
} from '../../template/src/wallet-modal/services/siwx-verify/testing/signers'
import type { Kind, Login } from './logins'
import { kinds, signerOf, timeAfter } from './logins'
import type { Random } from './random'

/** A changed login. */
export interface Changed {
  message: string
  signature: string
  /** The fields of the session, if the change concerns them. Only the client checks them. */
  said?: SiwxMessageData
}

type Change = (login: Login, random: Random) => Changed

/** The login with other fields; signed anew where that says so, so that nothing but the field can be the reason to refuse. */
function rewritten(login: Login, fields: Partial<SiwxMessageData>, isSigned: boolean): Changed {
  const message = joinSiwxLines({ ...login.data, ...fields }, 'namespace')
  return { message, signature: isSigned ? login.signer.sign(message) : login.signature }
}

/** A change of fields that is refused even with a good signature. */
const fields =
  (change: (login: Login, random: Random) => Partial<SiwxMessageData>): Change =>
  (login, random) =>
    rewritten(login, change(login, random), random.oneIn(20))

/** A change of fields without a new signature, so that the signature belongs to another message. */
const unsigned =
  (change: (login: Login, random: Random) => Partial<SiwxMessageData>): Change =>
  (login, random) =>
    rewritten(login, change(login, random), false)

/** Line breaks, combining marks, and letters that look like other letters. */
const odd = [
  '\n',
  '\r',
  '\r\n',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u200b',
  '\u0000',
  '\t',
  'а',
  'е',
  '％',
  '"',
  '\ud800',
]

/** The text with one character added, removed or replaced. */
function nudged(text: string, random: Random): string {
  const at = random.below(text.length)
  const printable = () => String.fromCharCode(32 + random.below(95))
  const other = random.oneIn(4) ? random.pick(odd) : printable()
  const changed = random.pick([
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + other + text.slice(at),
    text.slice(0, at) + other + text.slice(at + 1),
  ])
  return changed === text ? `${text}x` : changed
}

function moved(message: string, random: Random): string {
  const lines = message.split('\n')
  const [from, to] = [random.below(lines.length), random.below(lines.length)]
  const line = lines[from] ?? ''
  const changed = random
    .pick([
      () => lines.with(from, lines[to] ?? '').with(to, line),
      () => lines.toSpliced(to, 0, line),
      () => lines.toSpliced(from, 1),
      () => [...lines, ''],
      () => [lines.join('\r\n')],
    ])()
    .join('\n')
  return changed === message ? `${message}\n` : changed
}

const lookalikes = [
  'app.example.evil',
  'app-example.com',
  'app.exarnple',
  'аpp.example',
  'xn--pp-7cc.example',
  'APP.example',
]
const domains = ['evil.example', 'app.example.', 'user@app.example', 'app.example/', 'app%2eexample', '', 'app.exampl']
const chains: Record<string, readonly SiwxMessageData['chainId'][]> = {
  eip155: ['eip155:10', 'eip155:137', 'eip155:01', 'eip155:11155111'],
  solana: ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  bip122: ['bip122:000000000933ea01ad0ee984209779ba', 'bip122:000000000019D6689C085AE165831E93'],
}

function changedBytes({ signer: { chainId }, signature }: Login, random: Random): string {
  const bytes = bytesOfSignature(chainId, signature)
  const at = random.below(bytes.length)
  const changed = random.pick([
    () => bytes.map((byte, index) => (index === at ? byte ^ (1 << random.below(8)) : byte)),
    () => bytes.map((byte, index) => (index === at ? (byte + 1 + random.below(255)) % 256 : byte)),
    () => bytes.slice(0, at),
    () => Uint8Array.of(...bytes, random.below(256)),
    () => Uint8Array.of(random.below(256), ...bytes),
    () => new Uint8Array(bytes.length),
  ])()
  return signatureOfBytes(chainId, changed)
}

function ofOtherNamespace(login: Login, random: Random): Changed {
  const others = kinds.filter((kind) => kind.slice(0, 6) !== login.kind.slice(0, 6))
  const other = signerOf(random.pick(others), 'visitor')
  const { address: accountAddress, chainId } = other
  return random.pick([
    () => rewritten(login, { accountAddress, chainId }, false),
    () => rewritten(login, { chainId }, random.oneIn(5)),
    () => ({ message: login.message, signature: other.sign(login.message) }),
    () => ({ message: joinSiwxLines(login.data, 'blockchain'), signature: login.signature }),
  ])()
}

const strangerOf = (kind: Kind) => signerOf(kind, 'stranger')

/** The properties of a login that are changed, with the weight of each change. */
export const changes: readonly (readonly [property: string, weight: number, change: Change])[] = [
  [
    'domain',
    8,
    fields((_, random) => ({ domain: random.pick([...lookalikes, ...domains, `${random.letters(9)}.example`]) })),
  ],
  [
    'subdomain',
    6,
    fields((_, random) => ({ domain: `${random.pick(['www', 'evil', random.letters(5)])}.app.example` })),
  ],
  ['port', 6, fields((_, random) => ({ domain: `app.example:${1 + random.below(65_536)}` }))],
  [
    'scheme',
    6,
    fields((_, random) => random.pick([{ domain: `https://app.example` }, { uri: 'http://app.example/account' }])),
  ],
  [
    'uri',
    6,
    fields((_, random) => ({
      uri: random.pick([
        'https://app.example.evil/account',
        'https://evil.example',
        'https://app.example@evil.example',
        '//app.example',
        'https://app.example:8443/account',
        'javascript:0',
      ]),
    })),
  ],
  ['path', 1, unsigned((_, random) => ({ uri: `https://app.example/${random.letters(8)}` }))],
  ['version', 3, fields((_, random) => ({ version: random.pick(['2', '0', '01', '', '1.0', ' 1']) }))],
  [
    'address',
    2,
    (login, random) => rewritten(login, { accountAddress: strangerOf(login.kind).address }, random.oneIn(2)),
  ],
  ['address bytes', 5, fields(({ data }, random) => ({ accountAddress: nudged(data.accountAddress, random) }))],
  ['chain', 8, fields(({ data }, random) => ({ chainId: random.pick(chains[data.chainId.slice(0, 6)] ?? []) }))],
  ['nonce, another', 8, fields((_, random) => ({ nonce: random.letters(random.pick([7, 8, 17, 32])) }))],
  ['nonce bytes', 6, fields(({ data }, random) => ({ nonce: nudged(data.nonce, random) }))],
  ['issued in the future', 8, fields((_, random) => ({ issuedAt: timeAfter(60_001 + random.below(1e9)) }))],
  ['expired', 8, fields((_, random) => ({ expirationTime: timeAfter(-random.below(1e9)) }))],
  ['not yet valid', 8, fields((_, random) => ({ notBefore: timeAfter(1 + random.below(1e9)) }))],
  [
    'time, moved or gone',
    1,
    unsigned((_, random) =>
      random.pick([
        { expirationTime: timeAfter(7_200_000) },
        { expirationTime: undefined },
        { notBefore: undefined },
        { issuedAt: timeAfter(-5_000) },
      ]),
    ),
  ],
  [
    'statement',
    3,
    unsigned(({ data }, random) => ({ statement: random.oneIn(8) ? undefined : nudged(data.statement ?? '', random) })),
  ],
  [
    'resources',
    1,
    unsigned(({ data: { resources = [] } }, random) =>
      random.pick([
        { resources: undefined },
        { resources: [] },
        { resources: resources.slice(1) },
        { resources: [...resources, 'https://evil.example'] },
        { resources: resources.toReversed() },
        { resources: [nudged('https://app.example/claims', random)] },
      ]),
    ),
  ],
  [
    'request id',
    1,
    unsigned(({ data }, random) => ({ requestId: random.oneIn(8) ? undefined : nudged(data.requestId ?? '', random) })),
  ],
  ['text bytes', 4, ({ message, signature }, random) => ({ message: nudged(message, random), signature })],
  ['lines', 4, ({ message, signature }, random) => ({ message: moved(message, random), signature })],
  ['signature bytes', 2, (login, random) => ({ message: login.message, signature: changedBytes(login, random) })],
  ['signature of another account', 1, ({ kind, message }) => ({ message, signature: strangerOf(kind).sign(message) })],
  [
    'session of another account',
    3,
    ({ kind, data, message, signature }) => ({
      message,
      signature,
      said: { ...data, accountAddress: strangerOf(kind).address },
    }),
  ],
  ['other namespace', 3, ofOtherNamespace],
]

const total = changes.reduce((sum, [, weight]) => sum + weight, 0)

/** Chooses a change at random, by weight. */
export function pickChange(random: Random): readonly [property: string, change: Change] {
  let left = random.below(total)
  for (const [property, weight, change] of changes) {
    if (left < weight) return [property, change]
    left -= weight
  }
  throw new Error('the weights do not add up')
}
