import { createPublicKey, verify } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openPage, type Page } from '../test-support/page'
import { findStandardWallet } from '../test-support/standard-wallet'
import { solanaKeys } from './dev-keys'
import { signInMessage } from './sign-in-message'

const [first, second] = solanaKeys
if (!first || !second) throw new Error('The wallet has two keys')

const input = {
  domain: 'localhost:5173',
  statement: 'Welcome',
  uri: 'http://localhost:5173/',
  version: '1',
  chainId: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-11-22T00:00:00.000Z',
  expirationTime: '2026-11-23T00:00:00.000Z',
  notBefore: '2026-11-21T00:00:00.000Z',
  requestId: 'r1',
  resources: ['https://a.example/', 'ipfs://b'],
}

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

interface Output {
  readonly account: { readonly address: string; readonly publicKey: Uint8Array }
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

async function signIn(given: object = input): Promise<Output> {
  page = await openPage(sandbox.endpoints.walletScript)
  const wallet = findStandardWallet(page, 'solana:signIn')
  const outputs = await wallet?.features['solana:signIn']?.['signIn']?.(given)
  const [output] = outputs as [Output]
  return output
}

function isSignedBy({ account, signedMessage, signature }: Output): boolean {
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), account.publicKey])
  return verify(null, signedMessage, createPublicKey({ key: spki, format: 'der', type: 'spki' }), signature)
}

test('The person reads the message, and the account that it names signs it.', async () => {
  const [output, question] = await Promise.all([signIn(), control.decide('approve')])
  expect(question).toMatchObject({ method: 'solana:signIn', title: 'Sign in' })
  expect(output.account.address).toBe(first.address)
  const text = Buffer.from(output.signedMessage).toString()
  expect(question.details.at(-1)?.value).toBe(text)
  expect(text).toBe(
    `localhost:5173 wants you to sign in with your Solana account:
${first.address}

Welcome

URI: http://localhost:5173/
Version: 1
Chain ID: EtWTRABZaYq6iMfeYKouRu166VU2xqa1
Nonce: abcdefgh12345678
Issued At: 2026-11-22T00:00:00.000Z
Expiration Time: 2026-11-23T00:00:00.000Z
Not Before: 2026-11-21T00:00:00.000Z
Request ID: r1
Resources:
- https://a.example/
- ipfs://b`,
  )
  expect(isSignedBy(output)).toBe(true)
})

test('Signing in connects the site.', async () => {
  await control.set({ mode: 'approve' })
  await signIn({})
  expect(findStandardWallet(page, 'solana:signIn')?.accounts.map(({ address }) => address)).toEqual([first.address])
})

test('A message has lines only for the given fields.', () => {
  const given = { domain: 'a.example', address: first.address }
  const head = `a.example wants you to sign in with your Solana account:\n${first.address}`
  expect(signInMessage({}, given)).toBe(head)
  expect(signInMessage({ statement: 'Hello' }, given)).toBe(`${head}\n\nHello`)
  expect(signInMessage({ nonce: '12345678' }, given)).toBe(`${head}\n\nNonce: 12345678`)
  expect(signInMessage({ resources: ['a:b'] }, given)).toBe(`${head}\n\nResources:\n- a:b`)
})

test('Another domain, another account, and a rejection are refused.', async () => {
  await control.set({ mode: 'approve' })
  await expect(signIn({ ...input, domain: 'a.example' })).rejects.toMatchObject({ code: -32_602 })
  page.leave()
  await expect(signIn({ ...input, address: second.address })).rejects.toMatchObject({ code: 4100 })
  page.leave()
  await control.set({ mode: 'reject' })
  await expect(signIn()).rejects.toMatchObject({ code: 4001 })
})

test('parameters: a wallet without the feature, and dishonest ones', async () => {
  await control.set({ mode: 'approve', solanaSignIn: 'none' })
  page = await openPage(sandbox.endpoints.walletScript)
  expect(findStandardWallet(page, 'solana:signIn')).toBeUndefined()
  expect(findStandardWallet(page, 'solana:signMessage')).toBeDefined()
  page.leave()
  await control.set({ solanaSignIn: 'other-domain' })
  expect(Buffer.from((await signIn()).signedMessage).toString()).toMatch(/^elsewhere\.example wants/)
  page.leave()
  await control.set({ solanaSignIn: 'other-address' })
  const other = await signIn()
  expect(other.account.address).toBe(second.address)
  expect(isSignedBy(other)).toBe(true)
  page.leave()
  await control.set({ solanaSignIn: 'other-signature' })
  expect(isSignedBy(await signIn())).toBe(false)
})
