// @vitest-environment node
import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { tokensOf } from '../../../../features/tokens/testing/tokens-of'
import { programs } from '../../programs'
import { createSolanaTest, devnet, solanaNetwork } from '../../testing/create-solana-test'
import { testKey } from '../../testing/keys'
import { knownTokens } from './known-tokens'

const mint = testKey('mint').address
const newerMint = testKey('newer mint').address
const { signal } = new AbortController()

/** An account with 30 of one token in two token accounts and 5 of another token. */
async function createTokenTest() {
  const { svm, keys, adapter } = await createSolanaTest()
  const [{ address }] = keys
  svm.addMint(mint, 6)
  svm.addMint(newerMint, 9, programs.token2022)
  svm.addTokenAccount(testKey('place one').address, { owner: address, mint, amount: BigInt(20_000_000) })
  svm.addTokenAccount(testKey('place two').address, { owner: address, mint, amount: BigInt(10_000_000) })
  svm.addTokenAccount(testKey('place three').address, {
    owner: address,
    mint: newerMint,
    amount: BigInt(5_000_000_000),
  })
  const tokens = [
    { address: mint, name: 'Listed', symbol: 'LST', decimals: 6 },
    { address: newerMint, name: 'Newer', symbol: 'NEW', decimals: 9 },
  ]
  const plain = solanaNetwork(devnet, svm.url)
  const reader = tokensOf(await adapter.loadReader?.())
  return { svm, address, reader, plain, network: { ...plain, tokens } }
}

test('The native currency comes first, then the listed tokens that the account holds. Unlisted tokens are left out.', async () => {
  const { reader, network, plain, address, svm } = await createTokenTest()
  const gift = testKey('gift').address
  svm.addMint(gift, 0)
  svm.addTokenAccount(testKey('gift place').address, { owner: address, mint: gift, amount: BigInt(1) })
  const tokens = await reader.getTokens({ address, network, signal })
  expect(tokens.map((token) => [token.symbol, token.address, token.quantity])).toEqual([
    ['SOL', undefined, { decimals: '9', numeric: '10' }],
    ['LST', `solana:${devnet}:${mint}`, { decimals: '6', numeric: '30' }],
    ['NEW', `solana:${devnet}:${newerMint}`, { decimals: '9', numeric: '5' }],
  ])
  expect(await reader.getTokens({ address, network: plain, signal })).toHaveLength(1)
})

test('An unreadable answer rejects, and so does an aborted request.', async () => {
  const { reader, network, address, svm } = await createTokenTest()
  svm.answer('getBalance', () => ({ value: 'much' }))
  await expect(reader.getTokens({ address, network, signal })).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
  const over = AbortSignal.abort(new Error('over'))
  await expect(reader.getTokens({ address, network, signal: over })).rejects.toThrow('over')
})

test.each(['1x', 'x1', '-1', '', '123456789012345678901', 1])(
  'If the network reports %j as the amount of a token account, the token account is left out of the balances.',
  async (amount) => {
    const { reader, network, address, svm } = await createTokenTest()
    const info = { mint, tokenAmount: { amount, decimals: 6 }, state: 'initialized' }
    const entry = { pubkey: address, account: { owner: programs.token, data: { parsed: { info } } } }
    svm.answer('getTokenAccountsByOwner', () => ({ value: [entry] }))
    const symbols = async () => (await reader.getTokens({ address, network, signal })).map(({ symbol }) => symbol)
    expect(await symbols()).toEqual(['SOL'])
    info.tokenAmount.amount = '7'
    expect(await symbols()).toContain('LST')
  },
)

test('The well-known tokens have valid addresses, names and symbols.', () => {
  for (const { address, name, symbol } of Object.values(knownTokens).flat()) {
    expect(new PublicKey(address).toBase58()).toBe(address)
    expect([name, symbol], address).toEqual([expect.stringMatching(/^\S.*\S$/), expect.stringMatching(/^\S+$/)])
  }
})
