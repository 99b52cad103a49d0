import * as fc from 'fast-check'
import { SiweMessage } from 'siwe'
import { expect, test } from 'vitest'
import { parseSiweMessage } from 'viem/siwe'
import type { SiwxMessageData } from '../template/src/wallet-modal/domain/sign-in/siwx'
import { isRecord } from '../template/src/wallet-modal/domain/errors/errors'
import { withChecksum } from '../template/src/wallet-modal/domain/siwx/account-address'
import { buildSiwxMessage } from '../template/src/wallet-modal/domain/siwx/build-message'
import { parseSiwxMessage } from '../template/src/wallet-modal/domain/siwx/parse-message'

// Against the parsers of siwe 3, which has the grammar of EIP-4361, and viem, which is lenient.

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const unreserved = `${letters}ABCDEFGHIJKLMNOPQRSTUVWXYZ-._~`
const of = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength })
const time = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const host = fc
  .array(of(letters, 1, 12), { minLength: 1, maxLength: 4 })
  .chain((labels) => fc.constantFrom('', ':1', ':8080', ':65535').map((port) => labels.join('.') + port))
  // Browsers read a host whose last label is a number as an IPv4 address: `7` becomes `0.0.0.7`. So no page has the host `7`.
  .filter((name) => URL.canParse(`https://${name}`) && new URL(`https://${name}`).host === name)
const uri = fc
  .tuple(fc.constantFrom('https://', 'http://', 'ipfs://'), host, of(`${unreserved}/!$&'()*+,;=:@`, 0, 20))
  .map(([scheme, authority, path]) => `${scheme}${authority}/${path}`)

const messages: fc.Arbitrary<SiwxMessageData> = fc.record(
  {
    accountAddress: of('0123456789abcdef', 40, 40).map((digits) => withChecksum(`0x${digits}`)),
    chainId: fc.integer({ min: 1, max: 2 ** 31 }).map((id) => `eip155:${id}` as const),
    domain: host,
    uri,
    version: fc.constant('1'),
    nonce: of(`${letters}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 8, 40),
    issuedAt: time,
    statement: of(`${unreserved}:/?#[]@!$&'()*+,;= `, 1, 80),
    expirationTime: time,
    notBefore: time,
    requestId: of(`${unreserved}!$&'()*+,;=:@`, 1, 20),
    resources: fc.array(uri, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ['accountAddress', 'chainId', 'domain', 'uri', 'version', 'nonce', 'issuedAt'] },
)

function attempt<T>(work: () => T): { value: T } | { reason: string } {
  try {
    return { value: work() }
  } catch (error) {
    return { reason: isRecord(error) ? String(error['details']) : 'unknown' }
  }
}

function asSiwe({ accountAddress, chainId, ...data }: SiwxMessageData): object {
  return { ...data, address: accountAddress, chainId: Number(chainId.slice('eip155:'.length)) }
}

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

test('every implementation reads a built message with the same fields', () => {
  fc.assert(
    fc.property(messages, (data) => {
      const text = buildSiwxMessage(data)
      expect(parseSiwxMessage(text)).toEqual(data)
      const { type: _, ...siwe } = defined(new SiweMessage(text))
      expect(siwe).toEqual(asSiwe(data))
      expect(new SiweMessage(text).prepareMessage()).toBe(text)
      const times = ['issuedAt', 'expirationTime', 'notBefore']
      const viem = Object.entries(parseSiweMessage(text)).map(([name, value]) =>
        times.includes(name) && value instanceof Date ? [name, value.toISOString()] : [name, value],
      )
      expect(defined(Object.fromEntries(viem))).toEqual(asSiwe(data))
    }),
    { numRuns: 500 },
  )
})

/**
 * Why texts are refused here that siwe accepts. `domain`: capitals, names before the host and what else no browser writes.
 * `first line`: a scheme. `chainId`: zeros in front. Times: days that do not exist, leap seconds, small letters. `requestId`,
 * `resources`: there, but empty. `statement`, `URI`, `text`: an empty statement.
 */
const stricter = [
  'domain',
  'first line',
  'chainId',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
  'resources',
  'statement',
  'URI',
  'text',
]

const edits = fc.array(
  fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('insert', 'replace', 'remove', 'line'),
    text: fc.oneof(
      fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
      fc.constantFrom('\n', '\r', '\u2028', 'é', 'http://', '0', '\n\n', 'Z', 'Version: 1\n'),
    ),
  }),
  { minLength: 1, maxLength: 2 },
)

function edit(text: string, { at, kind, text: added }: { at: number; kind: string; text: string }): string {
  const lines = text.split('\n')
  const position = at % (text.length + 1)
  if (kind === 'line') return lines.toSpliced(at % lines.length, 1).join('\n')
  const end = kind === 'insert' ? position : position + 1
  return text.slice(0, position) + (kind === 'remove' ? '' : added) + text.slice(end)
}

test('nothing that siwe refuses is accepted, and what siwe accepts in addition is known', () => {
  const counts = { both: 0, neither: 0, stricter: 0 }
  fc.assert(
    fc.property(messages, edits, (data, changes) => {
      const text = changes.reduce(edit, buildSiwxMessage(data))
      const ours = attempt(() => parseSiwxMessage(text))
      const theirs = attempt(() => new SiweMessage(text))
      if ('value' in ours) {
        counts.both += 1
        expect(theirs).toHaveProperty('value')
        if ('value' in theirs) {
          const { type: _, ...siwe } = defined(theirs.value)
          expect(siwe).toEqual(asSiwe(ours.value))
        }
      } else if ('value' in theirs) {
        counts.stricter += 1
        expect(stricter).toContain(ours.reason)
      } else counts.neither += 1
    }),
    { numRuns: 4_000 },
  )
  expect(counts.both).toBeGreaterThan(100)
  expect(counts.neither).toBeGreaterThan(100)
})
