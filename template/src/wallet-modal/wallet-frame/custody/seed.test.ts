// @vitest-environment node
import { ed25519 } from '@noble/curves/ed25519.js'
import { Keypair } from '@solana/web3.js'
import { HDNodeWallet, Mnemonic, Signature, recoverAddress } from 'ethers'
import { expect, test } from 'vitest'
import { toHexText, utf8 } from '../bytes'
import { createSeed, createSigner, seedToWords, wordsToSeed } from './seed'
import { deriveEd25519Key } from './slip10'

const junk = 'test test test test test test test test test test test junk'
const abandon = `${'abandon '.repeat(11)}about`

test('Words and seeds are those of BIP-39.', () => {
  expect(seedToWords(new Uint8Array(16))).toBe(abandon)
  expect(seedToWords(new Uint8Array(16).fill(0x7f))).toBe(
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
  )
  expect(wordsToSeed(junk)).toEqual(wordsToSeed(junk))
  expect(seedToWords(wordsToSeed(junk))).toBe(junk)
  expect(() => wordsToSeed(junk.replace('junk', 'test'))).toThrow(/checksum/)
})

test('The accounts of well-known words have the well-known addresses.', async () => {
  const known = [
    {
      words: junk,
      eoa: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      smartAccount: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      contractAccount: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    },
    {
      words: abandon,
      eoa: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
      smartAccount: '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0',
      contractAccount: '0xb6716976A3ebe8D39aCEB04372f22Ff8e6802D7A',
    },
  ] as const
  for (const { words, ...addresses } of known) {
    const signer = await createSigner(crypto, wordsToSeed(words))
    expect(signer.evmAddresses).toEqual(addresses)
  }
  const { solanaAddress } = await createSigner(crypto, wordsToSeed(abandon))
  expect(await solanaAddress()).toBe('HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk')
})

test('Keys of ed25519 are derived as SLIP-0010 publishes.', async () => {
  const seed = Uint8Array.from(Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex'))
  const vectors = [
    ['m', '2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7'],
    ["m/0'", '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3'],
    ["m/0'/1'/2'/2'/1000000000'", '8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793'],
  ] as const
  for (const [path, key] of vectors) {
    expect(toHexText(await deriveEd25519Key(crypto, seed, path))).toBe(key)
  }
  await expect(deriveEd25519Key(crypto, seed, 'm/0')).rejects.toThrow('Not a hardened path')
})

test('Other libraries derive the same accounts from random words, and accept the signatures.', async () => {
  for (let count = 0; count < 20; count += 1) {
    const seed = createSeed(crypto)
    const signer = await createSigner(crypto, seed)
    const mnemonic = Mnemonic.fromPhrase(seedToWords(seed))
    expect(HDNodeWallet.fromMnemonic(mnemonic, "m/44'/60'/0'/0/0").address).toBe(signer.evmAddresses.eoa)
    expect(HDNodeWallet.fromMnemonic(mnemonic, "m/44'/60'/0'/0/1").address).toBe(signer.evmAddresses.smartAccount)
    const binary = Uint8Array.from(Buffer.from(mnemonic.computeSeed().slice(2), 'hex'))
    const pair = Keypair.fromSeed(await deriveEd25519Key(crypto, binary, "m/44'/501'/0'/0'"))
    expect(pair.publicKey.toBase58()).toBe(await signer.solanaAddress())
    const digest = crypto.getRandomValues(new Uint8Array(32))
    const signature = Signature.from(`0x${toHexText(await signer.signDigest('eoa', digest))}`)
    expect(recoverAddress(digest, signature)).toBe(signer.evmAddresses.eoa)
    const message = utf8('message')
    expect(ed25519.verify(await signer.signSolana(message), message, pair.publicKey.toBytes())).toBe(true)
  }
})

test('A wiped signer signs nothing.', async () => {
  const signer = await createSigner(crypto, createSeed(crypto))
  signer.wipe()
  await expect(signer.signDigest('eoa', new Uint8Array(32))).rejects.toThrow('Nobody is logged in')
  await expect(signer.signSolana(new Uint8Array(1))).rejects.toThrow('Nobody is logged in')
})
