// @vitest-environment node
import { PublicKey } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import type { ChainReader, TransferRequest } from '../../../chain-reader'
import { fromBase64, toBase64 } from '../../base64'
import { isTokenProgram, programs } from '../../programs'
import { createSolanaTest, solanaNetwork, devnet } from '../../testing/create-solana-test'
import { testKey } from '../../testing/keys'
import { readTransaction } from '../../wire'
import { isOnCurve } from '../on-curve'
import { associatedAccount } from './program-address'
import { reasonFor } from '../../../../testing/chains/marked-refusals'
import { transfersOf } from '../../../../testing/chains/reader-members'

const mint = testKey('mint').address
const newerMint = testKey('newer mint').address
const stranger = testKey('stranger').address
const { signal } = new AbortController()

/** An account with 30 of one token in two token accounts and 5 of another token, and a function that sends its transfers. */
async function createTransferTest() {
  const facts = await createSolanaTest()
  const { svm, keys, adapter, connect } = facts
  const [{ address: owner }] = keys
  svm.addMint(mint, 6)
  svm.addMint(newerMint, 9, programs.token2022)
  svm.addTokenAccount(testKey('place one').address, { owner, mint, amount: BigInt(20_000_000) })
  svm.addTokenAccount(testKey('place two').address, { owner, mint, amount: BigInt(10_000_000) })
  svm.addTokenAccount(testKey('place three').address, { owner, mint: newerMint, amount: BigInt(5_000_000_000) })
  const network = solanaNetwork(devnet, svm.url)
  const loaded = await adapter.loadReader?.()
  if (!loaded) return expect.unreachable()
  const reader: ChainReader = loaded
  const prepare = (parts: Partial<TransferRequest>) =>
    transfersOf(reader).prepareTransfer({
      request: { from: owner, to: stranger, amount: BigInt(1), ...parts },
      network,
      signal,
    })
  const fee = async (parts: Partial<TransferRequest>) =>
    transfersOf(reader).estimateFee({ transaction: await prepare(parts), network, signal })
  const send = async (parts: Partial<TransferRequest>) => {
    const transaction = await prepare(parts)
    const hash = await adapter.sendTransaction(await connect(), { ...transaction, network })
    return transfersOf(reader).getTransactionState({ hash, network, signal })
  }
  return { ...facts, owner, network, reader, prepare, fee, send }
}

test("[C4-20] on Solana, exactly the amount of native currency goes to the receiver's address", async () => {
  const { svm, owner, fee, send } = await createTransferTest()
  const before = svm.balance(owner)
  const { fee: cost, maxFee, gas } = await fee({ amount: BigInt(1_234_567_890) })
  // 5,000 lamports for the signature, and the lowest price for 20,000 compute units.
  expect([cost, maxFee, gas]).toEqual([BigInt(5_020), BigInt(5_020), BigInt(20_000)])
  expect(await send({ amount: BigInt(1_234_567_890) })).toBe('success')
  expect(svm.balance(stranger)).toBe(BigInt(1_234_567_890))
  expect(svm.balance(owner)).toBe(before - BigInt(1_234_567_890) - cost)
})

test('the whole balance can be sent, less exactly the fee', async () => {
  const { svm, owner, fee, send } = await createTransferTest()
  const { maxFee } = await fee({ to: owner, amount: BigInt(0) })
  expect(await send({ amount: svm.balance(owner) - maxFee })).toBe('success')
  expect(svm.balance(owner)).toBe(BigInt(0))
})

test("[C4-20] a token goes to the receiver, and the sender pays for the receiver's new token account", async () => {
  const { svm, owner, fee, send } = await createTransferTest()
  const before = svm.balance(owner)
  const { fee: cost } = await fee({ token: mint, amount: BigInt(2_000_001) })
  expect(cost).toBe(BigInt(2_039_280) + BigInt(5_100))
  expect(await send({ token: mint, amount: BigInt(2_000_001) })).toBe('success')
  expect(svm.tokens(stranger, mint)).toBe(BigInt(2_000_001))
  expect(svm.tokens(owner, mint)).toBe(BigInt(27_999_999))
  expect(svm.balance(owner)).toBe(before - cost)
  // When the token account is open, no rent is due.
  expect((await fee({ token: mint, amount: BigInt(2_000_001) })).fee).toBe(BigInt(5_100))
  svm.height += 1
  expect(await send({ token: mint, amount: BigInt(1) })).toBe('success')
  expect(svm.tokens(stranger, mint)).toBe(BigInt(2_000_002))
})

test('the whole balance of a token in several token accounts can be sent', async () => {
  const { svm, owner, send } = await createTransferTest()
  expect(await send({ token: mint, amount: BigInt(30_000_000) })).toBe('success')
  expect([svm.tokens(stranger, mint), svm.tokens(owner, mint)]).toEqual([BigInt(30_000_000), BigInt(0)])
})

test('a token of Token-2022 is sent by that program', async () => {
  const { svm, owner, fee, send } = await createTransferTest()
  const before = svm.balance(owner)
  const { fee: cost } = await fee({ token: newerMint, amount: BigInt(1) })
  expect(await send({ token: newerMint, amount: BigInt(1_500_000_000) })).toBe('success')
  expect(svm.tokens(stranger, newerMint)).toBe(BigInt(1_500_000_000))
  expect(svm.balance(owner)).toBe(before - cost)
})

test('a token moves with the decimals of its mint; an amount that was scaled with other decimals is refused', async () => {
  const { svm, owner, prepare, send } = await createTransferTest()
  for (const [token, decimals] of [
    [mint, 6],
    [newerMint, 9],
  ] as const) {
    for (const listed of [0, decimals - 1, decimals + 1])
      await expect(prepare({ token, decimals: listed })).rejects.toMatchObject({
        code: 'DECIMALS_DIFFER',
        details: `the list says ${listed}, the network ${decimals}`,
      })
    // The decimals in an endpoint's answer about holdings are ignored. The wallet gets the decimals that the amount was scaled with.
    const holdings = svm.svm.getProgramAccounts(token === mint ? programs.token : programs.token2022)
    svm.answer('getTokenAccountsByOwner', () => ({
      value: holdings
        .filter(({ data }) => data.length === 165)
        .map(({ address, data, programAddress }) => ({
          pubkey: address,
          account: {
            owner: programAddress,
            data: {
              parsed: {
                info: {
                  mint: token,
                  tokenAmount: {
                    amount: String(new DataView(data.buffer, data.byteOffset).getBigUint64(64, true)),
                    decimals: 2,
                  },
                },
              },
            },
          },
        })),
    }))
    const { data } = await prepare({ token, decimals, amount: BigInt(7) })
    const moved = readTransaction(fromBase64(data)).instructions.find(({ program }) => isTokenProgram(program))?.data
    expect([...(moved ?? [])]).toEqual([12, 7, 0, 0, 0, 0, 0, 0, 0, decimals])
    svm.height += 1
    expect(await send({ token, decimals, amount: BigInt(7) })).toBe('success')
    expect([svm.tokens(stranger, token), svm.tokens(owner, token) > BigInt(0)]).toEqual([BigInt(7), true])
  }
})

test.each([
  ['nothing', undefined],
  ['no bytes', { owner: programs.token, data: ['', 'base64'] }],
  ['bytes that are none', { owner: programs.token, data: ['*', 'base64'] }],
  ['a mint that is not set up', { owner: programs.token, data: [toBase64(new Uint8Array(82)), 'base64'] }],
])('A network that answers %s about a token stops the transfer.', async (_, value) => {
  const { svm, prepare } = await createTransferTest()
  svm.answer('getAccountInfo', ([address]) => ({ value: address === mint ? value : null }))
  await expect(prepare({ token: mint, decimals: 6 })).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

describe('a token with a transfer fee', () => {
  const charging = testKey('charging mint').address
  /** Until epoch 5 the fee is one percent, at most 0.5 of the token; then two percent, with a limit that no amount reaches. */
  const fees = [
    { epoch: BigInt(0), most: BigInt(500_000), rate: 100 },
    { epoch: BigInt(5), most: BigInt(10) ** BigInt(12), rate: 200 },
  ]

  async function createChargingTest() {
    const facts = await createTransferTest()
    const { svm, owner } = facts
    svm.addMint(charging, 6, programs.token2022, fees)
    svm.addTokenAccount(testKey('place four').address, { owner, mint: charging, amount: BigInt(100_000_000) })
    svm.addTokenAccount(testKey('place five').address, { owner, mint: charging, amount: BigInt(100_000_000) })
    const enterEpoch = (epoch: number) => {
      const clock = svm.svm.getClock()
      clock.epoch = BigInt(epoch)
      svm.svm.setClock(clock)
      // Another blockhash, so that the new transaction differs from the one before.
      svm.height += 1
    }
    return { ...facts, enterEpoch }
  }

  test.each([
    ['a hundredth, rounded up', 0, 1_000_001, 10_001],
    ['its most', 4, 90_000_000, 500_000],
    ['its most, once for each place that is emptied', 4, 200_000_000, 1_000_000],
    ['its new part from the epoch on', 5, 90_000_000, 1_800_000],
  ])('%s: what arrives is what was told', async (_, epoch, amount, kept) => {
    const { svm, prepare, send, enterEpoch } = await createChargingTest()
    enterEpoch(epoch)
    const parts = { token: charging, decimals: 6, amount: BigInt(amount) }
    expect((await prepare(parts)).received).toBe(BigInt(amount - kept))
    expect(await send(parts)).toBe('success')
    expect(svm.tokens(stranger, charging)).toBe(BigInt(amount - kept))
  })

  test('the network refuses the transfer if the fee has changed', async () => {
    const { svm, adapter, connect, network, prepare, reader, enterEpoch } = await createChargingTest()
    const transaction = await prepare({ token: charging, decimals: 6, amount: BigInt(1_000_000) })
    enterEpoch(5)
    const hash = await adapter.sendTransaction(await connect(), { ...transaction, network })
    expect(await transfersOf(reader).getTransactionState({ hash, network, signal })).toBe('reverted')
    expect(svm.tokens(stranger, charging)).toBe(BigInt(0))
  })

  test("the receiver's token account has the size that the mint requires, and the rent matches it", async () => {
    const { svm, owner, fee, send } = await createChargingTest()
    const before = svm.balance(owner)
    const { fee: cost } = await fee({ token: charging, amount: BigInt(1_000_000) })
    expect(await send({ token: charging, amount: BigInt(1_000_000) })).toBe('success')
    expect(svm.balance(owner)).toBe(before - cost)
  })

  test('a token without a fee reports none', async () => {
    const { prepare } = await createChargingTest()
    expect(await prepare({ token: newerMint, amount: BigInt(5) })).not.toHaveProperty('received')
    expect(await prepare({ token: mint, amount: BigInt(5) })).not.toHaveProperty('received')
  })
})

test('the compute price follows the network, within bounds', async () => {
  const { svm, fee } = await createTransferTest()
  const feeAt = async (prices: readonly number[]) => {
    svm.prices = prices
    return (await fee({ amount: BigInt(1_000_000_000) })).fee - BigInt(5_000)
  }
  expect(await feeAt([0, 0, 0])).toBe(BigInt(20))
  expect(await feeAt([10_000, 50_000, 20_000, 100_000])).toBe(BigInt(2_000))
  expect(await feeAt([20_000_000])).toBe(BigInt(20_000))
})

test('A transfer reads the recent priority fees of exactly the accounts that the transfer writes to.', async () => {
  const { svm, owner, prepare } = await createTransferTest()
  const askedFor = () => svm.calls.findLast(({ method }) => method === 'getRecentPrioritizationFees')?.params[0]
  await prepare({ amount: BigInt(5) })
  expect(askedFor()).toEqual([owner, stranger])
  await prepare({ token: mint, amount: BigInt(5) })
  const receiving = associatedAccount(stranger, mint, programs.token)
  expect(askedFor()).toEqual([owner, receiving, testKey('place one').address])
})

test('A transfer takes tokens from the largest token account first, whatever the order in which the network lists the token accounts.', async () => {
  const { svm, owner, prepare } = await createTransferTest()
  const entry = (name: string, amount: string) => {
    const info = { mint, tokenAmount: { amount, decimals: 6 }, state: 'initialized' }
    return { pubkey: testKey(name).address, account: { owner: programs.token, data: { parsed: { info } } } }
  }
  const entries = [entry('place two', '10000000'), entry('place one', '20000000')]
  for (const value of [entries, entries.toReversed()]) {
    svm.answer('getTokenAccountsByOwner', () => ({ value }))
    await prepare({ token: mint, amount: BigInt(15_000_000) })
    const { params = [] } = svm.calls.findLast(({ method }) => method === 'getRecentPrioritizationFees') ?? {}
    expect(params[0]).toEqual([owner, associatedAccount(stranger, mint, programs.token), testKey('place one').address])
  }
})

test('More than the balance of a token, or a token that is not held, is refused.', async () => {
  const { prepare } = await createTransferTest()
  const refused: unknown = await prepare({ token: mint, amount: BigInt(30_000_001) }).catch((thrown: unknown) => thrown)
  expect(refused).toMatchObject({ code: 'TRANSACTION_REFUSED', details: 'not enough of the token' })
  expect(reasonFor(refused)).toBe('[not enough of the token]')
  for (const token of [testKey('none').address, stranger])
    await expect(prepare({ token })).rejects.toMatchObject({
      code: 'INVALID_ADDRESS',
      details: token,
      hint: 'There is no such token on this network',
    })
})

test('A transfer that would fail gives the reason before the wallet is asked.', async () => {
  const { fee, svm, owner } = await createTransferTest()
  const refusal = (parts: Partial<TransferRequest>) => fee(parts).catch((error: unknown) => error)
  const tooMuch = await refusal({ amount: svm.balance(owner) })
  expect(tooMuch).toMatchObject({ code: 'TRANSACTION_REFUSED', details: expect.stringMatching(/not enough SOL/) })
  expect(reasonFor(tooMuch)).toMatch(/^\[not enough SOL.*\]$/)
  // A new account needs more than this to be rent-exempt.
  expect(await refusal({ amount: BigInt(1) })).toMatchObject({
    code: 'TRANSACTION_REFUSED',
    details: expect.stringMatching(/at least 0.00089088 SOL/),
  })
})

const instruction = (reason: unknown) => ({ InstructionError: [0, reason] })

test.each([
  ['BlockhashNotFound', '[it is out of date: try again]'],
  ['AlreadyProcessed', '[the network has it already]'],
  ['AccountNotFound', '[not enough SOL for the amount and the fee]'],
  [
    { InsufficientFundsForRent: { account_index: 1 } },
    /^\[an account that is not empty needs at least 0\.00089088 SOL:.*\]$/,
  ],
  [{ Unknown: 1 }, '[it would fail]'],
  [instruction({ Custom: 1 }), '[not enough SOL or of the token]'],
  [instruction({ Custom: 4 }), '[the account belongs to somebody else]'],
  [instruction({ Custom: 17 }), '[the token account is frozen]'],
  [instruction({ Custom: 6000 }), '[error 6000 of the program]'],
  [instruction('InsufficientFunds'), '[not enough SOL for the amount and the fee]'],
  [instruction({ Unknown: 1 }), '[it would fail]'],
  // The words of the network are not translated.
  [instruction('MissingAccount'), 'MissingAccount'],
  ['AccountInUse', 'AccountInUse'],
])('A visitor reads in the language of the modal why the network refuses with %j.', async (err, reason) => {
  const { fee, svm } = await createTransferTest()
  svm.answer('simulateTransaction', () => ({ value: { err } }))
  const refused: unknown = await fee({ amount: BigInt(1_000_000_000) }).catch((error: unknown) => error)
  expect(reasonFor(refused)).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason))
})

test.each([
  [-32003, '[the wallet’s signature does not fit]'],
  [-32002, '[it would fail]'],
])('A visitor reads in the language of the modal why a node refuses with the code %d.', async (code, reason) => {
  const { fee, svm } = await createTransferTest()
  svm.answer('simulateTransaction', () => {
    throw Object.assign(new Error('refused'), { code, data: undefined })
  })
  const refused: unknown = await fee({ amount: BigInt(1_000_000_000) }).catch((error: unknown) => error)
  expect(reasonFor(refused)).toBe(reason)
})

test('A visitor reads in the language of the modal that the answer of a node cannot be read.', async () => {
  const { fee, svm } = await createTransferTest()
  svm.answer('simulateTransaction', () => ({ value: 7 }))
  const refused: unknown = await fee({ amount: BigInt(1_000_000_000) }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'RPC_UNAVAILABLE', details: 'simulateTransaction is no answer' })
  expect(reasonFor(refused)).toBe('[the answer cannot be read]')
})

test('Token accounts and tokens cannot be receivers.', async () => {
  const { prepare } = await createTransferTest()
  for (const to of [testKey('place one').address, mint])
    await expect(prepare({ to, amount: BigInt(1_000_000_000) })).rejects.toMatchObject({
      code: 'INVALID_ADDRESS',
      hint: expect.stringMatching(/owner/),
    })
})

test('Amounts that no network can move are refused.', async () => {
  const { prepare } = await createTransferTest()
  for (const amount of [-BigInt(1), BigInt(2) ** BigInt(64)])
    await expect(prepare({ amount })).rejects.toMatchObject({ code: 'INVALID_DECIMAL' })
})

test('error: a network that does not answer, or answers something else', async () => {
  const { prepare, svm } = await createTransferTest()
  svm.answer('getLatestBlockhash', () => ({ value: { blockhash: 'short', lastValidBlockHeight: 1 } }))
  await expect(prepare({})).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
  svm.isCutOff = true
  await expect(prepare({})).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

test('an address has 32 bytes, and an address off the curve is recognised', async () => {
  const { reader } = await createTransferTest()
  expect(reader.checkAddress(stranger)).toEqual({ address: stranger })
  const [derived] = PublicKey.findProgramAddressSync([new Uint8Array(3)], new PublicKey(programs.token))
  expect(reader.checkAddress(derived.toBase58())).toEqual({ address: derived.toBase58(), isOffCurve: true })
  const wrong = ['', `${stranger}1`, `${stranger} `, '1'.repeat(33), 'z'.repeat(44), stranger.replace(/./, '0')]
  for (const text of wrong) expect(() => reader.checkAddress(text), text).toThrow('Invalid Address')
})

test('the check of the curve agrees with web3.js', () => {
  for (let index = 0; index < 64; index += 1) {
    const bytes = testKey(`point ${index}`).publicKey.map((byte, at) => (at === 5 ? byte ^ index : byte))
    expect(isOnCurve(bytes)).toBe(PublicKey.isOnCurve(bytes))
  }
})
