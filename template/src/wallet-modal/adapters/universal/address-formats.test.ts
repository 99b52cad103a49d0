// @vitest-environment node
import { expect, test } from 'vitest'
import type { ChainNamespace } from '../../domain/networks/caip'
import { isAddressOf } from './address-formats'

/** Published addresses: from BIP-173 and BIP-350, and Substrate's account "Alice" on several networks. The last three addresses of Alice have a prefix of two bytes. */
const valid: Readonly<Record<ChainNamespace, readonly string[]>> = {
  eip155: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  solana: ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', '11111111111111111111111111111111'],
  polkadot: [
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    '7NPoMQbiA6trJKkjB35uk96MeJD4PGWkLQLH7k7hXEkZpiba',
    'cEaNSpz4PxFcZ7nT1VEKrKewH67rfx6MfcM6yKojyyPz7qaqp',
    'VByeGLMtP8r8BYQpNX1sb2VtAW8GYCbtFAeXJwsA2ur3MNRdq',
    'bXmPf7DcVmFuHEmzH3UX8t6AUkfNQW8pnTeXGhFhqbfngjAak',
  ],
  bip122: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    // An older address with the letters of a segwit prefix in the middle.
    '111112wK34W9BC1YtSxQBBVTnfjjrfrj7',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    'bc1sw50qgdz25j',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  ],
  cosmos: [
    'cosmos1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnrk363e',
    'osmo1pyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysk2ce0w',
  ],
}

const invalid: Readonly<Record<ChainNamespace, readonly string[]>> = {
  eip155: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb9226'],
  solana: ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaK0', '1111111111111111111111111111111', ''],
  polkadot: [
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp4',
    // Only the first byte of the checksum is wrong.
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutL8',
    // The checksum is valid, but the key has 33 bytes, the key has 31 bytes, or the second byte of the prefix is missing.
    'Ks1TRTfTB2v19pD9G5yJ7QCuf8PT8EDE6ZPrHGo9DGneUGiBX',
    'xLvmBdQCqdBeBLrYigoiTZWjzgYDamU37PVFdhGg7BNrKG',
    '7UBTcQ97YPmaTPAC5Zxw83MnHnMMST9GXLtQjRkzz6M47FE1',
    '0x1234',
    '',
  ],
  bip122: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    // Version 0 with the checksum of later versions, and a later version with the checksum of version 0.
    'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
    'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
    // Only one case at a time.
    'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq',
    'bc1gmk9yu',
    // Version 17, programs of 1 byte and of 41 bytes, and version 0 with 16 bytes (BIP-350).
    'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
    'bc1pw5dgrnzv',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
    'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
    // The prefix of a segwit address ends at the last `1`, so this prefix is `bc1p`.
    'bc1p1pqurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qursnpkyct',
    // A private key, which has the checksum of an address.
    'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617',
  ],
  cosmos: ['cosmos1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnrk363f', 'cosmos1qqqq'],
}

test.each(Object.entries(valid))('%s: addresses with a right checksum', (namespace, addresses) => {
  for (const address of addresses) expect(isAddressOf(namespace as ChainNamespace, address), address).toBe(true)
})

test.each(Object.entries(invalid))('%s: one letter wrong, too short, or of another kind', (namespace, addresses) => {
  for (const address of addresses) expect(isAddressOf(namespace as ChainNamespace, address), address).toBe(false)
})

test('no address is one of another namespace', () => {
  for (const [namespace, addresses] of Object.entries(valid))
    for (const other of Object.keys(valid) as ChainNamespace[])
      for (const address of addresses) if (other !== namespace) expect(isAddressOf(other, address), address).toBe(false)
})
