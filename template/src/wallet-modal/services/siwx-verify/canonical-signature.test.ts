// @vitest-environment node
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { canonicalSignature } from './canonical-signature'

const rs = 'ab'.repeat(64)
const evm = (signature: string) => canonicalSignature({ chainId: 'eip155:1', address: '0x', signature })
const bitcoin = (signature: string, address: string) =>
  canonicalSignature({ chainId: 'bip122:000000000019d6689c085ae165831e93', address, signature })
const ofHex = (hex: string) => base64.encode(hexToBytes(hex))
const hexOf = (signature: string) => bytesToHex(base64.decode(signature))

describe('Signatures of EVM accounts', () => {
  test('The canonical form of an EVM signature has lower-case digits, and v as 27 or 28 when the wallet wrote v as 0 or 1.', () => {
    expect(evm(`0x${rs}00`)).toBe(`0x${rs}1b`)
    expect(evm(`0x${rs}01`)).toBe(`0x${rs}1c`)
    expect(evm(`0x${rs.toUpperCase()}01`)).toBe(`0x${rs}1c`)
    expect(evm(`0x${rs.toUpperCase()}1B`)).toBe(`0x${rs}1b`)
  })

  test.each([
    ['v = 2', `0x${rs}02`],
    ['v = 27', `0x${rs}1b`],
    ['a byte before r', `0xcd${rs}01`],
    ['a byte after v', `0x${rs}0100`],
    ['a missing byte', `0x${rs.slice(2)}01`],
    ['no bytes', '0x'],
  ])(
    'A hexadecimal signature with %s keeps its bytes, because only 65 bytes with v = 0 or v = 1 are rewritten.',
    (_, signature) => {
      expect(evm(signature)).toBe(signature)
    },
  )

  test.each([
    `X0x${rs.toUpperCase()}01`,
    `X0x${rs}01`,
    `0x${rs.toUpperCase()}01X`,
    `0X${rs.toUpperCase()}01`,
    `0x${rs.toUpperCase()}01\n`,
  ])('A text that is not a hexadecimal signature is not changed, not even to lower case: %j', (signature) => {
    expect(evm(signature)).toBe(signature)
  })
})

describe('The header byte of a BIP-137 signature', () => {
  const key = 'cd'.repeat(64)
  const first = (byte: number, address: string) =>
    Number.parseInt(hexOf(bitcoin(ofHex(byte.toString(16).padStart(2, '0') + key), address)).slice(0, 2), 16)

  test.each([
    ['bc1qaddress', 39],
    ['tb1qaddress', 39],
    ['bcrt1qaddress', 39],
    ['3address', 35],
    ['2address', 35],
  ])(
    'For the address %s, header bytes from 31 to 42 become the header byte of this kind of address, and other bytes stay.',
    (address, base) => {
      for (let byte = 31; byte <= 42; byte += 1) expect(first(byte, address)).toBe(base + ((byte - 27) % 4))
      // 27 to 30 stand for uncompressed keys, which these addresses cannot have. 0, 43 and 255 are no header bytes.
      for (const byte of [0, 27, 30, 43, 255]) expect(first(byte, address)).toBe(byte)
    },
  )

  test.each(['1address', 'maddress', 'naddress', 'bc1paddress', 'xbc1qaddress', 'x3address', 'bc1', ''])(
    'For the address %j, the header byte stays, because only p2wpkh and p2sh addresses determine their header byte.',
    (address) => {
      for (const byte of [27, 31, 35, 39, 42]) expect(first(byte, address)).toBe(byte)
    },
  )

  test('The first byte of a Bitcoin signature stays when the signature does not have exactly 65 bytes.', () => {
    for (const bytes of ['1f' + key.slice(2), `1f${key}cd`])
      expect(hexOf(bitcoin(ofHex(bytes), 'bc1qaddress'))).toBe(bytes)
  })
})

describe('Full BIP-322 signatures', () => {
  const head = '00000000000101'
  const id = '11'.repeat(32)
  const script = `17160014${'22'.repeat(20)}`
  const output = '010000000000000000016a'
  const witness = '0101aa'
  const full = (
    changes: Partial<Record<'head' | 'id' | 'index' | 'script' | 'sequence' | 'output' | 'end', string>> = {},
  ) => {
    const parts = {
      head,
      id,
      index: '00000000',
      script: '00',
      sequence: '00000000',
      output,
      end: '00000000',
      ...changes,
    }
    return parts.head + parts.id + parts.index + parts.script + parts.sequence + parts.output + witness + parts.end
  }

  test.each([
    ['with an empty input script', {}],
    ['with the input script of p2sh-p2wpkh', { script }],
  ])(
    'A full BIP-322 signature %s becomes a simple signature, except for p2pkh, which has no simple signatures.',
    (_, changes) => {
      for (const address of ['bc1qaddress', '3address', 'bc1paddress'])
        expect(hexOf(bitcoin(ofHex(full(changes)), address))).toBe(witness)
      // A simple signature is a witness, and p2pkh has no witness.
      for (const address of ['1address', 'maddress', 'naddress'])
        expect(hexOf(bitcoin(ofHex(full(changes)), address))).toBe(full(changes))
      expect(hexOf(bitcoin(ofHex(full(changes)), 'x1address'))).toBe(witness)
    },
  )

  test.each([
    ['version 2', { head: '02000000000101' }],
    ['two inputs', { head: '00000000000102' }],
    ['an input that spends output 1 of to_spend', { index: '01000000' }],
    ['an input script that pushes no p2wpkh program', { script: `17160015${'22'.repeat(20)}` }],
    ['an input script of one byte', { script: '0151' }],
    ['a sequence', { sequence: '01000000' }],
    ['a sequence after the input script of p2sh-p2wpkh', { script, sequence: '00000001' }],
    ['an output with an amount', { output: '010100000000000000016a' }],
    ['two outputs', { output: `02${output.slice(2)}` }],
    ['a large lock time', { end: '00000001' }],
    ['a lock time of 1', { end: '01000000' }],
    ['a byte before its version', { head: `ff${head}` }],
    ['a byte after its lock time', { end: '00000000ff' }],
  ])(
    'A full BIP-322 signature with %s is not changed, because no simple signature has the same meaning.',
    (_, changes) => {
      expect(hexOf(bitcoin(ofHex(full(changes)), 'bc1qaddress'))).toBe(full(changes))
    },
  )
})

describe('The variant prefix of a BIP-322 signature', () => {
  const [simple, full] = [ofHex('0201aa01bb'), ofHex(`02000000${'33'.repeat(20)}`)]

  test('The prefix `smp` of a simple signature and the prefix `ful` of a full signature are removed. Without a prefix, nothing changes.', () => {
    expect(bitcoin(`smp${simple}`, 'bc1qaddress')).toBe(simple)
    expect(bitcoin(`ful${full}`, 'bc1qaddress')).toBe(full)
    expect([simple, full].map((signature) => bitcoin(signature, 'bc1qaddress'))).toEqual([simple, full])
  })

  test.each([`ful${simple}`, `smp${full}`, `pof${simple}`, `smpsmp${simple}`, `xsmp${simple}`, 'AAAAsmp'])(
    'A Bitcoin signature keeps a prefix that names another variant, an unknown variant, or a variant twice: %s',
    (signature) => {
      expect(bitcoin(signature, 'bc1qaddress')).toBe(signature)
    },
  )

  test('A signature is simple, and keeps the prefix `ful`, when one of its bytes 2 to 4 is not 0.', () => {
    for (const bytes of ['0201000033', '0200010033', '0200000133']) {
      expect(bitcoin(`smp${ofHex(bytes)}`, 'bc1qaddress')).toBe(ofHex(bytes))
      expect(bitcoin(`ful${ofHex(bytes)}`, 'bc1qaddress')).toBe(`ful${ofHex(bytes)}`)
    }
  })
})

test('A signature for a chain id that is not valid is not changed.', () => {
  for (const chainId of ['eip155:', 'bip122:-'] as const)
    for (const signature of [`0x${rs}00`, `smp${ofHex('0201aa01bb')}`])
      expect(canonicalSignature({ chainId, address: 'bc1qaddress', signature })).toBe(signature)
})

test('A signature of a Solana or Cosmos account is not changed, even when the signature looks like that of an EVM or Bitcoin account.', () => {
  for (const chainId of ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'cosmos:cosmoshub-4'] as const)
    for (const signature of [`0x${rs}00`, `smp${ofHex('0201aa01bb')}`])
      expect(canonicalSignature({ chainId, address: 'bc1qaddress', signature })).toBe(signature)
})
