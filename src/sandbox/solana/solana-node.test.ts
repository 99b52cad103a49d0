import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SolanaRoutes } from '../http/solana-routes'
import { searchFolders } from '../resolve'
import { associatedTokenAddress, programs } from './addresses'
import { solanaKeys } from './dev-keys'
import { solanaNetworks, solanaTokens } from './solana-networks'
import { SolanaNode } from './solana-node'
import { findSvm } from './svm'

const [network] = solanaNetworks
const [token] = solanaTokens
const [first, second] = solanaKeys
if (!network || !token || !first || !second) throw new Error('The sandbox has too little of Solana')

let server: Server
let url: string
let node: SolanaNode
let connection: Connection
const seed = createHash('sha256').update('create-wallet-modal sandbox: solana 1').digest()
const payer = Keypair.fromSeed(seed)

beforeAll(async () => {
  const create = findSvm(searchFolders(process.cwd()))
  if (!create) throw new Error('litesvm is not installed')
  node = new SolanaNode(network, create)
  const routes = new SolanaRoutes([node])
  server = createServer((request, response) => {
    void routes.handle(request, response, (request.url ?? '/').slice(1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${network.reference}`
  connection = new Connection(url, 'confirmed')
})
beforeEach(() => node.reset())
afterAll(() => server.close())

async function post(body: unknown): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  return response.json()
}

async function send(...instructions: TransactionInstruction[]): Promise<string> {
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash }).add(...instructions)
  transaction.sign(payer)
  return connection.sendRawTransaction(transaction.serialize())
}

const sol = (to: PublicKey, lamports: number) =>
  SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports })

test('The node is the network that its address names, with accounts and a clock.', async () => {
  expect(payer.publicKey.toBase58()).toBe(first.address)
  expect((await connection.getGenesisHash()).startsWith(network.reference)).toBe(true)
  expect(await connection.getBalance(payer.publicKey)).toBe(Number(network.firstBalance))
  expect(await connection.getMinimumBalanceForRentExemption(165)).toBe(2_039_280)
  const slot = await connection.getSlot()
  node.skipSlots(10)
  expect(await connection.getBlockHeight()).toBeGreaterThanOrEqual(slot + 10)
  expect(await connection.getVersion()).toMatchObject({ 'solana-core': expect.any(String) })
  expect(await connection.getEpochInfo()).toMatchObject({ slotsInEpoch: 432_000 })
})

test('A transfer is executed, has a status, and is in the history of both accounts.', async () => {
  const to = Keypair.generate().publicKey
  const signature = await send(sol(to, 1_250_000_000))
  expect(await connection.getBalance(to)).toBe(1_250_000_000)
  expect(await connection.getBalance(payer.publicKey)).toBe(Number(network.firstBalance) - 1_250_000_000 - 5_000)
  const status = async () => (await connection.getSignatureStatuses([signature])).value[0]
  expect(await status()).toMatchObject({ err: null, confirmationStatus: 'confirmed' })
  node.skipSlots(40)
  expect(await status()).toMatchObject({ err: null, confirmationStatus: 'finalized' })
  const history = await connection.getSignaturesForAddress(to)
  expect(history).toMatchObject([{ signature, err: null }])
  const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(found).toMatchObject({ meta: { err: null, fee: 5_000 }, transaction: { signatures: [signature] } })
})

test('Tokens of both token programs can be read as on a real node.', async () => {
  const tokenKey = new PublicKey(token.address)
  const held = await connection.getParsedTokenAccountsByOwner(payer.publicKey, { mint: tokenKey })
  const [account] = held.value
  expect(account?.pubkey.toBase58()).toBe(associatedTokenAddress(first.address, token.address, programs.token))
  expect(account?.account.data.parsed).toMatchObject({
    info: { mint: token.address, tokenAmount: { amount: '2500750000', decimals: 6, uiAmountString: '2500.75' } },
  })
  const newer = await connection.getTokenAccountsByOwner(payer.publicKey, {
    programId: new PublicKey(programs.token2022),
  })
  expect(newer.value).toHaveLength(1)
  expect((await connection.getTokenSupply(tokenKey)).value.amount).toBe('2500750000')
  const where = account?.pubkey ?? tokenKey
  expect((await connection.getTokenAccountBalance(where)).value.uiAmountString).toBe('2500.75')
  expect((await connection.getMultipleAccountsInfo([tokenKey, Keypair.generate().publicKey]))[1]).toBeNull()
})

test('the addresses of token accounts are those that the program derives', () => {
  for (let index = 0; index < 20; index += 1) {
    const [owner, mint] = [randomBytes(32), randomBytes(32)].map((bytes) => new PublicKey(bytes))
    if (!owner || !mint) return expect.unreachable()
    const [expected] = PublicKey.findProgramAddressSync(
      [owner.toBytes(), new PublicKey(programs.token).toBytes(), mint.toBytes()],
      new PublicKey(programs.associatedToken),
    )
    expect(associatedTokenAddress(owner.toBase58(), mint.toBase58(), programs.token)).toBe(expected.toBase58())
  }
})

test('A transfer that cannot be paid is refused with the reason before it is sent.', async () => {
  const to = Keypair.generate().publicKey
  await expect(send(sol(to, Number(network.firstBalance)))).rejects.toThrow(/Simulation failed|simulation failed/)
  const { blockhash } = await connection.getLatestBlockhash()
  const poor = Keypair.generate()
  const transaction = new Transaction({ feePayer: poor.publicKey, recentBlockhash: blockhash }).add(
    SystemProgram.transfer({ fromPubkey: poor.publicKey, toPubkey: to, lamports: 1 }),
  )
  transaction.sign(poor)
  await expect(connection.sendRawTransaction(transaction.serialize())).rejects.toThrow(
    /Attempt to debit an account but found no record of a prior credit/,
  )
})

test('A blockhash is valid for 150 slots; a later transaction with it is refused.', async () => {
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash })
  transaction.add(sol(Keypair.generate().publicKey, 1_000_000_000))
  transaction.sign(payer)
  expect((await connection.isBlockhashValid(blockhash)).value).toBe(true)
  node.skipSlots(151)
  expect((await connection.isBlockhashValid(blockhash)).value).toBe(false)
  await expect(connection.sendRawTransaction(transaction.serialize())).rejects.toThrow(/Blockhash not found/)
  // Without the simulation, the node drops the transaction without an error.
  const signature = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
  expect((await connection.getSignatureStatuses([signature])).value).toEqual([null])
})

test('The same transaction is accepted once, and a wrong signature never.', async () => {
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash })
  transaction.add(sol(Keypair.generate().publicKey, 1_000_000_000))
  transaction.sign(payer)
  const bytes = transaction.serialize()
  await connection.sendRawTransaction(bytes)
  await expect(connection.sendRawTransaction(bytes)).rejects.toThrow(/already been processed/)
  const forged = Buffer.from(bytes)
  forged.set(randomBytes(64), 1)
  await expect(connection.sendRawTransaction(forged)).rejects.toThrow(/signature/i)
})

test('the fee of a message is what is taken, with the price that it offers', async () => {
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash }).add(
    ComputeBudgetProgram.setComputeUnitLimit({ units: 10_000 }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 200_000 }),
    sol(Keypair.generate().publicKey, 1_000_000_000),
  )
  expect(await transaction.getEstimatedFee(connection)).toBe(7_000)
  transaction.sign(payer)
  await connection.sendRawTransaction(transaction.serialize())
  expect(await connection.getBalance(payer.publicKey)).toBe(Number(network.firstBalance) - 1_000_000_000 - 7_000)
})

test('an airdrop arrives and has a status', async () => {
  const to = Keypair.generate().publicKey
  const signature = await connection.requestAirdrop(to, 2_000_000_000)
  expect(await connection.getBalance(to)).toBe(2_000_000_000)
  expect((await connection.getSignatureStatuses([signature])).value[0]).toMatchObject({ err: null })
})

test('batches are answered call by call, and errors have their code', async () => {
  const calls = [
    { jsonrpc: '2.0', id: 1, method: 'getHealth' },
    { jsonrpc: '2.0', id: 2, method: 'getNothing' },
    { jsonrpc: '2.0', id: 3, method: 'getBalance', params: ['no address'] },
    'nonsense',
  ]
  expect(await post(calls)).toMatchObject([
    { id: 1, result: 'ok' },
    { id: 2, error: { code: -32601, message: 'Method not found' } },
    { id: 3, error: { code: -32602 } },
    { id: null, error: { code: -32600 } },
  ])
  const broken = { jsonrpc: '2.0', id: 4, method: 'sendTransaction', params: ['AAAA', { encoding: 'base64' }] }
  expect(await post(broken)).toMatchObject({ error: { code: -32602, message: expect.stringMatching(/deserialize/) } })
})

test('without litesvm there is no Solana', () => {
  expect(findSvm(['/nowhere'])).toBeUndefined()
})
