// @vitest-environment node
import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { checkSignature, checkTxid, protocolFor } from './signatures'

const ecdsa = base64.encode(new Uint8Array(65).fill(31))
const bip322 = base64.encode(new Uint8Array(106).fill(7))

test.each([
  ['p2pkh', 'ecdsa'],
  ['p2sh', 'ecdsa'],
  ['p2wpkh', 'bip322'],
  ['p2wsh', 'bip322'],
  ['p2tr', 'bip322'],
] as const)('An address of the kind %s signs messages by %s, unless the app chooses.', (kind, protocol) => {
  expect(protocolFor(kind, undefined)).toBe(protocol)
  expect(protocolFor(kind, 'bip322')).toBe('bip322')
  if (kind !== 'p2tr') expect(protocolFor(kind, 'ecdsa')).toBe('ecdsa')
})

test('A Taproot address cannot sign messages with ECDSA: the request is refused, and so is an ECDSA signature of the wallet.', () => {
  expect(() => protocolFor('p2tr', 'ecdsa')).toThrow(
    expect.objectContaining({
      code: 'METHOD_NOT_SUPPORTED',
      details: 'a Taproot address signs messages with BIP-322',
    }),
  )
  expect(() => checkSignature(ecdsa, { kind: 'p2tr', asked: undefined })).toThrow(
    expect.objectContaining({ code: 'METHOD_NOT_SUPPORTED', details: 'BIP-322, which a Taproot address needs' }),
  )
  expect(checkSignature(bip322, { kind: 'p2tr', asked: undefined })).toBe(bip322)
})

test('For other addresses, the wallet may answer with ECDSA or BIP-322, unless the app has asked for one of the two formats.', () => {
  const check = (signature: string, asked?: 'ecdsa' | 'bip322') => checkSignature(signature, { kind: 'p2wpkh', asked })
  for (const signature of [ecdsa, bip322]) expect(check(signature)).toBe(signature)
  expect(check(ecdsa, 'ecdsa')).toBe(ecdsa)
  expect(check(bip322, 'bip322')).toBe(bip322)
  for (const [signature, asked] of [
    [ecdsa, 'bip322'],
    [bip322, 'ecdsa'],
  ] as const)
    expect(() => check(signature, asked)).toThrow(
      expect.objectContaining({
        code: 'METHOD_NOT_SUPPORTED',
        details: `message signatures of the kind ${asked}`,
      }),
    )
})

test.each(['smp', 'ful', 'pof', ''])('A BIP-322 signature may begin with “%s”.', (prefix) => {
  expect(checkSignature(prefix + bip322, { kind: 'p2wpkh', asked: 'bip322' })).toBe(prefix + bip322)
})

test('A base64 text counts as an ECDSA signature only if the whole text has the length of an ECDSA signature.', () => {
  for (const signature of [`smp${ecdsa}`, `${ecdsa}=`])
    expect(checkSignature(signature, { kind: 'p2wpkh', asked: 'bip322' })).toBe(signature)
})

test.each([undefined, 7, '', 'abc', 'abcd===', `${bip322} `, ` ${bip322}`, 'ab-d', [bip322]])(
  'The answer %j is no signature.',
  (answer) => {
    expect(() => checkSignature(answer, { kind: 'p2wpkh', asked: undefined })).toThrow(
      expect.objectContaining({ code: 'WALLET_FAILED', details: 'no signature' }),
    )
  },
)

test('A transaction id has 64 hexadecimal digits and is returned in lower case.', () => {
  const txid = 'ab'.repeat(32)
  expect(checkTxid(txid.toUpperCase())).toBe(txid)
  for (const answer of [undefined, '', [txid], `${txid}0`, `0${txid}`, txid.slice(1), 'xy'.repeat(32)])
    expect(() => checkTxid(answer)).toThrow(
      expect.objectContaining({ code: 'WALLET_FAILED', details: 'no transaction id' }),
    )
})
