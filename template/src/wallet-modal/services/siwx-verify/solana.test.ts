// @vitest-environment node
import { base58 } from '@scure/base'
import { afterAll, expect, test, vi } from 'vitest'
import { verifySolana } from './solana'
import { createSolanaSigner } from './testing/signers'

// Vitest may run several test files in one worker, and `vi.mock` does not replace a module that the worker has already loaded. So this file unloads all
// modules before its imports, and again at its end, because the next test file needs the real modules.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock(import('@scure/base'), async (load) => {
  const base = await load()
  return { ...base, base58: { ...base.base58, decode: vi.fn(base.base58.decode) } }
})

const message = 'app.example wants you to sign in'
const { address, chainId, sign } = createSolanaSigner('one')
const signature = sign(message)
const verify = (changes: { message?: string; signature?: string; address?: string }) =>
  verifySolana({ message, signature, chainId, address, ...changes })

test('Solana signatures of up to 88 base58 characters are valid, for addresses of up to 44 characters.', () => {
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

test('A Solana signature is refused for another text or another account, and when the signature or the address is malformed.', () => {
  expect(verify({})).toBe(true)
  expect(verify({ message: `${message}.` })).toBe(false)
  expect(verify({ address: createSolanaSigner('two').address })).toBe(false)
  for (const text of ['', '0OIl', signature.slice(0, -8), ` ${signature}`.slice(0, 88)])
    expect([verify({ signature: text }), verify({ address: text.slice(0, 44) })], text).toEqual([false, false])
})

test('A signature of zeros is refused for the address of zeros. By the loose rules of ZIP 215, such a signature is valid for every text.', () => {
  const [signature, address] = [base58.encode(new Uint8Array(64)), base58.encode(new Uint8Array(32))]
  expect(verify({ signature, address })).toBe(false)
})

test('A text that is too long for a Solana signature or address is refused before it is decoded, because decoding a long text takes long.', () => {
  vi.mocked(base58.decode).mockClear()
  expect([verify({ signature: '2'.repeat(89) }), verify({ address: '2'.repeat(45) })]).toEqual([false, false])
  expect(base58.decode).not.toHaveBeenCalled()
})
