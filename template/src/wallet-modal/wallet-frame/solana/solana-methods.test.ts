// @vitest-environment node
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { concatBytes, utf8 } from '../bytes'
import { createRandom } from '../testing/fake-parent'
import { createFakeWallet, solanaId, textsOf } from '../testing/fake-wallet'
import { readSolanaMessage } from './read-message'

const blockhash = 'EETubP5AKHgjPAhzPAFcb8BAY1hMH639CWCFTqi3hq1k'
const other = Keypair.fromSeed(new Uint8Array(32).fill(9)).publicKey
const mint = new PublicKey('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const tokenProgram = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')

async function open() {
  const wallet = await createFakeWallet()
  await wallet.logIn()
  const { address } = (await wallet.request('GET_USER', { chainId: solanaId })) as { address: string }
  const account = new PublicKey(address)
  const lastAsked = () => {
    const approval = wallet.asked.at(-1)
    return approval ? textsOf(approval) : ''
  }
  const versioned = (instructions: TransactionInstruction[], payerKey = account) =>
    new VersionedTransaction(
      new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions }).compileToV0Message(),
    )
  return { ...wallet, address, account, lastAsked, versioned }
}

const send = (from: PublicKey, lamports = 1_500_000_000) =>
  SystemProgram.transfer({ fromPubkey: from, toPubkey: other, lamports })

/** An instruction of the token program: a kind, an amount, and the decimals of the checked kinds. */
function tokenInstruction(kind: number, amount: bigint, keys: PublicKey[], decimals?: number) {
  const data = Buffer.alloc(decimals === undefined ? 9 : 10)
  data.writeUInt8(kind)
  data.writeBigUInt64LE(amount, 1)
  if (decimals !== undefined) data.writeUInt8(decimals, 9)
  const accounts = keys.map((pubkey) => ({ pubkey, isSigner: false, isWritable: true }))
  return new TransactionInstruction({ programId: tokenProgram, keys: accounts, data })
}

test('A message is signed as it was shown, and a transaction is not signed as a message.', async () => {
  const { rpc, address, account, asked, versioned } = await open()
  const message = utf8('Hello')
  const { signature } = (await rpc('solana_signMessage', { message: base58.encode(message), pubkey: address })) as {
    signature: string
  }
  expect(ed25519.verify(base58.decode(signature), message, account.toBytes())).toBe(true)
  expect(asked.at(-1)).toMatchObject({ message: 'Hello', account: address, network: 'Solana' })
  const disguised = versioned([send(account)]).message.serialize()
  const ask = (bytes: Uint8Array, pubkey = address) =>
    rpc('solana_signMessage', { message: base58.encode(bytes), pubkey })
  await expect(ask(disguised)).rejects.toThrow('may be a transaction')
  await expect(ask(message, other.toBase58())).rejects.toThrow('for another account')
  const foreign = utf8(`bank.example wants you to sign in with your Solana account:\n${address}`)
  await expect(ask(foreign)).rejects.toThrow('not written as EIP-4361 says')
  expect(asked).toHaveLength(1)
})

test('A transfer is shown in words and signed exactly, in both forms of transactions.', async () => {
  const { rpc, account, address, lastAsked, versioned } = await open()
  const legacy = new Transaction({ feePayer: account, recentBlockhash: blockhash }).add(send(account))
  const both = [
    new Uint8Array(legacy.serialize({ requireAllSignatures: false, verifySignatures: false })),
    versioned([send(account)]).serialize(),
  ]
  for (const bytes of both) {
    const { transaction } = (await rpc('solana_signTransaction', { transaction: base58.encode(bytes) })) as {
      transaction: string
    }
    const signed = VersionedTransaction.deserialize(base58.decode(transaction))
    const message = signed.message.serialize()
    expect(message).toEqual(VersionedTransaction.deserialize(bytes).message.serialize())
    expect(ed25519.verify(signed.signatures[0] ?? message, message, account.toBytes())).toBe(true)
    expect(lastAsked()).toContain(`Send SOL: \nAmount: 1.5 SOL\nFrom: ${address}\nTo: ${other.toBase58()}`)
    expect(lastAsked()).toContain('Fee at most: 0.000005 SOL')
  }
})

test('Tokens, permissions and fees are shown in words, and unknown programs are warned of.', async () => {
  const { rpc, account, lastAsked, versioned } = await open()
  const ask = (...instructions: TransactionInstruction[]) =>
    rpc('solana_signTransaction', { transaction: base58.encode(versioned(instructions).serialize()) })
  await ask(
    ComputeBudgetProgram.setComputeUnitLimit({ units: 100_000 }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 50_000 }),
    tokenInstruction(12, BigInt(2_500_000), [other, mint, other, account], 6),
  )
  expect(lastAsked()).toContain(`Send tokens: \nAmount: 2.5 tokens\nToken: ${mint.toBase58()}`)
  expect(lastAsked()).toContain('Fee at most: 0.00001 SOL')
  await ask(tokenInstruction(4, BigInt(2) ** BigInt(64) - BigInt(1), [other, mint, account]))
  expect(lastAsked()).toContain('At most: Unlimited')
  expect(lastAsked()).toContain('The amount is unlimited')
  await ask(tokenInstruction(3, BigInt(7), [other, mint, account]))
  expect(lastAsked()).toContain('7 of the smallest unit')
  const unknown = [
    new TransactionInstruction({ programId: other, keys: [], data: Buffer.from([1, 2]) }),
    tokenInstruction(6, BigInt(1), [other, mint]),
    new TransactionInstruction({ ...send(account), data: Buffer.concat([send(account).data, Buffer.from([0])]) }),
  ]
  for (const instruction of unknown) {
    await ask(instruction)
    expect(lastAsked()).toContain('does not know what a part of this transaction does')
    expect(lastAsked()).toContain(`Program: ${instruction.programId.toBase58()}`)
  }
})

test('A transaction that this account does not sign is refused, and so is one that is not written exactly.', async () => {
  const { rpc, account, asked, versioned } = await open()
  const ask = (bytes: Uint8Array) => rpc('solana_signTransaction', { transaction: base58.encode(bytes) })
  await expect(ask(versioned([send(other)], other).serialize())).rejects.toThrow('for another account')
  const good = versioned([send(account)]).serialize()
  const bad = [
    good.slice(1),
    concatBytes(good, new Uint8Array(1)),
    concatBytes(Uint8Array.of(0), good.slice(65)),
    concatBytes(Uint8Array.of(2), new Uint8Array(64), good.slice(1)),
    concatBytes(good.slice(0, 65), Uint8Array.of(0x81), good.slice(66)),
    new Uint8Array(0),
  ]
  for (const bytes of bad) await expect(ask(bytes)).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
})

test('Another signer’s signature stays, and addresses from a table are warned of.', async () => {
  const { rpc, account, lastAsked } = await open()
  const partner = Keypair.fromSeed(new Uint8Array(32).fill(3))
  const table = new AddressLookupTableAccount({
    key: mint,
    state: {
      deactivationSlot: BigInt(2) ** BigInt(64) - BigInt(1),
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: [other],
    },
  })
  const instructions = [send(account), send(partner.publicKey)]
  const message = new TransactionMessage({ payerKey: partner.publicKey, recentBlockhash: blockhash, instructions })
  const transaction = new VersionedTransaction(message.compileToV0Message([table]))
  transaction.sign([partner])
  const answer = await rpc('solana_signTransaction', { transaction: base58.encode(transaction.serialize()) })
  const signed = VersionedTransaction.deserialize(base58.decode((answer as { transaction: string }).transaction))
  const [first, second] = signed.signatures as [Uint8Array, Uint8Array]
  expect(first).toEqual(transaction.signatures[0])
  expect(ed25519.verify(second, signed.message.serialize(), account.toBytes())).toBe(true)
  expect(lastAsked()).toContain('addresses from a table')
  expect(lastAsked()).toContain(`Fee paid by: ${partner.publicKey.toBase58()}`)
})

test('Several transactions are shown on one screen, and one is sent by the network’s endpoint.', async () => {
  const { rpc, account, chain, asked, versioned, visitor } = await open()
  const texts = [1, 2].map((lamports) => base58.encode(versioned([send(account, lamports)]).serialize()))
  const { transactions } = (await rpc('solana_signAllTransactions', { transactions: texts })) as {
    transactions: string[]
  }
  expect(transactions).toHaveLength(2)
  expect(asked.at(-1)).toMatchObject({ title: 'Sign 2 transactions' })
  const options = { skipPreflight: true }
  const sent = await rpc('solana_signAndSendTransaction', { transaction: texts[0], options })
  const raw = VersionedTransaction.deserialize(base64.decode(chain.sent[0] ?? ''))
  expect(sent).toEqual({ signature: base58.encode(raw.signatures[0] ?? new Uint8Array(0)) })
  visitor.decides = () => false
  await expect(rpc('solana_signAndSendTransaction', { transaction: texts[0] })).rejects.toMatchObject({ code: 4001 })
  expect(chain.sent).toHaveLength(1)
})

test('Random messages are read as another library writes them, and changed ones never throw anything else.', () => {
  const random = createRandom(3)
  const whole = (most: number) => Math.floor(random() * most)
  const keys = Array.from({ length: 12 }, (_, index) => Keypair.fromSeed(new Uint8Array(32).fill(index + 20)).publicKey)
  const pick = () => keys[whole(keys.length)] ?? other
  let read = 0
  const cases = Number(process.env['WALLET_FRAME_MESSAGES'] ?? 300)
  for (let count = 0; count < cases; count += 1) {
    const instructions = Array.from({ length: 1 + whole(4) }, () => {
      const accounts = Array.from({ length: whole(6) }, () => ({
        pubkey: pick(),
        isSigner: random() < 0.3,
        isWritable: random() < 0.5,
      }))
      return new TransactionInstruction({
        programId: other,
        keys: accounts,
        data: Buffer.alloc(whole(200), whole(256)),
      })
    })
    const builder = new TransactionMessage({ payerKey: pick(), recentBlockhash: blockhash, instructions })
    const message = random() < 0.5 ? builder.compileToV0Message() : builder.compileToLegacyMessage()
    const bytes = concatBytes(message.serialize())
    expect(readSolanaMessage(bytes)).toEqual({
      signers: message.header.numRequiredSignatures,
      keys: message.staticAccountKeys.map((key) => key.toBase58()),
      instructions: message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
        program: programIdIndex,
        accounts: [...accountKeyIndexes],
        data: Uint8Array.from(data),
      })),
      hasTables: false,
    })
    const changed = bytes.slice(0, random() < 0.5 ? bytes.length : whole(bytes.length))
    changed[whole(changed.length)] = whole(256)
    try {
      readSolanaMessage(changed)
      read += 1
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError)
    }
  }
  expect(read).toBeGreaterThan(0)
})
