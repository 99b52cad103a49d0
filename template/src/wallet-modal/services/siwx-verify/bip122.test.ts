// @vitest-environment node
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { NETWORK, TEST_NETWORK, p2pkh, p2sh, p2tr, p2wpkh, p2wsh } from '@scure/btc-signer'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { verifyBip122 } from './bip122'
import { hashBitcoinMessage, verifyLegacyBitcoin } from './bitcoin-legacy'

// Vitest may run several test files in one worker, and `vi.mock` does not replace a module that the worker has already loaded. So this file unloads all
// modules before its imports, and again at its end, because the next test file needs the real modules.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock(import('@scure/base'), async (load) => {
  const base = await load()
  return { ...base, base64: { ...base.base64, decode: vi.fn(base.base64.decode) } }
})

const message = 'app.example wants you to sign in'
const secret = sha256(utf8ToBytes('ann'))
const key = secp256k1.getPublicKey(secret)
const full = secp256k1.getPublicKey(secret, false)
const mainnet = '000000000019d6689c085ae165831e93'

/** Signs the message by BIP-137. The header byte is `first` plus the recovery id. `change` alters the signed bytes. */
function sign(first: number, change: (signature: Uint8Array) => Uint8Array = (signature) => signature): string {
  const signature = secp256k1.sign(hashBitcoinMessage(message), secret, { prehash: false, format: 'recovered' })
  return base64.encode(change(concatBytes(new Uint8Array([first + (signature[0] ?? 0)]), signature.subarray(1))))
}

const verify = (address: string | undefined, signature: string, reference = mainnet) =>
  verifyBip122({ message, signature, chainId: `bip122:${reference}`, address: address ?? '' })

describe('Bitcoin networks', () => {
  const regtest = { ...TEST_NETWORK, bech32: 'bcrt' }
  test.each([
    ['mainnet', mainnet, NETWORK, 'bc1'],
    ['testnet', '000000000933ea01ad0ee984209779ba', TEST_NETWORK, 'tb1'],
    ['testnet4', '00000000da84f2bafbbc53dee25a72ae', TEST_NETWORK, 'tb1'],
    ['signet', '00000008819873e925422c1ff0f99f7c', TEST_NETWORK, 'tb1'],
    ['regtest', '0f9188f13cb7b2c71f2a335e3a4fc328', regtest, 'bcrt1'],
  ] as const)(
    'On %s, a BIP-137 signature is valid for an address of the network, and refused for a bech32 address with another prefix.',
    (_, reference, network, prefix) => {
      const { address } = p2wpkh(key, network)
      expect(address?.startsWith(prefix)).toBe(true)
      expect(verify(address, sign(39), reference)).toBe(true)
      for (const [other, others] of [
        [NETWORK, 'bc1'],
        [TEST_NETWORK, 'tb1'],
        [regtest, 'bcrt1'],
      ] as const)
        if (others !== prefix) expect(verify(p2wpkh(key, other).address, sign(39), reference)).toBe(false)
      expect(verify(p2pkh(key, network).address, sign(31), reference)).toBe(true)
    },
  )

  test('A BIP-137 signature is refused when the CAIP-2 chain id names no known Bitcoin network.', () => {
    for (const reference of ['', 'ff', mainnet.slice(0, -1)])
      expect(verify(p2wpkh(key).address, sign(39), reference)).toBe(false)
  })
})

describe('Bitcoin addresses', () => {
  test('A signature for a bech32 address in upper case is refused, because only the canonical spelling of an address counts.', () => {
    const { address = '' } = p2wpkh(key)
    expect([verify(address, sign(39)), verify(address.toUpperCase(), sign(39))]).toEqual([true, false])
  })

  test('A BIP-137 signature is refused for p2wsh and p2tr addresses, whatever kind of address its header byte names.', () => {
    const { address } = p2wsh(p2pkh(key))
    expect(address).toMatch(/^bc1q/)
    for (const first of [27, 31, 35, 39]) expect(verify(address, sign(first))).toBe(false)
    for (const first of [27, 31, 35, 39]) expect(verify(p2tr(key.subarray(1)).address, sign(first))).toBe(false)
  })
})

describe('The header byte of a BIP-137 signature', () => {
  test('A BIP-137 signature is valid only with the header byte for the kind of its address and for the compression of its key.', () => {
    const firsts = [23, 27, 31, 35, 39, 43]
    const accepted = (address: string | undefined) => firsts.filter((first) => verify(address, sign(first)))
    expect(accepted(p2pkh(key).address)).toEqual([31])
    expect(accepted(p2sh(p2wpkh(key)).address)).toEqual([35])
    expect(accepted(p2wpkh(key).address)).toEqual([39])
    expect(accepted(p2pkh(full).address)).toEqual([27])
  })

  test('A BIP-137 signature is refused for a p2tr account without an error, because no header byte stands for p2tr.', () => {
    const account = { type: 'tr', pubkey: key.subarray(1) } as const
    for (const first of [27, 31, 35, 39])
      expect(verifyLegacyBitcoin(account, message, base64.decode(sign(first)))).toBe(false)
  })
})

describe('The bytes of a BIP-137 signature', () => {
  test('A BIP-137 signature from the documentation of bitcoinjs-message is valid for the signed text, and refused for another text.', () => {
    // The example in the documentation of bitcoinjs-message.
    const made = {
      address: '1F3sAm6ZtwLAUnj7d38pGFxtP3RVEvtsbV',
      signature: 'H9L5yLFjti0QTHhPyFrZCT1V/MMnBtXKmoiKDZ78NDBjERki6ZTQZdSMCtkgoNmp17By9ItJr8o7ChX0XxY91nk=',
      chainId: `bip122:${mainnet}`,
    } as const
    const text = 'This is an example of a signed message.'
    expect([text, `${text} `].map((message) => verifyBip122({ message, ...made }))).toEqual([true, false])
  })

  test('A BIP-137 signature with s in the high half is refused, because each signature would otherwise have two valid spellings.', () => {
    const negate = (signature: Uint8Array) => {
      const { r, s } = secp256k1.Signature.fromBytes(signature.subarray(1), 'compact')
      const high = new secp256k1.Signature(r, secp256k1.Point.Fn.neg(s)).toBytes('compact')
      const first = signature[0] ?? 0
      // With the negated s, the recovered point has the other parity, so the recovery id in the header byte changes.
      return concatBytes(new Uint8Array([first % 2 === 1 ? first + 1 : first - 1]), high)
    }
    expect(verify(p2wpkh(key).address, sign(39))).toBe(true)
    expect(verify(p2wpkh(key).address, sign(39, negate))).toBe(false)
  })

  test('A text of more than 1,000 characters is refused before it is decoded, because decoding a long text takes long.', () => {
    const { address } = p2wpkh(key)
    for (const length of [1_000, 1_004]) expect(verify(address, 'A'.repeat(length))).toBe(false)
    expect(base64.decode).toHaveBeenCalledWith('A'.repeat(1_000))
    expect(base64.decode).not.toHaveBeenCalledWith('A'.repeat(1_004))
  })

  test('A BIP-137 signature is refused with 64 or 66 bytes, and in base64 that is not canonical.', () => {
    const { address } = p2wpkh(key)
    expect(
      verify(
        address,
        sign(39, (signature) => signature.subarray(0, 64)),
      ),
    ).toBe(false)
    expect(
      verify(
        address,
        sign(39, (signature) => concatBytes(signature, new Uint8Array([0]))),
      ),
    ).toBe(false)
    const signature = sign(39)
    for (const text of [
      `${signature} `,
      ` ${signature}`,
      `${signature}\n`,
      signature.replace('=', ''),
      `${signature}=`,
      '',
    ])
      expect(verify(address, text), JSON.stringify(text)).toBe(false)
    // 65 bytes leave two bits of the last base64 digit unused. Canonical base64 sets both bits to 0.
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
    const place = signature.indexOf('=') - 1
    const other = digits[digits.indexOf(signature[place] ?? '') + 1] ?? ''
    expect(verify(address, signature.slice(0, place) + other + signature.slice(place + 1))).toBe(false)
  })
})
