// @vitest-environment node
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { hashMessage, serializeErc6492Signature } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { WalletModalError } from '../../domain/errors/errors'
import { siwxError } from '../../domain/errors/siwx-errors'
import { verifyContractSignature } from './contract-signature'
import { hashPersonalMessage, verifyEip155 } from './eip155'
import { createEvmSigner } from './testing/signers'
import type { ChainCall } from './verify-signature'

const message = 'app.example wants you to sign in'
const signer = createEvmSigner('one')
const { address } = signer
const chainId = 'eip155:1'
const magic = `0x1626ba7e${'0'.repeat(56)}`
const yes: ChainCall = () => Promise.resolve(magic)
const never: ChainCall = () => Promise.reject(new Error('a chain is asked'))
const verify = (signature: string, call: ChainCall) => verifyEip155({ message, signature, chainId, address }, call)

test('The EIP-191 hash of a message contains the number of its UTF-8 bytes, and equals the hash that viem computes.', () => {
  for (const text of ['', 'hello world', 'öäü 😀'])
    expect(`0x${bytesToHex(hashPersonalMessage(text))}`).toBe(hashMessage(text))
})

describe('Signatures of accounts with a key', () => {
  const signature = signer.sign(message)

  test('A signature by the key of the account is valid without a call to the chain.', async () => {
    expect(await verify(signature, never)).toBe(true)
  })

  test('A text that begins with a valid signature and ends like another signature is refused without a call to the chain.', async () => {
    const [rs, v] = [signature.slice(0, -2), signature.slice(-2)]
    expect(await verify(`${rs}0x${'0'.repeat(128)}${v}`, never)).toBe(false)
  })

  test('A signature that does not have 65 bytes, or whose v is not 27 or 28, is passed to the contract of the account (ERC-1271).', async () => {
    const v = signature.slice(-2)
    for (const other of [
      signature.slice(0, -2) + (v === '1b' ? '00' : '01'),
      `${signature.slice(0, -2)}1d`,
      `${signature.slice(0, -2)}ff${v}`,
      `0xff${signature.slice(2)}`,
      `${signature}${v}`,
      signature.slice(0, -2),
    ]) {
      const call = vi.fn<ChainCall>(() => Promise.resolve('0x'))
      expect(await verify(other, call), other).toBe(false)
      expect(call, other).toHaveBeenCalledTimes(1)
    }
  })

  test('A signature that recovers no key, or has s in the high half, is valid only with the consent of the account contract (ERC-1271).', async () => {
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

describe('Signatures of contract accounts (ERC-1271 and ERC-6492)', () => {
  test('A contract signature that is not `0x` with at most 16,384 bytes in lower case is refused without a call to the chain.', async () => {
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

  test('A contract signature is valid when eth_call at the latest block returns the ERC-1271 magic value, even in upper case.', async () => {
    const call = vi.fn<ChainCall>(() => Promise.resolve(`0x1626BA7E${'0'.repeat(56)}`))
    expect(await verify('0xab', call)).toBe(true)
    expect(call.mock.calls[0]?.[0]).toBe('eth_call')
    expect(call.mock.calls[0]?.[1]).toMatchObject([{ to: address }, 'latest'])
  })

  test('An ERC-1271 or ERC-6492 signature of a contract account is refused when eth_call returns an empty answer.', async () => {
    const hash = hashPersonalMessage(message)
    const empty: ChainCall = () => Promise.resolve('')
    for (const signature of ['0xab', `0xab${'6492'.repeat(16)}`])
      expect(await verifyContractSignature({ address, hash, signature, call: empty })).toBe(false)
  })

  test.each([7, {}, [magic], undefined, true])(
    'A contract signature is refused when eth_call returns %j, because this value is no string.',
    async (answer) => {
      expect(await verify('0xab', () => Promise.resolve(answer))).toBe(false)
    },
  )

  test('A signature that ends with the ERC-6492 suffix is valid only when the validator returns 1 in an eth_call without a receiver.', async () => {
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
    // With a byte after the ERC-6492 suffix, the signature is an ERC-1271 signature, which needs the magic value.
    expect(await verify(`${wrapped}00`, () => Promise.resolve('0x01'))).toBe(false)
    expect(await verify(`${wrapped}00`, yes)).toBe(true)
  })
})

describe('Errors of eth_call', () => {
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
  ])(
    'A contract signature is refused when eth_call fails because the contract reverts or its code fails: %s',
    async (error) => {
      expect(await verify('0xab', failing(error))).toBe(false)
    },
  )

  test.each([
    new Error('no answer'),
    new Error('an irreverted word'),
    Object.assign(new Error('failed'), { code: 4 }),
    new Error('failed', { cause: { code: '3' } }),
    new Error('failed', { cause: 3 }),
    { cause: { code: 3 } },
    new WalletModalError('RPC_UNAVAILABLE'),
    null,
  ])(
    'When eth_call fails without a revert, the check rejects with SIGN_IN_UNAVAILABLE and does not refuse the signature: %s',
    async (error) => {
      const thrown: unknown = await verify('0xab', failing(error)).catch((caught: unknown) => caught)
      expect(thrown).toMatchObject({
        code: 'SIGN_IN_UNAVAILABLE',
        details: 'the network of this account does not answer',
        hint: 'Its signature can only be checked there. Try again',
      })
      expect(thrown).toHaveProperty('cause', error)
    },
  )

  test('The check passes on the SIWX_NETWORK_NOT_FOUND error of the modal. A foreign error with this code becomes SIGN_IN_UNAVAILABLE.', async () => {
    const unknown = siwxError('SIWX_NETWORK_NOT_FOUND')
    await expect(verify('0xab', failing(unknown))).rejects.toBe(unknown)
    const other = Object.assign(new Error('no'), { code: 'SIWX_NETWORK_NOT_FOUND' })
    await expect(verify('0xab', failing(other))).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
  })
})
