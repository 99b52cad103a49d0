import { createPublicKey, verify } from 'node:crypto'
import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../test-support/eventually'
import { rpcCall } from '../chain/rpc-call'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openPage, type Page } from '../test-support/page'
import { findStandardWallet, type StandardWallet } from '../test-support/standard-wallet'
import { fromBase58, toBase58 } from './base58'
import { solanaKeys } from './dev-keys'

const [first, second] = solanaKeys
if (!first || !second) throw new Error('The wallet has two keys')
const origin = 'http://localhost:5173'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

let sandbox: Sandbox
let control: Control
let page: Page

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
afterEach(async () => {
  page.leave()
  await control.post('/reset', {})
})
afterAll(() => sandbox.close())

/** Loads the page script, and finds the wallet that serves Solana. */
async function openWallet(query = ''): Promise<StandardWallet | undefined> {
  page = await openPage(sandbox.endpoints.walletScript + query)
  return findStandardWallet(page, 'solana:signMessage')
}

async function openConnected(): Promise<StandardWallet> {
  const wallet = await openWallet()
  if (!wallet) return expect.unreachable('no wallet serves Solana')
  await Promise.all([call(wallet, 'standard:connect', {}), control.decide('approve')])
  return wallet
}

/** Calls a feature by its own method. */
async function call(wallet: StandardWallet, feature: string, input: unknown): Promise<unknown> {
  const method = feature.slice(feature.indexOf(':') + 1)
  return wallet.features[feature]?.[method]?.(input)
}

async function transfer(to: PublicKey, lamports: number): Promise<Uint8Array> {
  const url = sandbox.endpoints.rpc[devnet] ?? ''
  const { value } = (await rpcCall(url, 'getLatestBlockhash', [])) as { value: { blockhash: string } }
  const from = new PublicKey(first?.address ?? '')
  const transaction = new Transaction({ feePayer: from, recentBlockhash: value.blockhash })
  transaction.add(SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports }))
  return transaction.serialize({ requireAllSignatures: false })
}

test('The wallet has the announced wallet’s name, a picture as a data URL, and the local networks.', async () => {
  const wallet = await openWallet()
  expect(wallet).toMatchObject({
    name: 'Sandbox Wallet',
    icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    chains: ['solana:devnet', 'solana:testnet'],
    accounts: [],
  })
  page.leave()
  expect(await openWallet('?standard=0')).toBeUndefined()
})

test('Connecting asks once. A connected site, and a silent request, asks nothing.', async () => {
  const wallet = await openConnected()
  expect(wallet.accounts.map(({ address }) => address)).toEqual([first.address])
  await call(wallet, 'standard:connect', {})
  const again = await openWallet()
  if (!again) return expect.unreachable()
  expect(await call(again, 'standard:connect', { silent: true })).toMatchObject({
    accounts: [{ address: first.address }],
  })
  await call(again, 'standard:disconnect', undefined)
  expect(await call(again, 'standard:connect', { silent: true })).toEqual({ accounts: [] })
})

test('A declined site gets 4001, and sees no account.', async () => {
  const wallet = await openWallet()
  if (!wallet) return expect.unreachable()
  const [outcome] = await Promise.all([
    call(wallet, 'standard:connect', {}).catch((error: unknown) => error),
    control.decide('reject'),
  ])
  expect(outcome).toMatchObject({ code: 4001 })
  expect(wallet.accounts).toEqual([])
})

test('the accounts that it shares are the control’s to choose, and pages hear of it', async () => {
  const wallet = await openConnected()
  const changes: string[][] = []
  wallet.features['standard:events']?.['on']?.(
    'change',
    ({ accounts }: { accounts: StandardWallet['accounts'][number][] }) =>
      changes.push(accounts.map(({ address }) => address)),
  )
  await control.post('/standard/accounts', { namespace: 'solana', addresses: [second.address, first.address] })
  await eventually(() => expect(changes).toEqual([[second.address, first.address]]))
  await control.set({ locked: true })
  await eventually(() => expect(changes.at(-1)).toEqual([]))
  const wrong = [{ namespace: 'nowhere' }, { namespace: 'solana' }, { namespace: 'solana', addresses: ['nobody'] }]
  for (const body of wrong) expect((await control.post('/standard/accounts', body)).status).toBe(400)
})

test('a site that is connected on Solana alone is listed, and can be disconnected', async () => {
  const wallet = await openConnected()
  expect(await control.get('/state')).toMatchObject({ sites: [{ origin: origin }] })
  expect((await control.post('/sites/disconnect', { origin: origin })).status).toBe(200)
  await eventually(() => expect(wallet.accounts).toEqual([]))
  expect((await control.post('/sites/disconnect', { origin: origin })).status).toBe(404)
})

test('a message is signed over its bytes', async () => {
  const wallet = await openConnected()
  const message = new TextEncoder().encode('Grüße, 世界')
  const input = { account: wallet.accounts[0], message }
  const [outcome, asked] = await Promise.all([call(wallet, 'solana:signMessage', input), control.decide('approve')])
  expect(asked.details.at(-1)).toMatchObject({ label: 'Message', value: 'Grüße, 世界' })
  const [{ signature } = { signature: new Uint8Array() }] = outcome as { signature: Uint8Array }[]
  const x = Buffer.from(first.publicKey).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  expect(verify(null, message, key, signature)).toBe(true)
})

test('a transaction is shown in words, signed, and sent on the network that is named', async () => {
  const wallet = await openConnected()
  const to = Keypair.generate().publicKey
  const [account] = wallet.accounts
  const input = { account, transaction: await transfer(to, 1_500_000_000), chain: 'solana:devnet' }
  const [signed, asked] = await Promise.all([call(wallet, 'solana:signTransaction', input), control.decide('approve')])
  expect(asked.details.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Network: Sandbox Solana',
    'Send: 1.5 SOL',
    `From: ${first.address}`,
    `To: ${to.toBase58()}`,
    'Fee: 0.000005 SOL',
  ])
  const [{ signedTransaction } = { signedTransaction: new Uint8Array() }] = signed as {
    signedTransaction: Uint8Array
  }[]
  expect(Transaction.from(signedTransaction).verifySignatures()).toBe(true)
  const [sent] = await Promise.all([call(wallet, 'solana:signAndSendTransaction', input), control.decide('approve')])
  const [{ signature } = { signature: new Uint8Array() }] = sent as { signature: Uint8Array }[]
  const url = sandbox.endpoints.rpc[devnet] ?? ''
  const statuses = await rpcCall(url, 'getSignatureStatuses', [[toBase58(signature)]])
  expect(statuses).toMatchObject({ value: [{ err: null }] })
  expect(await rpcCall(url, 'getBalance', [to.toBase58()])).toMatchObject({ value: 1_500_000_000 })
  expect(fromBase58(toBase58(signature))).toHaveLength(64)
})

test('An unsupported request is refused with a code.', async () => {
  const wallet = await openConnected()
  const [account] = wallet.accounts
  const transaction = await transfer(Keypair.generate().publicKey, 1_500_000_000)
  const codeOf = (feature: string, input: object) =>
    call(wallet, feature, input).then(
      () => 'answered',
      (error: { code: number }) => error.code,
    )
  const send = 'solana:signAndSendTransaction'
  expect(await codeOf(send, { account, transaction, chain: 'solana:mainnet' })).toBe(-32602)
  expect(await codeOf(send, { account: { address: second.address }, transaction, chain: 'solana:devnet' })).toBe(4100)
  expect(await codeOf(send, { account, transaction: Uint8Array.of(1, 2), chain: 'solana:devnet' })).toBe(-32602)
})
