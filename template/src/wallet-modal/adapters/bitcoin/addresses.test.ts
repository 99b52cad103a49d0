// @vitest-environment node
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { WalletModalError } from '../../domain/errors/errors'
import { checkAddress, decodeAddress, isStacksAddress } from './addresses'

const mainnet = '000000000019d6689c085ae165831e93'
const testnet = '000000000933ea01ad0ee984209779ba'

describe('addresses', () => {
  test.for([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh', 'bc'],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'p2wsh', 'tb'],
    ['tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy', 'p2wsh', 'tb'],
    ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', 'p2tr', 'tb'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr', 'bc'],
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'witness', 'bc'],
    ['BC1SW50QGDZ25J', 'witness', 'bc'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'witness', 'bc'],
  ])('the published segwit address %s is read (BIP-173, BIP-350)', ([text = '', kind, prefix]) => {
    expect(decodeAddress(text)).toEqual({ address: text.toLowerCase(), kind, prefix })
  })

  test('A regtest address has the prefix bcrt. A Base58Check text of another length than 21 bytes is not an address.', () => {
    const text = bech32.encode('bcrt', [0, ...bech32.toWords(new Uint8Array(20).fill(7))])
    expect(decodeAddress(text)).toEqual({ address: text, kind: 'p2wpkh', prefix: 'bcrt' })
    const { encode } = createBase58check(sha256)
    expect(decodeAddress(encode(new Uint8Array(21)))).toMatchObject({ kind: 'p2pkh', prefix: 'bc' })
    for (const length of [0, 20, 22]) expect(decodeAddress(encode(new Uint8Array(length)))).toBeUndefined()
  })

  test('A segwit address of version 2 is not read as a Taproot address, although its program has 32 bytes.', () => {
    const text = bech32m.encode('bc', [2, ...bech32m.toWords(new Uint8Array(32).fill(7))])
    expect(decodeAddress(text)).toEqual({ address: text, kind: 'witness', prefix: 'bc' })
  })

  test.for([
    ['another prefix', 'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut'],
    ['the old checksum', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['the old checksum', 'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf'],
    ['the old checksum', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'],
    ['the new checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
    ['the new checksum', 'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47'],
    ['a wrong letter', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
    ['another version', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['too little', 'bc1pw5dgrnzv'],
    ['too much', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav'],
    ['another length', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['both cases', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq'],
    ['long padding', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf'],
    ['padding that is not zero', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j'],
    ['nothing', 'bc1gmk9yu'],
  ])('a published segwit address with %s is refused: %s', ([, text = '']) => {
    expect(decodeAddress(text)).toBeUndefined()
  })

  test.for([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'p2pkh', 'bc'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'p2sh', 'bc'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'p2pkh', 'tb'],
    ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'p2sh', 'tb'],
  ])('the older address %s is read', ([address = '', kind, prefix]) => {
    expect(decodeAddress(address)).toEqual({ address, kind, prefix })
  })

  test.for([
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a',
    'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617',
    '',
    '0x7099',
  ])('“%s” is no address', (text) => {
    expect(decodeAddress(text)).toBeUndefined()
  })

  test("a receiver's address must belong to the network, and must be of a kind that is in use", () => {
    const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
    expect(checkAddress(taproot, mainnet).address).toBe(taproot)
    expect(checkAddress(taproot).kind).toBe('p2tr')
    for (const [text, network] of [
      [taproot, testnet],
      ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', mainnet],
      ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', mainnet],
      ['nonsense', testnet],
    ] as const) {
      const check = () => checkAddress(text, network)
      expect(check).toThrow(WalletModalError)
      expect(check).toThrow(/^Invalid Address/)
    }
  })

  test('The error for an invalid address contains the address as its details, and its hint asks the visitor to copy the address again.', () => {
    const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
    expect(() => checkAddress('nonsense', testnet)).toThrow(
      expect.objectContaining({
        code: 'INVALID_ADDRESS',
        details: 'nonsense',
        hint: 'Copy it again, to the last character',
      }),
    )
    expect(() => checkAddress(taproot, testnet)).toThrow(
      expect.objectContaining({ code: 'INVALID_ADDRESS', details: taproot, hint: 'It belongs to another network' }),
    )
  })

  test('Stacks addresses are recognised', () => {
    expect(isStacksAddress('SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7')).toBe(true)
    expect(isStacksAddress('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe(false)
  })
})
