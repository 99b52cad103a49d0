// @vitest-environment node
import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../../programs'
import { testKey } from '../../testing/keys'
import { associatedAccount, programAddress } from './program-address'

test('programAddress returns the same addresses as web3.js, also where the first candidates are on the curve.', () => {
  const bumps = new Set<number>()
  for (let index = 0; index < 64; index += 1) {
    const seeds = [testKey('owner').publicKey, Uint8Array.of(index)]
    const [expected, bump] = PublicKey.findProgramAddressSync(seeds, new PublicKey(programs.token))
    expect(programAddress(seeds, programs.token)).toBe(expected.toBase58())
    bumps.add(bump)
  }
  expect(bumps.size).toBeGreaterThan(3)
})

test('associatedAccount derives the same address as web3.js from the owner, the token program and the mint.', () => {
  const [owner, mint] = [testKey('owner'), testKey('mint')]
  for (const program of [programs.token, programs.token2022]) {
    const seeds = [owner.publicKey, new PublicKey(program).toBytes(), mint.publicKey]
    const [expected] = PublicKey.findProgramAddressSync(seeds, new PublicKey(programs.associatedToken))
    expect(associatedAccount(owner.address, mint.address, program)).toBe(expected.toBase58())
  }
})

test('A text that is not a Solana address is rejected.', () => {
  const { address } = testKey('owner')
  for (const wrong of ['', '1'.repeat(33), `${address}0`]) {
    expect(() => programAddress([], wrong)).toThrow('Invalid Address')
    expect(() => associatedAccount(wrong, address, programs.token)).toThrow('Invalid Address')
    expect(() => associatedAccount(address, wrong, programs.token)).toThrow('Invalid Address')
  }
})
