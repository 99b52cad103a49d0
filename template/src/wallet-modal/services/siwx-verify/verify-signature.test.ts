// @vitest-environment node
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { describe, expect, test, vi } from 'vitest'
import { decodeFunctionData, serializeErc6492Signature } from 'viem'
import { siwxError } from '../../domain/errors/siwx-errors'
import { canonicalSignature } from './canonical-signature'
import { hashPersonalMessage } from './eip155'
import {
  bytesOfSignature,
  createBitcoinSigner,
  createEvmSigner,
  createLegacyBitcoinSigner,
  createSolanaSigner,
  signatureOfBytes,
} from './testing/signers'
import type { TestSigner } from './testing/signers'
import type { ChainCall } from './verify-signature'
import { verifySiwxSignature } from './verify-signature'

const message = 'app.example wants you to sign in – with an account\nöäü'
/** The distance between the bytes of a signature that the tests change. 1 changes every byte; `SIWX_BYTE_STEP` sets a larger distance where the tests have to be fast. */
const byteStep = Number(process.env['SIWX_BYTE_STEP'] ?? 1)
const noCall = () => Promise.reject(new Error('no chain is asked'))
/** A chain's answer for an account without a contract. */
const noContract = () => Promise.resolve('0x')

const signers: [name: string, create: (name: string) => TestSigner][] = [
  ['eip155', createEvmSigner],
  ['solana', createSolanaSigner],
  ['p2pkh, BIP-137', (name) => createLegacyBitcoinSigner(name, 'p2pkh')],
  ['p2sh-p2wpkh, BIP-137', (name) => createLegacyBitcoinSigner(name, 'p2sh')],
  ['p2wpkh, BIP-137', (name) => createLegacyBitcoinSigner(name, 'p2wpkh')],
  ['p2sh-p2wpkh, BIP-322', (name) => createBitcoinSigner(name, 'p2sh')],
  ['p2wpkh, BIP-322', (name) => createBitcoinSigner(name, 'p2wpkh')],
  ['p2tr, BIP-322', (name) => createBitcoinSigner(name, 'p2tr')],
]

describe.each(signers)('%s', (_, create) => {
  const signer = create('one')
  const { chainId, address } = signer
  const signature = signer.sign(message)
  const isValid = (changed: object, call = noContract) =>
    verifySiwxSignature({ message, signature, chainId, address, call, ...changed })

  test('the account’s own signature is valid, in its canonical form, without asking a chain', async () => {
    expect(canonicalSignature({ chainId, address, signature })).toBe(signature)
    await expect(isValid({ call: noCall })).resolves.toBe(true)
  })

  test('a signature of another text, by another account, or with any change is not valid', async () => {
    await expect(isValid({ message: `${message} ` })).resolves.toBe(false)
    await expect(isValid({ address: create('another').address })).resolves.toBe(false)
    await expect(isValid({ signature: create('another').sign(message) })).resolves.toBe(false)
    await expect(isValid({ chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182' })).resolves.toBe(false)
    const bytes = bytesOfSignature(chainId, signature)
    for (let index = 0; index < bytes.length; index += byteStep) {
      const changed = Uint8Array.from(bytes, (byte, at) => (at === index ? byte ^ 1 : byte))
      await expect(isValid({ signature: signatureOfBytes(chainId, changed) }), `byte ${index}`).resolves.toBe(false)
    }
    for (const changed of [bytes.slice(1), bytes.slice(0, -1), Uint8Array.of(...bytes, 0), Uint8Array.of()])
      await expect(isValid({ signature: signatureOfBytes(chainId, changed) })).resolves.toBe(false)
    for (const text of [` ${signature}`, `${signature}\n`, `${signature}=`, '?', signature.repeat(40)])
      await expect(isValid({ signature: text })).resolves.toBe(false)
  })
})

describe('the spelling of a signature', () => {
  const evm = createEvmSigner('one')
  const { chainId, address } = evm
  const signature = evm.sign(message)

  test('of wallets that write v as 0 or 1, or digits in upper case, is made canonical', () => {
    const v = signature.endsWith('1c') ? '01' : '00'
    const spelled = `0x${signature.slice(2, -2).toUpperCase()}${v}`
    expect(canonicalSignature({ chainId, address, signature: spelled })).toBe(signature)
  })

  test('with s in the high half is refused', async () => {
    const { r, s } = secp256k1.Signature.fromBytes(hexToBytes(signature.slice(2, 130)), 'compact')
    const high = new secp256k1.Signature(r, secp256k1.Point.Fn.neg(s)).toBytes('compact')
    const flipped = `0x${bytesToHex(high)}${signature.endsWith('1c') ? '1b' : '1c'}`
    const valid = await verifySiwxSignature({ message, signature: flipped, chainId, address, call: noContract })
    expect(valid).toBe(false)
  })

  test('of a Bitcoin wallet that writes the header of another kind of address is made canonical', () => {
    const segwit = createLegacyBitcoinSigner('one', 'p2wpkh')
    const bytes = base64.decode(segwit.sign(message))
    bytes[0] = (bytes[0] ?? 0) - 8
    const spelled = { chainId: segwit.chainId, address: segwit.address, signature: base64.encode(bytes) }
    expect(canonicalSignature(spelled)).toBe(segwit.sign(message))
  })

  test.each(['p2wpkh', 'p2tr', 'p2sh'] as const)(
    'of %s in full is made simple if it has the same meaning',
    async (kind) => {
      const signer = createBitcoinSigner('one', kind)
      const simple = signer.sign(message)
      const { messageTransactionId } = await import('./bip322')
      const { Address, NETWORK, OutScript } = await import('@scure/btc-signer')
      const decoded = Address(NETWORK).decode(signer.address)
      const id = messageTransactionId(OutScript.encode(decoded), message).reverse()
      const witness = bytesToHex(base64.decode(simple))
      const { hash160 } = await import('./bitcoin-legacy')
      const keyHash = bytesToHex(hash160(base64.decode(simple).subarray(-33)))
      const scriptSig = kind === 'p2sh' ? `17160014${keyHash}` : '00'
      const input = `${bytesToHex(id)}00000000${scriptSig}00000000`
      const full = base64.encode(hexToBytes(`00000000000101${input}010000000000000000016a${witness}00000000`))
      const { chainId: chain, address: account } = signer
      expect(canonicalSignature({ chainId: chain, address: account, signature: full })).toBe(simple)
      const valid = { message, chainId: chain, address: account, call: noCall }
      await expect(verifySiwxSignature({ ...valid, signature: simple })).resolves.toBe(true)
      await expect(verifySiwxSignature({ ...valid, signature: full })).resolves.toBe(false)
    },
  )

  test('is not changed for other namespaces and other texts', () => {
    for (const text of ['', 'not base64!', '0x', 'fooAA=='])
      for (const chain of ['bip122:000000000019d6689c085ae165831e93', 'solana:x', 'eip155:1'] as const)
        expect(canonicalSignature({ chainId: chain, address: '', signature: text })).toBe(text)
  })
})

describe('a contract account', () => {
  const owner = createEvmSigner('owner')
  const account = '0x9D85ca56217D2bb651b00f15e694EB7E713637D4'
  const signature = owner.sign(message)
  const signed = { message, signature, chainId: 'eip155:1' as const, address: account }
  const magic = `0x1626ba7e${'0'.repeat(56)}`

  test('is asked on its chain (ERC-1271)', async () => {
    const call = vi.fn<ChainCall>(() => Promise.resolve(magic))
    await expect(verifySiwxSignature({ ...signed, call })).resolves.toBe(true)
    const [method, params] = call.mock.calls[0] ?? []
    expect(method).toBe('eth_call')
    const [{ to, data }] = params as [{ to: string; data: `0x${string}` }]
    expect(to).toBe(account)
    const abi = [
      {
        type: 'function',
        name: 'isValidSignature',
        stateMutability: 'view',
        inputs: [{ type: 'bytes32' }, { type: 'bytes' }],
        outputs: [{ type: 'bytes4' }],
      },
    ] as const
    const { args } = decodeFunctionData({ abi, data })
    expect(args).toEqual([`0x${bytesToHex(hashPersonalMessage(message))}`, signature])
  })

  test.each(['0x', '0x1626ba7e', `0xffffffff${'0'.repeat(56)}`, `${magic}00`, null])(
    'that answers %j refuses',
    async (answer) => {
      await expect(verifySiwxSignature({ ...signed, call: () => Promise.resolve(answer) })).resolves.toBe(false)
    },
  )

  test('that is not deployed yet is checked by the validator of ERC-6492', async () => {
    const wrapped = serializeErc6492Signature({ address: account, data: '0x1234', signature: '0x5678' })
    const answers = vi.fn<ChainCall>(() => Promise.resolve('0x01'))
    await expect(verifySiwxSignature({ ...signed, signature: wrapped, call: answers })).resolves.toBe(true)
    const [transaction] = (answers.mock.calls[0]?.[1] ?? []) as { to?: string; data: string }[]
    expect(transaction?.to).toBeUndefined()
    expect(transaction?.data).toContain(account.slice(2).toLowerCase())
    const refuses = () => Promise.resolve('0x00')
    await expect(verifySiwxSignature({ ...signed, signature: wrapped, call: refuses })).resolves.toBe(false)
  })

  test('refuses the signature when it reverts; a chain that does not answer gives an error', async () => {
    const reverts = () => Promise.reject(new Error('execution reverted'))
    await expect(verifySiwxSignature({ ...signed, call: reverts })).resolves.toBe(false)
    const coded = () => Promise.reject(new Error('failed', { cause: { code: 3 } }))
    await expect(verifySiwxSignature({ ...signed, call: coded })).resolves.toBe(false)
    const silent = () => Promise.reject(new Error('no answer within 10 s'))
    const unavailable = expect.objectContaining({ code: 'SIGN_IN_UNAVAILABLE', hint: expect.any(String) })
    await expect(verifySiwxSignature({ ...signed, call: silent })).rejects.toEqual(unavailable)
    const unknown = siwxError('SIWX_NETWORK_NOT_FOUND')
    await expect(verifySiwxSignature({ ...signed, call: () => Promise.reject(unknown) })).rejects.toBe(unknown)
  })
})

test('signatures of unsupported namespaces are never valid', async () => {
  for (const chainId of ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'cosmos:cosmoshub-4', 'bip122:ff'] as const) {
    const signed = { message, signature: '0x', chainId, address: 'x' }
    await expect(verifySiwxSignature({ ...signed, call: noCall })).resolves.toBe(false)
  }
})
