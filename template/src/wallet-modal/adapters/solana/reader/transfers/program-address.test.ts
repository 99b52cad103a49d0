// @vitest-environment node
import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../../programs'
import { testKey } from '../../testing/keys'
import { associatedAccount, programAddress } from './program-address'

test('A program derives the same addresses as with web3.js, also where the first candidates are on the curve.', () => {
  const bumps = new Set<number>()
  for (let index = 0; index < 64; index += 1) {
    const seeds = [testKey('owner').publicKey, Uint8Array.of(index)]
    const [expected, bump] = PublicKey.findProgramAddressSync(seeds, new PublicKey(programs.token))
    expect(programAddress(seeds, programs.token)).toBe(expected.toBase58())
    bumps.add(bump)
  }
  expect(bumps.size).toBeGreaterThan(3)
})

test('The associated token account is derived from the owner, the token program and the mint.', () => {
  const [owner, mint] = [testKey('owner'), testKey('mint')]
  for (const program of [programs.token, programs.token2022]) {
    const seeds = [owner.publicKey, new PublicKey(program).toBytes(), mint.publicKey]
    const [expected] = PublicKey.findProgramAddressSync(seeds, new PublicKey(programs.associatedToken))
    expect(associatedAccount(owner.address, mint.address, program)).toBe(expected.toBase58())
  }
})

test('A text that is no address is refused.', () => {
  const { address } = testKey('owner')
  for (const wrong of ['', '1'.repeat(33), `${address}0`]) {
    expect(() => programAddress([], wrong)).toThrow('Invalid Address')
    expect(() => associatedAccount(wrong, address, programs.token)).toThrow('Invalid Address')
    expect(() => associatedAccount(address, wrong, programs.token)).toThrow('Invalid Address')
  }
})
