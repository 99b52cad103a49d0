// @vitest-environment node
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { hashMessage, serializeErc6492Signature } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { WalletModalError } from '../../domain/errors/errors'
import { siwxError } from '../../domain/errors/siwx-errors'
import { hashPersonalMessage, verifyEip155 } from './eip155'
import { createEvmSigner, createSolanaSigner } from './testing/signers'
import type { ChainCall } from './verify-signature'
import { verifySolana } from './solana'

const message = 'app.example wants you to sign in'
const signer = createEvmSigner('one')
const { address } = signer
const chainId = 'eip155:1'
const magic = `0x1626ba7e${'0'.repeat(56)}`
const yes: ChainCall = () => Promise.resolve(magic)
const never: ChainCall = () => Promise.reject(new Error('a chain is asked'))
const verify = (signature: string, call: ChainCall) => verifyEip155({ message, signature, chainId, address }, call)

test('a text is hashed with the number of its bytes', () => {
  for (const text of ['', 'hello world', 'öäü 😀'])
    expect(`0x${bytesToHex(hashPersonalMessage(text))}`).toBe(hashMessage(text))
})

describe('A signature of a key', () => {
  const signature = signer.sign(message)

  test('needs no chain', async () => {
    expect(await verify(signature, never)).toBe(true)
  })

  test('has exactly 65 bytes, with 27 or 28 as the last: other texts are for the contract of the account', async () => {
    const v = signature.slice(-2)
    for (const other of [
      signature.slice(0, -2) + (v === '1b' ? '00' : '01'),
      `${signature.slice(0, -2)}1d`,
      `${signature.slice(0, -2)}ff${v}`,
      `0xff${signature.slice(2)}`,
      signature.slice(0, -2),
    ]) {
      const call = vi.fn<ChainCall>(() => Promise.resolve('0x'))
      expect(await verify(other, call), other).toBe(false)
      expect(call, other).toHaveBeenCalledTimes(1)
    }
  })

  test('that names no point of the curve, or has s in the high half, is for the contract, too', async () => {
    const rs = hexToBytes(signature.slice(2, 130))
    const { r, s } = secp256k1.Signature.fromBytes(rs, 'compact')
    const high = bytesToHex(new secp256k1.Signature(r, secp256k1.Point.Fn.neg(s)).toBytes('compact'))
    for (const digits of ['00'.repeat(64), 'ff'.repeat(64), high]) {
      for (const v of ['1b', '1c']) {
        expect(await verify(`0x${digits}${v}`, () => Promise.resolve('0x'))).toBe(false)
        expect(await verify(`0x${digits}${v}`, yes)).toBe(true)
      }
    }
  })
})

describe('A signature of a contract', () => {
  test('has whole bytes in lower case, and at most 16,384: anything else is refused without asking the chain', async () => {
    const most = `0x${'ab'.repeat(16_384)}`
    for (const signature of ['0x', '0xab', most]) expect(await verify(signature, yes)).toBe(true)
    for (const signature of [
      '',
      'ab',
      '0xa',
      '0xAB',
      '0xabc',
      '0xxy',
      `${most}ab`,
      ' 0xab',
      '0xab ',
      '0xab\n',
      'x0xab',
    ])
      expect(await verify(signature, never), signature.slice(0, 9)).toBe(false)
  })

  test('is valid with the answer in upper case, at the newest block', async () => {
    const call = vi.fn<ChainCall>(() => Promise.resolve(`0x1626BA7E${'0'.repeat(56)}`))
    expect(await verify('0xab', call)).toBe(true)
    expect(call.mock.calls[0]?.[0]).toBe('eth_call')
    expect(call.mock.calls[0]?.[1]).toMatchObject([{ to: address }, 'latest'])
  })

  test.each([7, {}, [magic], undefined, true])('is refused with the answer %j, which is no text', async (answer) => {
    expect(await verify('0xab', () => Promise.resolve(answer))).toBe(false)
  })

  test('from before its deployment is valid only with the answer 1 of the validator', async () => {
    const wrapped = serializeErc6492Signature({
      address: '0x9D85ca56217D2bb651b00f15e694EB7E713637D4',
      data: '0x12',
      signature: '0x34',
    })
    expect(wrapped.endsWith('6492'.repeat(16))).toBe(true)
    for (const [answer, isValid] of [
      ['0x01', true],
      ['0x00', false],
      ['0x', false],
      [magic, false],
    ] as const) {
      const call = vi.fn<ChainCall>(() => Promise.resolve(answer))
      expect(await verify(wrapped, call)).toBe(isValid)
      expect(call.mock.calls[0]?.[1]).toMatchObject([{ data: expect.stringMatching(/^0x[0-9a-f]{1000,}$/) }, 'latest'])
      expect(Object.keys(Object(call.mock.calls[0]?.[1][0]))).toEqual(['data'])
    }
    // The mark counts only at the end.
    expect(await verify(`${wrapped}00`, () => Promise.resolve('0x01'))).toBe(false)
    expect(await verify(`${wrapped}00`, yes)).toBe(true)
  })
})

describe('A chain that fails', () => {
  const failing =
    (error: unknown): ChainCall =>
    () =>
      Promise.reject(error)

  test.each([
    new Error('execution reverted'),
    new Error('the call Reverted: no'),
    new Error('VM error: invalid opcode'),
    new Error('OUT OF GAS'),
    new Error('stack underflow'),
    new Error('bad jump destination'),
    Object.assign(new Error('failed'), { code: 3 }),
    new Error('failed', { cause: { code: 3 } }),
    { code: 3 },
    'execution reverted',
  ])('by a revert refuses the signature: %s', async (error) => {
    expect(await verify('0xab', failing(error))).toBe(false)
  })

  test.each([
    new Error('no answer'),
    new Error('an irreverted word'),
    Object.assign(new Error('failed'), { code: 4 }),
    new Error('failed', { cause: { code: '3' } }),
    new Error('failed', { cause: 3 }),
    { cause: { code: 3 } },
    new WalletModalError('RPC_UNAVAILABLE'),
    null,
  ])('in another way is an error, not a refusal: %s', async (error) => {
    const thrown: unknown = await verify('0xab', failing(error)).catch((caught: unknown) => caught)
    expect(thrown).toMatchObject({
      code: 'SIGN_IN_UNAVAILABLE',
      details: 'the network of this account does not answer',
      hint: 'Its signature can only be checked there. Try again',
    })
    expect(thrown).toHaveProperty('cause', error)
  })

  test('because there is no chain to ask keeps its error', async () => {
    const unknown = siwxError('SIWX_NETWORK_NOT_FOUND')
    await expect(verify('0xab', failing(unknown))).rejects.toBe(unknown)
    const other = Object.assign(new Error('no'), { code: 'SIWX_NETWORK_NOT_FOUND' })
    await expect(verify('0xab', failing(other))).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
  })
})

test('A signature of Solana may have the most characters of 64 bytes, and an address those of 32', () => {
  const lengths = new Set<string>()
  for (let count = 0; count < 40; count += 1) {
    const one = createSolanaSigner(`visitor ${count}`)
    const signature = one.sign(message)
    lengths.add(`${signature.length} ${one.address.length}`)
    expect(verifySolana({ message, signature, chainId: one.chainId, address: one.address })).toBe(true)
  }
  expect([...lengths].some((each) => each.startsWith('88'))).toBe(true)
  expect([...lengths].some((each) => each.endsWith('44'))).toBe(true)
})
