import { keccak256 as reference, namehash as referenceHash } from 'ethers'
import { expect, test } from 'vitest'
import { namehash } from '../names/namehash'
import { keccak256 } from './keccak'

test('Inputs of every length around a block have the same hash as in a library.', () => {
  for (const length of [0, 1, 31, 32, 55, 135, 136, 137, 271, 272, 1_000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256)
    expect(keccak256(bytes)).toBe(reference(bytes))
  }
})

test('Names have the same node as in a library.', () => {
  for (const name of ['eth', 'junowick.eth', 'a.b.c.d']) expect(namehash(name)).toBe(referenceHash(name))
  expect(namehash('Junowick.ETH')).toBe(referenceHash('junowick.eth'))
})
