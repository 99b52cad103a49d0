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

describe('A hexadecimal signature', () => {
  test('gets its v as 27 or 28, and lower case.', () => {
    expect(evm(`0x${rs}00`)).toBe(`0x${rs}1b`)
    expect(evm(`0x${rs}01`)).toBe(`0x${rs}1c`)
    expect(evm(`0x${rs.toUpperCase()}01`)).toBe(`0x${rs}1c`)
    expect(evm(`0x${rs.toUpperCase()}1B`)).toBe(`0x${rs}1b`)
  })

  test.each([
    ['another v', `0x${rs}02`],
    ['a v of 27', `0x${rs}1b`],
    ['more bytes before', `0xcd${rs}01`],
    ['more bytes after', `0x${rs}0100`],
    ['fewer bytes', `0x${rs.slice(2)}01`],
    ['nothing', '0x'],
  ])('with %s keeps its bytes.', (_, signature) => {
    expect(evm(signature)).toBe(signature)
  })

  test.each([
    `X0x${rs.toUpperCase()}01`,
    `0x${rs.toUpperCase()}01X`,
    `0X${rs.toUpperCase()}01`,
    `0x${rs.toUpperCase()}01\n`,
  ])('that is none stays as it is: %s', (signature) => {
    expect(evm(signature)).toBe(signature)
  })
})

describe('The first byte of a BIP-137 signature', () => {
  const key = 'cd'.repeat(64)
  const first = (byte: number, address: string) =>
    Number.parseInt(hexOf(bitcoin(ofHex(byte.toString(16).padStart(2, '0') + key), address)).slice(0, 2), 16)

  test.each([
    ['bc1qaddress', 39],
    ['tb1qaddress', 39],
    ['bcrt1qaddress', 39],
    ['3address', 35],
    ['2address', 35],
  ])('becomes that of the address %s.', (address, base) => {
    for (let byte = 31; byte <= 42; byte += 1) expect(first(byte, address)).toBe(base + ((byte - 27) % 4))
    // A header of an uncompressed key, and one that names no kind, are mistakes.
    for (const byte of [0, 27, 30, 43, 255]) expect(first(byte, address)).toBe(byte)
  })

  test.each(['1address', 'maddress', 'naddress', 'bc1paddress', 'xbc1qaddress', 'x3address', 'bc1', ''])(
    'is kept for %j.',
    (address) => {
      for (const byte of [27, 31, 35, 39, 42]) expect(first(byte, address)).toBe(byte)
    },
  )

  test('is kept for a signature of another length.', () => {
    for (const bytes of ['1f' + key.slice(2), `1f${key}cd`])
      expect(hexOf(bitcoin(ofHex(bytes), 'bc1qaddress'))).toBe(bytes)
  })
})

describe('A full BIP-322 signature', () => {
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
    ['without a script', {}],
    ['with the script of a nested key', { script }],
  ])('%s becomes its witness.', (_, changes) => {
    for (const address of ['bc1qaddress', '3address', 'bc1paddress'])
      expect(hexOf(bitcoin(ofHex(full(changes)), address))).toBe(witness)
    // The address of a key hash has no simple signature.
    for (const address of ['1address', 'maddress', 'naddress'])
      expect(hexOf(bitcoin(ofHex(full(changes)), address))).toBe(full(changes))
    expect(hexOf(bitcoin(ofHex(full(changes)), 'x1address'))).toBe(witness)
  })

  test.each([
    ['another version', { head: '02000000000101' }],
    ['two inputs', { head: '00000000000102' }],
    ['another output of the message', { index: '01000000' }],
    ['another script', { script: `17160015${'22'.repeat(20)}` }],
    ['a short script', { script: '0151' }],
    ['a sequence', { sequence: '01000000' }],
    ['a sequence after a script', { script, sequence: '00000001' }],
    ['an output with an amount', { output: '010100000000000000016a' }],
    ['two outputs', { output: `02${output.slice(2)}` }],
    ['a lock time', { end: '00000001' }],
    ['another lock time', { end: '01000000' }],
  ])('with %s stays as it is.', (_, changes) => {
    expect(hexOf(bitcoin(ofHex(full(changes)), 'bc1qaddress'))).toBe(full(changes))
  })
})

describe('The name of the variant before a BIP-322 signature', () => {
  const [simple, full] = [ofHex('0201aa01bb'), ofHex(`02000000${'33'.repeat(20)}`)]

  test('is removed if it is the right one.', () => {
    expect(bitcoin(`smp${simple}`, 'bc1qaddress')).toBe(simple)
    expect(bitcoin(`ful${full}`, 'bc1qaddress')).toBe(full)
    expect([simple, full].map((signature) => bitcoin(signature, 'bc1qaddress'))).toEqual([simple, full])
  })

  test.each([`ful${simple}`, `smp${full}`, `pof${simple}`, `smpsmp${simple}`, `xsmp${simple}`])(
    'stays if it is another one: %s',
    (signature) => {
      expect(bitcoin(signature, 'bc1qaddress')).toBe(signature)
    },
  )

  test('tells a full signature by its first four bytes.', () => {
    for (const bytes of ['0201000033', '0200010033', '0200000133']) {
      expect(bitcoin(`smp${ofHex(bytes)}`, 'bc1qaddress')).toBe(ofHex(bytes))
      expect(bitcoin(`ful${ofHex(bytes)}`, 'bc1qaddress')).toBe(`ful${ofHex(bytes)}`)
    }
  })
})

test('A signature of another chain stays as it is, whatever it looks like.', () => {
  for (const chainId of ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'cosmos:cosmoshub-4'] as const)
    for (const signature of [`0x${rs}00`, `smp${ofHex('0201aa01bb')}`])
      expect(canonicalSignature({ chainId, address: 'bc1qaddress', signature })).toBe(signature)
})
