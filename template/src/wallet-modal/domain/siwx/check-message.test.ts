// @vitest-environment node
import { expect, test } from 'vitest'
import type { SiwxMessageData } from '../sign-in/siwx'
import type { SiwxExpectation } from './check-message'
import { checkSiwxMessage, checkSiwxTimes } from './check-message'

const now = Date.UTC(2026, 0, 1, 12)
const message: SiwxMessageData = {
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/page',
  version: '1',
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-01-01T00:00:00Z',
}
const page: SiwxExpectation = { domain: 'app.example', origin: 'https://app.example', now }

/** The field that the error names. Undefined if the message is accepted. Each error has a hint that says what is wrong. */
function refusedField(change: Partial<SiwxMessageData>, expected: Partial<SiwxExpectation> = {}): string | undefined {
  try {
    checkSiwxMessage({ ...message, ...change }, { ...page, ...expected })
    return undefined
  } catch (error) {
    expect(error).toMatchObject({ code: 'SIWX_MESSAGE_NOT_VALID', hint: expect.stringMatching(/^[A-Z]\w+ .+/) })
    return (error as { details: string }).details
  }
}

test('A value that is not expected is not compared.', () => {
  expect(refusedField({})).toBeUndefined()
  expect(refusedField({ chainId: 'eip155:10', nonce: 'another1' })).toBeUndefined()
  expect(refusedField({ nonce: 'another1' }, { nonce: message.nonce })).toBe('nonce')
  expect(refusedField({ chainId: 'eip155:10' }, { chainId: 'eip155:1' })).toBe('chainId')
  expect(refusedField({ domain: 'evil.example' })).toBe('domain')
})

test('The address is compared without letter case on EVM networks, and exactly on others.', () => {
  const address = message.accountAddress
  expect(refusedField({}, { address: address.toLowerCase() })).toBeUndefined()
  expect(refusedField({}, { address: address.replace('2', '3') })).toBe('accountAddress')
  const chainId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
  expect(refusedField({ chainId, accountAddress: 'Abc' }, { address: 'Abc' })).toBeUndefined()
  expect(refusedField({ chainId, accountAddress: 'Abc' }, { address: 'abc' })).toBe('accountAddress')
  // A message whose chain nobody knows is for no account.
  expect(refusedField({ chainId: 'near:mainnet' as 'eip155:1' }, { address })).toBe('accountAddress')
})

test('The address of the page begins with its origin, and the origin ends there.', () => {
  for (const end of ['', '/', '/page', '?a=1', '#a'])
    expect(refusedField({ uri: `https://app.example${end}` }), end).toBeUndefined()
  for (const uri of [
    'https://app.example.evil',
    'https://app.example:444/',
    'https://app.example@evil',
    'http://app.example',
  ])
    expect(refusedField({ uri }), uri).toBe('uri')
})

test('Without an origin, the page is at the domain by https or by http.', () => {
  const check = (uri: string) => () => checkSiwxMessage({ ...message, uri }, { domain: 'app.example', now })
  for (const uri of ['https://app.example/page', 'http://app.example']) expect(check(uri), uri).not.toThrow()
  for (const uri of ['ftp://app.example', 'https://evil.example', 'app.example', ''])
    expect(check(uri), uri).toThrow('uri')
})

test('A message is valid from its first to before its last millisecond.', () => {
  const time = '2026-01-01T12:00:00.000Z'
  const [before, after] = [{ now: now - 1 }, { now: now + 1 }]
  expect(refusedField({ issuedAt: time })).toBeUndefined()
  expect(refusedField({ issuedAt: time }, before)).toBe('issuedAt')
  expect(refusedField({ notBefore: time })).toBeUndefined()
  expect(refusedField({ notBefore: time }, before)).toBe('notBefore')
  expect(refusedField({ expirationTime: time }, before)).toBeUndefined()
  for (const late of [{}, after]) expect(refusedField({ expirationTime: time }, late)).toBe('expirationTime')
})

test('The clock of the issuer may be ahead, which changes only the time of issue.', () => {
  const early = { now: now - 1_000, clockSkew: 1_000 }
  const time = '2026-01-01T12:00:00.000Z'
  expect(refusedField({ issuedAt: time }, early)).toBeUndefined()
  expect(refusedField({ issuedAt: time }, { ...early, now: early.now - 1 })).toBe('issuedAt')
  expect(refusedField({ notBefore: time }, early)).toBe('notBefore')
  expect(() => checkSiwxTimes({ ...message, issuedAt: time }, now - 1)).toThrow('issuedAt')
})

test('A time that cannot be read makes the message invalid.', () => {
  expect(refusedField({ issuedAt: undefined })).toBe('issuedAt')
  expect(refusedField({ issuedAt: 'today' })).toBe('issuedAt')
  expect(refusedField({ notBefore: 'today' })).toBe('notBefore')
  expect(refusedField({ expirationTime: 'never' })).toBe('expirationTime')
})
