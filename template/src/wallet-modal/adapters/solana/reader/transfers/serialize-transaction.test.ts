// @vitest-environment node
import { Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { fromBase58 } from '../../base58'
import { testKey } from '../../testing/keys'
import { readTransaction } from '../../wire'
import type { Instruction } from './serialize-transaction'
import { serializeTransaction } from './serialize-transaction'

const payer = testKey('payer').address
const blockhash = testKey('blockhash').publicKey
const account = (name: string, isSigner = false, isWritable = false) => ({
  address: testKey(name).address,
  isSigner,
  isWritable,
})

/** Decodes a serialized transaction with web3.js. */
function decoded(bytes: Uint8Array) {
  const { feePayer, recentBlockhash, instructions, signatures } = Transaction.from(bytes)
  return {
    payer: feePayer?.toBase58(),
    blockhash: recentBlockhash,
    signatures: signatures.map(({ publicKey, signature }) => [publicKey.toBase58(), signature]),
    instructions: instructions.map(({ programId, keys, data }) => ({
      program: programId.toBase58(),
      accounts: keys.map(({ pubkey, ...rights }) => ({ address: pubkey.toBase58(), ...rights })),
      data: Uint8Array.from(data),
    })),
  }
}

test('web3.js decodes every instruction of a serialized transaction, with the accounts, their rights and the data.', () => {
  const instructions: Instruction[] = [
    {
      program: testKey('program one').address,
      accounts: [
        account('reader'),
        account('written', false, true),
        account('signer', true),
        { ...account('payer', true, true) },
      ],
      data: Uint8Array.of(1, 2, 3),
    },
    { program: testKey('program two').address, accounts: [], data: new Uint8Array() },
    {
      program: testKey('program one').address,
      accounts: [account('both', true, true)],
      data: new Uint8Array(200).fill(7),
    },
  ]
  const read = decoded(serializeTransaction(payer, blockhash, instructions))
  expect(read.payer).toBe(payer)
  expect(fromBase58(read.blockhash ?? '')).toEqual(Uint8Array.from(blockhash))
  expect(read.instructions).toEqual(instructions)
  // web3.js decodes a signature of zeros as null.
  expect(read.signatures).toEqual([
    [payer, null],
    [testKey('both').address, null],
    [testKey('signer').address, null],
  ])
})

test('An account that several instructions use is listed once, with all rights that the instructions need.', () => {
  const program = testKey('program').address
  const data = Uint8Array.of(1)
  const bytes = serializeTransaction(payer, blockhash, [
    { program, accounts: [account('shared'), account('payer')], data },
    { program, accounts: [account('shared', true)], data },
    { program, accounts: [account('shared', false, true), { ...account('program') }], data },
  ])
  expect(readTransaction(bytes).accounts).toEqual([
    account('payer', true, true),
    account('shared', true, true),
    account('program'),
  ])
})

test('The length of a list with more than 127 entries is encoded in two bytes.', () => {
  const accounts = Array.from({ length: 200 }, () => account('often'))
  const bytes = serializeTransaction(payer, blockhash, [
    { program: testKey('program').address, accounts, data: new Uint8Array(130) },
  ])
  const [instruction] = decoded(bytes).instructions
  expect([instruction?.accounts.length, instruction?.data.length]).toEqual([200, 130])
})

test('A transaction of 1,232 bytes is serialized, and a longer transaction is rejected.', () => {
  const program = testKey('program').address
  const withData = (length: number) =>
    serializeTransaction(payer, blockhash, [{ program, accounts: [], data: new Uint8Array(length) }])
  const least = withData(200).length - 200
  expect(withData(1232 - least)).toHaveLength(1232)
  expect(() => withData(1233 - least)).toThrow(new RangeError('A transaction of 1233 bytes is too long for Solana.'))
})

test('A text that is not a Solana address is rejected.', () => {
  const wrong = { address: 'nobody', isSigner: false, isWritable: false }
  const program = testKey('program').address
  expect(() => serializeTransaction('nobody', blockhash, [])).toThrow('Invalid Address')
  expect(() => serializeTransaction(payer, blockhash, [{ program, accounts: [wrong], data: blockhash }])).toThrow(
    'Invalid Address',
  )
})
