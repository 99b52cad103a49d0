import { verifyMessage } from 'ethers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { devAccounts } from '../chain/chains'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openDapp, type Dapp } from '../test-support/dapp'

const [first, second] = devAccounts
const chains = ['eip155:31338', 'eip155:31337']
let sandbox: Sandbox
let control: Control
let dapp: Dapp
let log: string[]

beforeAll(async () => {
  log = []
  sandbox = await startSandbox({ log: (line) => log.push(line) })
  control = new Control(sandbox.endpoints.control)
})
beforeEach(async () => {
  await control.post('/reset', {})
  dapp = await openDapp(sandbox.endpoints)
})
afterEach(async () => {
  await dapp.leave()
  expect(log).toEqual([])
})
afterAll(() => sandbox?.close())

const wish = {
  domain: 'localhost:5173',
  uri: 'http://localhost:5173/',
  nonce: 'abcdefgh12345678',
  statement: 'Welcome',
}

async function ask() {
  const client = dapp.provider.client
  const { uri, response } = await client.authenticate({ ...wish, chains, methods: ['personal_sign', 'eth_sign'] })
  const answer = response()
  answer.catch(() => {})
  expect((await control.post('/pairing/pair', { uri })).status).toBe(200)
  return { answer, client }
}

test('One approval pairs and signs the message that the person has read.', async () => {
  const { answer, client } = await ask()
  const question = await control.decide('approve')
  expect(question).toMatchObject({ method: 'wc_sessionAuthenticate', title: 'Pair and sign in', via: 'pairing' })
  const { auths = [], session } = await answer
  expect(auths).toHaveLength(1)
  const [auth] = auths
  if (auth === undefined) throw new Error('Nothing was signed')
  expect(auth.p).toMatchObject({ iss: `did:pkh:eip155:31338:${first}`, nonce: wish.nonce, domain: wish.domain })
  const text = client.formatAuthMessage({ request: auth.p, iss: auth.p.iss })
  expect(question.details.at(-1)?.value).toBe(text)
  expect(verifyMessage(text, auth.s.s)).toBe(first)
  const accounts = chains.map((chain) => `${chain}:${first}`)
  expect(session?.namespaces['eip155']?.accounts.toSorted()).toEqual(accounts.toSorted())
  expect(await control.get('/state')).toMatchObject({ pairing: { sessions: [{ name: 'Test app' }] } })
})

test('Later requests of the session are answered.', async () => {
  await control.set({ mode: 'approve' })
  const { answer, client } = await ask()
  const { session } = await answer
  const signed = await client.request<string>({
    topic: session?.topic ?? '',
    chainId: 'eip155:31337',
    request: { method: 'personal_sign', params: ['0x68656c6c6f', first] },
  })
  expect(verifyMessage('hello', signed)).toBe(first)
})

test('parameters: every-chain signs once for each', async () => {
  await control.set({ mode: 'approve', pairingSignIn: 'every-chain' })
  const { answer } = await ask()
  const { auths = [] } = await answer
  expect(auths.map(({ p }) => p.iss)).toEqual(chains.map((chain) => `did:pkh:${chain}:${first}`))
})

test('A rejection reaches the app.', async () => {
  const { answer } = await ask()
  await control.decide('reject')
  await expect(answer).rejects.toBe('User rejected.')
})

test('parameters: a wallet that does not know it takes the proposal that comes along', async () => {
  await control.set({ pairingSignIn: 'unknown' })
  const { answer } = await ask()
  expect(await control.decide('approve')).toMatchObject({ method: 'wc_sessionPropose' })
  const { auths, session } = await answer
  expect(auths).toBeUndefined()
  expect(session?.namespaces['eip155']?.accounts).toContain(`eip155:31337:${first}`)
})

test('parameters: a dishonest wallet signs with another key, or another message', async () => {
  await control.set({ mode: 'approve', pairingSignIn: 'other-signer' })
  await expect((await ask()).answer).rejects.toMatchObject({ message: expect.stringContaining('Signature verif') })
  const changes = { 'other-statement': 'statement', 'other-nonce': 'nonce', 'other-domain': 'domain' } as const
  for (const [pairingSignIn, field] of Object.entries(changes) as [keyof typeof changes, 'nonce'][]) {
    await control.set({ pairingSignIn })
    const { auths = [] } = await (await ask()).answer
    expect(auths[0]?.p[field], pairingSignIn).not.toBe(wish[field])
    expect(auths[0]?.p.iss).not.toContain(second)
  }
})

test('parameters: a signature for no method opens no session', async () => {
  await control.set({ mode: 'approve', pairingSignIn: 'no-session' })
  const { auths, session } = await (await ask()).answer
  expect(auths).toHaveLength(1)
  expect(session).toBeUndefined()
})

test('An app that requests unknown chains is refused with that reason.', async () => {
  await control.set({ mode: 'approve', pairingChains: [31339] })
  const { answer } = await ask()
  await expect(answer).rejects.toBe('Unsupported chains.')
})
