/// <reference lib="dom" />
import { verifyMessage } from 'ethers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { openDapp } from '../src/sandbox/test-support/dapp'
import { startTestKit, type TestKit } from '../src/testing'
import { followEarlierSignIns } from '../template/src/wallet-modal/connectors/walletconnect/earlier-sign-ins'
import { proposedNamespaces } from '../template/src/wallet-modal/connectors/walletconnect/namespaces'
import type { PairingClient, Proposal } from '../template/src/wallet-modal/connectors/walletconnect/pairing-client'
import { Refusals } from '../template/src/wallet-modal/connectors/walletconnect/refusals'
import { createUniversalClient } from '../template/src/wallet-modal/connectors/walletconnect/universal.client'
import { completeNetwork } from '../template/src/wallet-modal/domain/networks/network'
import type { SiwxMessageData, SiwxSession } from '../template/src/wallet-modal/domain/sign-in/siwx'
import { buildSiwxMessage } from '../template/src/wallet-modal/domain/siwx/build-message'
import { parseSiwxMessage } from '../template/src/wallet-modal/domain/siwx/parse-message'

/** The modal's own client of the pairing kit against the sandbox's relay and phone, without a browser. */

const [first] = devAccounts
const chains = ['eip155:31337', 'eip155:31338'] as const
const data: SiwxMessageData = {
  accountAddress: '',
  chainId: 'eip155:31338',
  domain: 'localhost:5173',
  uri: 'http://localhost:5173/',
  version: '1',
  nonce: 'abcdefgh12345678ABCDEFGH',
  statement: 'Welcome to the test.',
  issuedAt: '2026-11-22T00:00:00.000Z',
  expirationTime: '2036-11-22T00:00:00.000Z',
  resources: ['https://a.example/terms'],
}

let kit: TestKit
let client: PairingClient
/** The time of the test, in milliseconds. Tests advance it. */
let ahead = 0

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms > 60_000 ? ms - ahead : ms)
  return () => clearTimeout(timer)
}

beforeAll(async () => {
  kit = await startTestKit()
  client = await createUniversalClient(
    {
      id: 'sign-in-flow',
      projectId: 'test',
      relayUrl: kit.endpoints.relay,
      metadata: { name: 'Test app', description: '', url: 'http://localhost:5173', icons: [] },
      verifyDomain: false,
    },
    {
      platform: { now: () => Date.now(), after, log: { error() {}, warn() {} }, window: () => undefined },
      onAlert: () => {},
      isAwaited: () => false,
    },
  )
})
beforeEach(async () => {
  ahead = 0
  await client.session()?.end()
  await kit.reset()
})
afterAll(() => kit?.close())

async function propose(signIn: SiwxMessageData | undefined = data): Promise<Proposal> {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const networks = chains.map((chain) =>
    completeNetwork({
      id: Number(chain.split(':')[1]),
      name: chain,
      nativeCurrency,
      rpcUrls: { default: { http: [] } },
    }),
  )
  return client.propose(proposedNamespaces(networks), signIn)
}

async function scan({ uri }: Proposal): Promise<void> {
  await kit.phone.scan(uri)
}

test('one approval pairs and signs, and the signed text is the modal’s own message word for word', async () => {
  await kit.wallet.approveAll()
  const proposal = await propose()
  await scan(proposal)
  const session = await proposal.approval
  expect(session.peer.name).toBe('Sandbox Phone')
  expect(session.signed).toHaveLength(1)
  const [signed] = session.signed
  if (!signed) throw new Error('Nothing was signed')
  expect(signed.data).toMatchObject({
    accountAddress: first,
    chainId: 'eip155:31338',
    nonce: data.nonce,
    uri: data.uri,
  })
  expect(signed.data.expirationTime).toBe(data.expirationTime)
  expect(signed.data.statement).toMatch(/^Welcome to the test\. I further authorize/)
  expect(signed.data.statement).toContain('wallet_getCallsStatus')
  expect(signed.data.statement).not.toContain('wallet_showCallsStatus')
  expect(buildSiwxMessage(signed.data)).toBe(signed.message)
  expect(parseSiwxMessage(signed.message)).toEqual(signed.data)
  expect(verifyMessage(signed.message, signed.signature)).toBe(first)
  expect(signed.cacao?.p.iss).toBe(`did:pkh:eip155:31338:${first}`)
  const message = await session.request('eip155:31337', 'personal_sign', ['0x68656c6c6f', first])
  expect(verifyMessage('hello', String(message))).toBe(first)
})

test('the text of a message without a statement is the modal’s own, too', async () => {
  await kit.wallet.approveAll()
  const { statement: _, resources: __, expirationTime: ___, ...rest } = data
  const proposal = await propose(rest)
  await scan(proposal)
  const [signed] = (await proposal.approval).signed
  expect(signed && buildSiwxMessage(signed.data)).toBe(signed?.message)
})

test('a wallet that signs for each chain gives a session for each', async () => {
  await kit.wallet.approveAll()
  await kit.wallet.set({ pairingSignIn: 'every-chain' })
  const proposal = await propose()
  await scan(proposal)
  const { signed } = await proposal.approval
  expect(signed.map(({ data: { chainId } }) => chainId)).toEqual(['eip155:31338', 'eip155:31337'])
})

test('a wallet that does not know the method is paired without signing', async () => {
  await kit.wallet.approveAll()
  await kit.wallet.set({ pairingSignIn: 'unknown' })
  const proposal = await propose()
  await scan(proposal)
  const session = await proposal.approval
  expect(session.signed).toEqual([])
  expect(Object.keys(session.namespaces)).toEqual(['eip155'])
})

test('a decline ends the attempt', async () => {
  await kit.wallet.rejectAll()
  const proposal = await propose()
  await scan(proposal)
  await expect(proposal.approval).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

test.each(['other-statement', 'other-nonce', 'other-domain'] as const)(
  'a wallet with %s is refused, and no session is left',
  async (pairingSignIn) => {
    await kit.wallet.approveAll()
    await kit.wallet.set({ pairingSignIn })
    const proposal = await propose()
    await scan(proposal)
    await expect(proposal.approval).rejects.toMatchObject({ code: 'SIGNATURE_NOT_VALID' })
    await expect.poll(() => kit.phone.sessions()).toEqual([])
    await expect.poll(() => client.session()).toBeUndefined()
  },
)

test('a signature of another key, or of no valid form, is left to whoever stores the session', async () => {
  for (const pairingSignIn of ['other-signer', 'broken-signature'] as const) {
    await kit.wallet.approveAll()
    await kit.wallet.set({ pairingSignIn })
    const proposal = await propose()
    await scan(proposal)
    const session = await proposal.approval
    const { message = '', signature = '' } = session.signed[0] ?? {}
    expect(() => expect(verifyMessage(message, signature)).toBe(first)).toThrow()
    await session.end()
  }
})

test('a wallet that signs for no method has opened no session', async () => {
  await kit.wallet.approveAll()
  await kit.wallet.set({ pairingSignIn: 'no-session' })
  const { resources: _, ...rest } = data
  const proposal = await propose(rest)
  await scan(proposal)
  await expect(proposal.approval).rejects.toMatchObject({ code: 'WALLET_FAILED' })
})

test('an approval of a link that is not shown any more ends the session, also after newer links', async () => {
  const old = await propose()
  await scan(old)
  await kit.wallet.pending()
  old.cancel()
  const next = await propose({ ...data, nonce: 'zyxwvuts87654321' })
  await kit.wallet.approve()
  await expect(old.approval).rejects.toMatchObject({ code: 'TIMED_OUT' })
  await expect.poll(() => kit.phone.sessions()).toEqual([])
  await scan(next)
  await kit.wallet.approve()
  expect((await next.approval).signed[0]?.data.nonce).toBe('zyxwvuts87654321')
  await expect.poll(async () => (await kit.phone.sessions()).length).toBe(1)
})

test('an expired link is over, and a later approval leaves no session', async () => {
  ahead = 299_000
  const proposal = await propose()
  ahead = 0
  await scan(proposal)
  await kit.wallet.pending()
  await expect(proposal.approval).rejects.toMatchObject({ code: 'TIMED_OUT' })
  await kit.wallet.approve()
  await expect.poll(async () => await kit.wallet.pendingRequests()).toEqual([])
  await expect.poll(() => kit.phone.sessions()).toEqual([])
  expect(client.session()).toBeUndefined()
})

test('a page that was left after asking takes the session over when it is back', async () => {
  const dapp = await openDapp(kit.endpoints)
  const { client: signClient } = dapp.provider
  const methods = ['personal_sign', 'eth_sendTransaction']
  const { domain, uri: page, nonce, statement = '', resources = [] } = data
  const asked = { domain, uri: page, nonce, statement, resources: [...resources], chains: [...chains], methods }
  const { uri } = await signClient.authenticate(asked)
  // A reload: the kit loses its memory and keeps its storage.
  const events: unknown = Reflect.get(signClient.engine, 'events')
  ;(events as { removeAllListeners(): void }).removeAllListeners()
  await kit.wallet.approveAll()
  const opened = new Promise<{ topic: string; signed: readonly SiwxSession[] }>((resolve) => {
    followEarlierSignIns(
      signClient,
      { refusals: new Refusals(signClient), now: Date.now },
      ({ struct: { topic }, signed }) => resolve({ topic, signed }),
    )
  })
  await kit.phone.scan(uri)
  const { topic, signed } = await opened
  expect(signed.map(({ message }) => parseSiwxMessage(message).nonce)).toEqual([nonce])
  // The text that the kit makes of the same payload.
  for (const { cacao, message } of signed)
    expect(cacao && signClient.formatAuthMessage({ request: cacao.p as never, iss: cacao.p.iss })).toBe(message)
  const request = { method: 'personal_sign', params: ['0x68656c6c6f', first] }
  const answer = await signClient.request<string>({ topic, chainId: 'eip155:31338', request })
  expect(verifyMessage('hello', answer)).toBe(first)
  expect(signClient.session.get(topic).namespaces['eip155']?.accounts.toSorted()).toEqual(
    chains.map((chain) => `${chain}:${first}`),
  )
  await signClient.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  await expect.poll(() => kit.phone.sessions()).toEqual([])
  await dapp.leave()
})
