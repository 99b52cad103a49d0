// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { SiwxMessageData } from '../sign-in/siwx'
import { buildSiwxMessage, joinSiwxLines } from './build-message'
import { checkSiwxMessage } from './check-message'
import { createNonce } from './nonce'
import { toSiwxPage } from './page'
import { parseSiwxMessage, readSiwxMessage } from './parse-message'

const ethereum: SiwxMessageData = {
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/page',
  version: '1',
  nonce: 'abcdefgh12345678',
  statement: 'I accept the terms: https://app.example/tos',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-02T00:00:00.000Z',
  notBefore: '2026-01-01T00:00:00Z',
  requestId: 'some_id',
  resources: ['ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/', 'https://app.example/claim.json'],
}
const least: SiwxMessageData = {
  accountAddress: ethereum.accountAddress,
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'abcdefgh',
  issuedAt: '2026-01-01T00:00:00Z',
}
const solana: SiwxMessageData = {
  ...ethereum,
  accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}
const bitcoin: SiwxMessageData = {
  ...ethereum,
  accountAddress: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
  chainId: 'bip122:000000000019d6689c085ae165831e93',
}
const polkadot: SiwxMessageData = {
  ...least,
  accountAddress: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
}

test('Every field has its line.', () => {
  expect(buildSiwxMessage(ethereum)).toBe(`app.example wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the terms: https://app.example/tos

URI: https://app.example/page
Version: 1
Chain ID: 1
Nonce: abcdefgh12345678
Issued At: 2026-01-01T00:00:00.000Z
Expiration Time: 2026-01-02T00:00:00.000Z
Not Before: 2026-01-01T00:00:00Z
Request ID: some_id
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://app.example/claim.json`)
})

test('Without a statement there are two empty lines, and nothing after the last field.', () => {
  expect(buildSiwxMessage(least)).toBe(`app.example wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2


URI: https://app.example
Version: 1
Chain ID: 1
Nonce: abcdefgh
Issued At: 2026-01-01T00:00:00Z`)
})

test('A field that is left out has no line.', () => {
  const { issuedAt, ...rest } = least
  expect(joinSiwxLines(rest, 'namespace')).toBe(buildSiwxMessage(least).replace(`\nIssued At: ${issuedAt}`, ''))
})

test('Every namespace has its word; the others, and the form of CAIP-122, name the whole chain.', () => {
  const [first, chain] = [(text: string) => text.split('\n')[0], (text: string) => /^Chain ID: (.*)$/m.exec(text)?.[1]]
  expect(first(buildSiwxMessage(solana))).toBe('app.example wants you to sign in with your Solana account:')
  expect(chain(buildSiwxMessage(solana))).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(first(buildSiwxMessage(bitcoin))).toBe('app.example wants you to sign in with your Bitcoin account:')
  expect(chain(buildSiwxMessage(bitcoin))).toBe('000000000019d6689c085ae165831e93')
  for (const text of [buildSiwxMessage(polkadot), buildSiwxMessage(polkadot, 'blockchain')]) {
    expect(first(text)).toBe('app.example wants you to sign in with your **blockchain** account:')
    expect(chain(text)).toBe('polkadot:91b171bb158e2d3848fa23a9f1c25182')
  }
  const cloud = buildSiwxMessage(ethereum, 'blockchain')
  expect(first(cloud)).toBe('app.example wants you to sign in with your **blockchain** account:')
  expect(chain(cloud)).toBe('eip155:1')
})

test('Without a statement, Solana has one empty line, as in the grammar of its wallets.', () => {
  const { statement, ...silent } = solana
  expect(statement).toBeDefined()
  expect(buildSiwxMessage(silent)).toContain(`${solana.accountAddress}\n\nURI: https://app.example/page\n`)
  expect(parseSiwxMessage(buildSiwxMessage(silent))).toEqual(silent)
  const sly = { ...silent, statement: 'URI: https://evil.example' }
  expect(parseSiwxMessage(buildSiwxMessage(sly))).toEqual(sly)
  expect(() => parseSiwxMessage(buildSiwxMessage(silent).replace('\n\n', '\n\n\n'))).toThrow()
})

test.each([ethereum, least, solana, bitcoin, polkadot])(
  'A message that was built can be read again, $chainId.',
  (data) => {
    for (const form of ['namespace', 'blockchain'] as const) {
      const text = buildSiwxMessage(data, form)
      const read = readSiwxMessage(text)
      expect(read.data).toStrictEqual(data)
      expect(buildSiwxMessage(read.data, read.form)).toBe(text)
    }
  },
)

const broken: [field: keyof SiwxMessageData, value: unknown][] = [
  ...['', 'App.example', 'app.example.', 'https://app.example', 'user@app.example', 'app.example:', 'app.example:0'],
  ...['app.example:65536', 'app.example:080', 'a..b', '-a.example', 'аpp.example', 'app%2eexample', 'app.example/x'],
  ...['[::1', '[::G]', '[1:2]', 'app.example\n', 'app example', 'a'.repeat(64), `${'a.'.repeat(127)}a`],
].map((value): [keyof SiwxMessageData, unknown] => ['domain', value])
broken.push(
  ['accountAddress', ''],
  ['accountAddress', '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'],
  ['accountAddress', 'C02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
  ['accountAddress', solana.accountAddress],
  ['chainId', 'eip155:01'],
  ['chainId', 'eip155:0x1'],
  ['chainId', 'eip155:'],
  ['chainId', 'eip155'],
  ['chainId', 'near:mainnet'],
  ['chainId', 'eip155:1:2'],
  ['uri', 'app.example'],
  ['uri', 'https://app.example/a b'],
  ['uri', 'https://app.example/%zz'],
  ['uri', 'https://app.example/ü'],
  ['uri', 'https://[::1/'],
  ['uri', ''],
  ['version', '2'],
  ['version', 1],
  ['nonce', '1234567'],
  ['nonce', '1234567-'],
  ['nonce', '１２３４５６７８'],
  ['nonce', '12345678\n'],
  ['nonce', 'a'.repeat(129)],
  ['issuedAt', undefined],
  ['issuedAt', '2026-02-30T00:00:00Z'],
  ['issuedAt', '2026-01-01'],
  ['issuedAt', '2026-01-01T24:00:00Z'],
  ['issuedAt', '2026-01-01T00:00:60Z'],
  ['issuedAt', '2026-01-01t00:00:00z'],
  ['issuedAt', '2026-01-01T00:00:00'],
  ['issuedAt', '2026-13-01T00:00:00Z'],
  ['expirationTime', '2025-02-29T00:00:00Z'],
  ['expirationTime', ''],
  ['notBefore', 'tomorrow'],
  ['requestId', ''],
  ['requestId', 'a/b'],
  ['requestId', 'a b'],
  ['resources', []],
  ['resources', ['app.example']],
  ['resources', ['https://app.example', 'https://app.example\n- https://evil.example']],
)
for (const mark of ['\n', '\r', '\u0085', '\u2028', '\u2029', '\u202e', '\u0000', '\t', '"', '%', 'é', '😀'])
  broken.push(['statement', `I agree${mark}URI: https://evil.example`])
broken.push(['statement', ''])

test.each(broken)('%s %j builds no message, and the error names it.', (field, value) => {
  const build = () => buildSiwxMessage({ ...ethereum, [field]: value })
  const hint = expect.stringMatching(/^[A-Z]\w* .+/)
  expect(build).toThrow(expect.objectContaining({ code: 'SIWX_MESSAGE_NOT_VALID', details: field, hint }))
})

test.each(['localhost:3000', '127.0.0.1', '[::1]:8080', 'xn--bcher-kva.example', 'a_b.example', 'app.example:65535'])(
  'The domain %s is one of a page.',
  (domain) => {
    expect(parseSiwxMessage(buildSiwxMessage({ ...least, domain })).domain).toBe(domain)
  },
)

test.each(['0000-01-01T00:00:00Z', '2024-02-29T23:59:59.123456789+05:45', '9999-12-31T23:59:59-23:59'])(
  'The time %s exists.',
  (issuedAt) => {
    expect(parseSiwxMessage(buildSiwxMessage({ ...least, issuedAt })).issuedAt).toBe(issuedAt)
  },
)

describe('A text is refused that', () => {
  const changes: [what: string, details: string, change: (text: string) => string][] = [
    ['has Windows line breaks', 'first line', (text) => text.replaceAll('\n', '\r\n')],
    ['begins with a space', 'first line', (text) => ` ${text}`],
    ['has more in its first line', 'first line', (text) => text.replace('account:', 'account: or another')],
    ['is empty', 'first line', () => ''],
    ['has a scheme before the domain', 'domain', (text) => `https://${text}`],
    ['lacks the first empty line', 'statement', (text) => text.replace('\n\nI', '\nI')],
    ['lacks the second empty line', 'statement', (text) => text.replace('tos\n\n', 'tos\n')],
    ['has an empty line more', 'URI', (text) => text.replace('\n\nI', '\n\n\nI')],
    ['ends after its first line', 'URI', (text) => text.replace(/\n[^]*/, '')],
    ['says a line twice', 'Chain ID', (text) => text.replace('Version: 1\n', 'Version: 1\nVersion: 1\n')],
    [
      'has lines in another order',
      'Version',
      (text) => text.replace('Version: 1\nChain ID: 1\n', 'Chain ID: 1\nVersion: 1\n'),
    ],
    [
      'names a chain by its whole id under a word',
      'chainId',
      (text) => text.replace('Chain ID: 1', 'Chain ID: eip155:1'),
    ],
    ['names another kind of account', 'chainId', (text) => text.replace('Ethereum', 'Solana')],
    ['names an unknown kind of account', 'chainId', (text) => text.replace('Ethereum', 'Dogecoin')],
    ['lacks the nonce', 'Nonce', (text) => text.replace(/Nonce: .*\n/, '')],
    ['has a resource without its mark', 'last lines', (text) => text.replace('- https', 'https')],
    ['has an unknown line', 'last lines', (text) => text.replace(/Resources:[^]*/, 'Comment: none')],
    ['ends in a line break', 'last lines', (text) => `${text}\n`],
    ['has a text after the word for the resources', 'text', (text) => text.replace('Resources:', 'Resources: two')],
    ['is too long', 'length', (text) => text.replace('tos', 'x'.repeat(20_000))],
  ]
  test.each(changes)('%s, and the error names the %s', (_, details, change) => {
    const text = buildSiwxMessage(ethereum)
    const changed = change(text)
    expect(changed).not.toBe(text)
    const hint = expect.stringMatching(/^[A-Z]\w* .+/)
    const refusal = expect.objectContaining({ code: 'SIWX_MESSAGE_NOT_VALID', details, hint })
    expect(() => parseSiwxMessage(changed)).toThrow(refusal)
  })
})

test('A message has at most 16,384 characters.', () => {
  const rest = buildSiwxMessage({ ...least, statement: 'a' }).length - 1
  const data = { ...least, statement: 'a'.repeat(16_384 - rest) }
  expect(parseSiwxMessage(buildSiwxMessage(data))).toEqual(data)
  const longer = buildSiwxMessage({ ...least, statement: `${data.statement}a` })
  expect(() => parseSiwxMessage(longer)).toThrow(expect.objectContaining({ details: 'length' }))
})

test('A statement that looks like a field stays a statement.', () => {
  const data = { ...least, statement: 'URI: https://evil.example' }
  expect(parseSiwxMessage(buildSiwxMessage(data))).toEqual(data)
})

test('A message is accepted only as it was requested.', () => {
  const expected = {
    domain: 'app.example',
    origin: 'https://app.example',
    chainId: 'eip155:1',
    address: ethereum.accountAddress.toLowerCase(),
    nonce: ethereum.nonce,
    now: Date.UTC(2026, 0, 1, 12),
  } as const
  checkSiwxMessage(ethereum, expected)
  const cases: [field: string, change: object][] = [
    ['domain', { domain: 'app.example.evil' }],
    ['domain', { domain: 'app.example:444' }],
    ['uri', { origin: 'http://app.example' }],
    ['uri', { origin: 'https://app.exampl' }],
    ['chainId', { chainId: 'eip155:10' }],
    ['accountAddress', { address: '0x9D85ca56217D2bb651b00f15e694EB7E713637D4' }],
    ['nonce', { nonce: 'abcdefgh12345679' }],
    ['issuedAt', { now: Date.UTC(2025, 11, 31, 23, 59, 59, 999) }],
    ['expirationTime', { now: Date.UTC(2026, 0, 2) }],
  ]
  for (const [field, change] of cases)
    expect(() => checkSiwxMessage(ethereum, { ...expected, ...change })).toThrow(
      expect.objectContaining({ code: 'SIWX_MESSAGE_NOT_VALID', details: field }),
    )
  expect(() => checkSiwxMessage({ ...ethereum, notBefore: '2026-01-01T13:00:00Z' }, expected)).toThrow('notBefore')
  const uri = 'https://app.example.evil/page'
  expect(() => checkSiwxMessage({ ...ethereum, uri }, expected)).toThrow('uri')
  const now = Date.UTC(2025, 11, 31, 23, 59, 0)
  const { notBefore, ...issued } = ethereum
  checkSiwxMessage(issued, { ...expected, now, clockSkew: 60_000 })
  expect(() => checkSiwxMessage(issued, { ...expected, now: now - 1, clockSkew: 60_000 })).toThrow('issuedAt')
  const early = () => checkSiwxMessage({ ...issued, notBefore }, { ...expected, now, clockSkew: 60_000 })
  expect(early).toThrow('notBefore')
})

test('A nonce has 128 bits and never repeats.', () => {
  const nonces = Array.from({ length: 1000 }, createNonce)
  expect(new Set(nonces).size).toBe(1000)
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/)
})

test('A page is named without its secrets, in characters that messages may have.', () => {
  expect(toSiwxPage('http://localhost:5173/a b/ü|[x]%/%41?token=1#secret')).toEqual({
    domain: 'localhost:5173',
    origin: 'http://localhost:5173',
    uri: 'http://localhost:5173/a%20b/%C3%BC%7C%5Bx%5D%25/%41',
  })
  expect(toSiwxPage('https://Bücher.example:443/').domain).toBe('xn--bcher-kva.example')
  const { domain, uri } = toSiwxPage('https://app.example/^`{}"<>\\')
  expect(parseSiwxMessage(buildSiwxMessage({ ...least, domain, uri })).uri).toBe(uri)
  expect(toSiwxPage('https://app.example/%4g%g4%').uri).toBe('https://app.example/%254g%25g4%25')
  expect(() => toSiwxPage('null/page')).toThrow(
    'The sign-in message is not valid: domain. This page has no address that a message could name. Open it by its https address',
  )
})

// Browsers read these hosts as IPv4 addresses, and write them as `0.0.0.1` or refuse them.
test.each(['1', '0x', '0x7f000001', '127.1', '1.2.3', '256.0.0.1', '127.0.0.01', 'app.example.1', 'app.0x1', '0x0:80'])(
  'No page has the domain %s.',
  (domain) => {
    expect(() => buildSiwxMessage({ ...least, domain })).toThrow(
      expect.objectContaining({ code: 'SIWX_MESSAGE_NOT_VALID', details: 'domain' }),
    )
  },
)

test.each(['127.0.0.1:5173', '7.example', '0x.example', '1a'])('A page can have the domain %s.', (domain) => {
  expect(parseSiwxMessage(buildSiwxMessage({ ...least, domain })).domain).toBe(domain)
})
