// @vitest-environment node
import type { AccountMeta } from '@solana/web3.js'
import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { toBase58 } from './base58'
import { readTransaction, signatureLength, withBlockhash, withSignature } from './wire'

const keyOf = (index: number) => Keypair.fromSeed(new Uint8Array(32).fill(index)).publicKey
const [payer, signer, watched, target, source, program] = [1, 2, 3, 4, 5, 6].map(keyOf) as [
  PublicKey,
  PublicKey,
  PublicKey,
  PublicKey,
  PublicKey,
  PublicKey,
]
const recentBlockhash = new PublicKey(new Uint8Array(32).fill(9)).toBase58()

const meta = (pubkey: PublicKey, isSigner: boolean, isWritable: boolean): AccountMeta => ({
  pubkey,
  isSigner,
  isWritable,
})
/** An account of each kind. */
const metas = [
  meta(payer, true, true),
  meta(signer, true, true),
  meta(watched, true, false),
  meta(target, false, true),
  meta(source, false, false),
]
const data = Buffer.from(Array.from({ length: 200 }, (_, index) => index))
const instruction = new TransactionInstruction({ programId: program, keys: metas, data })
const legacy = Uint8Array.from(
  new Transaction({ feePayer: payer, recentBlockhash }).add(instruction).serialize({ requireAllSignatures: false }),
)
const message = new TransactionMessage({ payerKey: payer, recentBlockhash, instructions: [instruction] })
const versioned = new VersionedTransaction(message.compileToV0Message()).serialize()
const shown = metas.map(({ pubkey, ...rights }) => ({ address: pubkey.toBase58(), ...rights }))
const cut = { code: 'WALLET_FAILED', details: 'not a Solana transaction: it ends too early' }

test.each([
  ['legacy', legacy, true],
  ['version 0', versioned, false],
])('A transaction (%s) is read with the rights of each account, as web3.js has written it.', (_, bytes, isLegacy) => {
  const read = readTransaction(bytes)
  expect(read).toMatchObject({ isLegacy, blockhash: recentBlockhash })
  expect(read.instructions).toEqual([{ program: program.toBase58(), accounts: shown, data: Uint8Array.from(data) }])
  expect(read.accounts[0]).toEqual(shown[0])
  expect(read.accounts).toHaveLength(6)
  expect(read.signatures).toEqual([1, 2, 3].map(() => new Uint8Array(signatureLength)))
  expect(read.message).toEqual(bytes.slice(1 + 3 * signatureLength))
})

test('Accounts from a lookup table are left out, because the transaction does not contain their addresses.', () => {
  const table = new AddressLookupTableAccount({
    key: keyOf(7),
    state: {
      deactivationSlot: BigInt(2) ** BigInt(64) - BigInt(1),
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: [target],
    },
  })
  const read = readTransaction(new VersionedTransaction(message.compileToV0Message([table])).serialize())
  expect(read.accounts.map(({ address }) => address)).not.toContain(target.toBase58())
  expect(read.instructions[0]?.accounts).toEqual(shown.filter(({ address }) => address !== target.toBase58()))
})

test.each([
  ['legacy', legacy],
  ['version 0', versioned],
])('A transaction (%s) that ends too early is refused at whatever byte it ends.', (_, bytes) => {
  // The last byte of version 0 is the number of its lookup tables, which is not read.
  const end = bytes === versioned ? bytes.length - 1 : bytes.length
  for (let length = 0; length < end; length += 1)
    expect(() => readTransaction(bytes.slice(0, length)), String(length)).toThrow(expect.objectContaining(cut))
})

const start = 1 + 3 * signatureLength
const changed = (bytes: Uint8Array, place: number, value: number) => {
  const copy = bytes.slice()
  copy[place] = value
  return copy
}

test.each([
  ['a version after 0', changed(versioned, start, 0x81), 'its version is not known'],
  ['no signer', Uint8Array.of(0, 0, ...legacy.slice(start + 1)), 'its signers are not among its keys'],
  ['more signers than signatures', changed(legacy, start, 4), 'its signers are not among its keys'],
  ['fewer signers than signatures', changed(legacy, start, 2), 'its signers are not among its keys'],
  ['more signers than keys', changed(legacy, start + 3, 2), 'its signers are not among its keys'],
  ['a length of three bytes that exceeds its end', Uint8Array.of(0x80, 0x80, 1), 'it ends too early'],
  ['a length of more than three bytes', Uint8Array.of(0xff, 0xff, 0xff, 1), 'a length is too long'],
])('A transaction with %s is refused.', (_, bytes, reason) => {
  const error = { code: 'WALLET_FAILED', details: `not a Solana transaction: ${reason}` }
  for (const use of [
    () => readTransaction(bytes),
    () => withBlockhash(bytes, new Uint8Array(32)),
    () => withSignature(bytes, payer.toBase58(), new Uint8Array(signatureLength)),
  ])
    expect(use).toThrow(expect.objectContaining(error))
})

test.each([
  ['legacy', legacy],
  ['version 0', versioned],
])('A new blockhash replaces the old blockhash of a transaction (%s), and nothing else.', (_, bytes) => {
  const before = bytes.slice()
  const renewed = readTransaction(withBlockhash(bytes, new Uint8Array(32).fill(8)))
  const old = readTransaction(bytes)
  expect(renewed).toMatchObject({ accounts: old.accounts, instructions: old.instructions })
  expect(renewed.blockhash).toBe(toBase58(new Uint8Array(32).fill(8)))
  expect(bytes).toEqual(before)
})

test('A transaction is read even if all its keys are signers, or if the program of an instruction is not among its keys.', () => {
  const keyed = [1, ...payer.toBytes(), ...new Uint8Array(32)]
  const bytes = Uint8Array.of(1, ...new Uint8Array(signatureLength), 1, 0, 0, ...keyed, 1, 9, 1, 0, 0)
  const [account] = readTransaction(bytes).accounts
  expect(account).toEqual(shown[0])
  expect(readTransaction(bytes).instructions).toEqual([{ program: '', accounts: [account], data: new Uint8Array() }])
})

test('`withSignature` sets the signature of one signer. The other signatures and the message stay unchanged.', () => {
  const before = legacy.slice()
  const signature = new Uint8Array(signatureLength).fill(7)
  const signed = readTransaction(withSignature(legacy, signer.toBase58(), signature))
  const places = signed.accounts.slice(0, 3).map(({ address }) => address === signer.toBase58())
  expect(signed.signatures).toEqual(places.map((isPlace) => (isPlace ? signature : new Uint8Array(signatureLength))))
  expect(signed.message).toEqual(readTransaction(legacy).message)
  expect(legacy).toEqual(before)
})

test.each([
  ['of an account that does not sign', target, signatureLength],
  ['of an account that the transaction does not have', keyOf(8), signatureLength],
  ['that is too short', payer, signatureLength - 1],
  ['that is too long', payer, signatureLength + 1],
])('A signature %s does not fit.', (_, account, length) => {
  expect(() => withSignature(legacy, account.toBase58(), new Uint8Array(length))).toThrow(
    expect.objectContaining({
      code: 'WALLET_FAILED',
      details: 'not a Solana transaction: the signature does not fit',
    }),
  )
})
