import { describe, expect, test } from 'vitest'
import type { SiwxMessageData } from '../template/src/wallet-modal/domain/sign-in/siwx'
import { buildSiwxMessage } from '../template/src/wallet-modal/domain/siwx/build-message'
import { checkSiwxMessage } from '../template/src/wallet-modal/domain/siwx/check-message'
import { parseSiwxMessage, readSiwxMessage } from '../template/src/wallet-modal/domain/siwx/parse-message'
import { isPchars, isUri } from '../template/src/wallet-modal/domain/siwx/uri'
import { canonicalSignature } from '../template/src/wallet-modal/services/siwx-verify/canonical-signature'
import { verifySiwxSignature } from '../template/src/wallet-modal/services/siwx-verify/verify-signature'
import profiles from './vectors/siwx-profiles.json'
import vectors from './vectors/siwe.json'

const refusal = expect.objectContaining({ code: 'SIWX_MESSAGE_NOT_VALID' })

/** Published as valid, refused here. */
const refusedHere: Record<string, string> = {
  'domain is RFC 3986 authority with userinfo': 'a name before the host only serves to look like another domain',
  'domain is RFC 3986 authority with userinfo and port': 'the same',
  'empty resources': 'a list that is left out says the same, and one text is to mean one thing',
}

/** Published as not valid, accepted here. */
const acceptedHere: Record<string, string> = {
  'domain not RFC4501 authority':
    'not_rfc4501 is a host by RFC 3986, which EIP-4361 refers to, and browsers have such hosts',
  'version not 1': 'the published text says Version: 1',
}

interface Row {
  domain: string
  address: string
  uri: string
  version: string
  nonce: string
  issuedAt: string
  chainId: number | string
  statement?: string
  expirationTime?: string
  notBefore?: string
  requestId?: string
  resources?: readonly string[]
}

function dataOf(row: Partial<Row>): SiwxMessageData {
  const { address = '', chainId = '', domain = '', uri = '', version = '', nonce = '' } = row
  const { statement, issuedAt, expirationTime, notBefore, requestId, resources } = row
  return {
    accountAddress: address,
    chainId: `eip155:${chainId}`,
    domain,
    uri,
    version,
    nonce,
    ...(statement !== undefined && { statement }),
    ...(issuedAt !== undefined && { issuedAt }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
}

describe('EIP-4361 messages published as valid', () => {
  test.each(Object.entries(vectors.parsing_positive))('%s', (name, { message, fields }) => {
    if (refusedHere[name] !== undefined)
      return expect(() => parseSiwxMessage(message), refusedHere[name]).toThrow(refusal)
    const data = parseSiwxMessage(message)
    expect(data).toEqual(dataOf(fields))
    expect(buildSiwxMessage(data)).toBe(message)
  })
})

describe('EIP-4361 messages published as not valid', () => {
  test.each(Object.entries(vectors.parsing_negative))('%s', (name, message) => {
    const parse = () => parseSiwxMessage(message)
    if (acceptedHere[name] === undefined) return expect(parse).toThrow(refusal)
    expect(buildSiwxMessage(parse()), acceptedHere[name]).toBe(message)
  })

  test.each(Object.entries(vectors.parsing_negative_objects))('fields: %s', (_, fields) => {
    const row: Partial<Row> = fields
    expect(() => buildSiwxMessage(dataOf(row))).toThrow(refusal)
  })

  test.each(vectors.invalid_uris)('URI: %s', (uri) => {
    expect(isUri(uri)).toBe(false)
  })
})

describe('EIP-4361 fields published with what others say of them', () => {
  test.each(Object.entries(vectors.message_objects))('%s', (name, { msg, error }) => {
    const row: Partial<Row> = msg
    const build = () => buildSiwxMessage(dataOf(row))
    if (error !== 'none' || refusedHere[name] !== undefined)
      return expect(build, refusedHere[name] ?? error).toThrow(refusal)
    expect(parseSiwxMessage(build())).toEqual(dataOf(row))
  })
})

describe('characters of their rule', () => {
  const holders: Record<string, (text: string) => string> = {
    scheme: (text) => `${text}:path`,
    'pct-encoded': (text) => `a:${text}`,
    userinfo: (text) => `a://${text}@host.example`,
    'reg-name': (text) => `a://${text}`,
    IPvFuture: (text) => `a://[${text}]`,
    fragment: (text) => `a:b#${text}`,
  }
  test.each(Object.entries(vectors.valid_chars))('%s', (rule, text) => {
    if (rule === 'segment-nz') return expect(isPchars(text)).toBe(true)
    if (rule !== 'statement') return expect(isUri(holders[rule]?.(text) ?? '')).toBe(true)
    const message = parseSiwxMessage(vectors.parsing_positive['no optional field'].message)
    expect(parseSiwxMessage(buildSiwxMessage({ ...message, statement: text })).statement).toBe(text)
  })
})

describe('characters that are not of their rule', () => {
  const uris: Record<string, (character: string) => string> = {
    scheme: (character) => `a${character}b:path`,
    userinfo: (character) => `a://b${character}c@host.example`,
    'reg-name': (character) => `a://b${character}c]`,
    IPvFuture: (character) => `a://[v1.b${character}c]`,
    fragment: (character) => `a:b#c${character}d`,
  }
  test.each(Object.entries(vectors.invalid_chars))('%s', (rule, characters) => {
    const message = parseSiwxMessage(vectors.parsing_positive['no optional field'].message)
    for (const character of characters) {
      if (rule === 'statement') expect(() => buildSiwxMessage({ ...message, statement: character })).toThrow(refusal)
      else if (rule === 'segment-nz') expect(isPchars(character)).toBe(false)
      // These characters begin the query or the fragment of a URI, so they are valid there.
      else if (!['/#?@', ':#?'].some((other) => other.includes(character)))
        expect(isUri(uris[rule]?.(character) ?? ''), character).toBe(false)
    }
  })
})

interface Verification extends Row {
  signature: string
  time?: string
  matchNonce?: string
  domainBinding?: string
}

/**
 * Checks a published login as a server does: first its fields, then its signature. Returns the reason for a refusal; undefined if it is
 * accepted.
 */
async function refusalOf(row: Verification): Promise<string | undefined> {
  const { time, matchNonce: nonce, domainBinding: domain = row.domain } = row
  const data = dataOf(row)
  const now = time === undefined ? Date.UTC(2026, 0, 1) : Date.parse(time)
  try {
    checkSiwxMessage(data, { domain, now, ...(nonce !== undefined && { nonce }) })
  } catch (error) {
    return typeof error === 'object' && error !== null ? String(Reflect.get(error, 'details')) : 'unknown'
  }
  return (await isSigned(row)) ? undefined : 'signature'
}

function isSigned(row: Verification): Promise<boolean> {
  const { chainId, accountAddress: address } = dataOf(row)
  const signature = canonicalSignature({ chainId, address, signature: row.signature })
  const message = buildSiwxMessage(dataOf(row))
  return verifySiwxSignature({ message, signature, chainId, address, call: () => Promise.resolve('0x') })
}

describe('EIP-4361 logins', () => {
  /** The reasons for refusals of logins that other libraries accept. The signatures of these logins are valid. */
  const here: Record<string, string> = {
    // The published time is before the time of issue.
    'expired message': 'issuedAt',
    // The URI belongs to another host than the domain.
    'recovery byte starting at 0 tally_example': 'uri',
  }
  test.each(Object.entries(vectors.verification_positive))('published as valid: %s', async (name, row) => {
    await expect(refusalOf(row)).resolves.toBe(here[name])
    await expect(isSigned(row)).resolves.toBe(true)
  })

  const reasons: Record<string, string> = {
    'expired message': 'expirationTime',
    'domain binding': 'domain',
    'custom time': 'expirationTime',
    'custom nonce': 'nonce',
    'malformed signature': 'signature',
    'wrong signature': 'signature',
    'not yet valid': 'notBefore',
  }
  test.each(Object.entries(vectors.verification_negative))('published as not valid: %s', async (name, row) => {
    await expect(refusalOf(row)).resolves.toBe(reasons[name])
  })
})

describe('EIP-4361 logins of contract accounts', () => {
  test.each(Object.entries(vectors.eip1271))('%s: the contract judges the published bytes', async (name, row) => {
    const { accountAddress: address, chainId } = parseSiwxMessage(row.message)
    const signature = canonicalSignature({ chainId, address, signature: row.signature })
    const yes = name === '6492' ? '0x01' : `0x1626ba7e${'0'.repeat(56)}`
    for (const answer of [yes, '0x']) {
      const asked: unknown[] = []
      const call = (method: string, params: readonly unknown[]) => {
        asked.push(method, ...params)
        return Promise.resolve(answer)
      }
      const isValid = await verifySiwxSignature({ message: row.message, signature, chainId, address, call })
      expect(isValid).toBe(answer === yes)
      expect(JSON.stringify(asked)).toContain(row.signature.slice(2))
      expect(JSON.stringify(asked).toLowerCase()).toContain(address.slice(2).toLowerCase())
    }
  })
})

describe('examples of the standards', () => {
  test.each(profiles)('$source: $expected', ({ message, expected, why }) => {
    if (expected === 'refuse') return expect(() => parseSiwxMessage(message), why).toThrow(refusal)
    const { data, form } = readSiwxMessage(message)
    expect(buildSiwxMessage(data, form)).toBe(message)
  })
})
