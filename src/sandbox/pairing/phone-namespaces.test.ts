import { createPublicKey, verify } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromBase58, toBase58 } from '../solana/base58'
import { solanaKeys } from '../solana/dev-keys'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openDapp, type Dapp } from '../test-support/dapp'

const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const deprecated = 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const [key] = solanaKeys
const address = key?.address ?? ''

let sandbox: Sandbox
let control: Control
let dapp: Dapp

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
beforeEach(async () => {
  await control.post('/reset', {})
  await control.set({ mode: 'approve' })
  dapp = await openDapp(sandbox.endpoints)
})
afterEach(() => dapp.leave())
afterAll(() => sandbox?.close())

const events = ['accountsChanged', 'chainChanged']
const solana = {
  chains: [devnet, deprecated],
  methods: ['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction', 'solana_unknown'],
  events,
}

async function pair(optionalNamespaces: Record<string, { chains: string[]; methods: string[]; events: string[] }>) {
  const link = new Promise<string>((resolve) => dapp.provider.once('display_uri', resolve))
  const connected = dapp.provider.connect({ optionalNamespaces })
  connected.catch(() => {})
  await control.post('/pairing/pair', { uri: await link })
  const session = await connected
  const topic = session?.topic ?? ''
  const ask = (chainId: string, method: string, params: unknown): Promise<unknown> =>
    dapp.provider.client.request({ topic, chainId, request: { method, params } })
  return { session, ask }
}

test('The session has every proposed namespace that the wallet supports, with the methods that it answers.', async () => {
  const { session } = await pair({
    eip155: { chains: ['eip155:31337'], methods: ['personal_sign'], events },
    solana,
    polkadot: { chains: [polkadot], methods: [], events },
    cosmos: { chains: ['cosmos:cosmoshub-4', 'cosmos:other'], methods: [], events },
    tron: { chains: ['tron:0x2b6653dc'], methods: [], events },
  })
  const { namespaces = {} } = session ?? {}
  expect(Object.keys(namespaces).sort()).toEqual(['cosmos', 'eip155', 'polkadot', 'solana'])
  expect(namespaces['solana']).toMatchObject({
    accounts: [`${devnet}:${address}`, `${deprecated}:${address}`],
    methods: ['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction'],
  })
  expect(namespaces['cosmos']?.chains).toEqual(['cosmos:cosmoshub-4'])
})

test('An app without EVM chains can connect, too.', async () => {
  const { session } = await pair({ solana })
  expect(Object.keys(session?.namespaces ?? {})).toEqual(['solana'])
})

test('A message is signed by the account’s key, under either id of the network.', async () => {
  const { ask } = await pair({ solana })
  const message = toBase58(Buffer.from('hello'))
  for (const chainId of [devnet, deprecated]) {
    const answer = (await ask(chainId, 'solana_signMessage', { message, pubkey: address })) as { signature: string }
    const publicKey = createPublicKey({
      key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), fromBase58(address) ?? Buffer.alloc(0)]),
      format: 'der',
      type: 'spki',
    })
    expect(verify(null, Buffer.from('hello'), publicKey, fromBase58(answer.signature) ?? Buffer.alloc(0))).toBe(true)
  }
})

test('A declined request, another account, and an invalid transaction are refused.', async () => {
  const { ask } = await pair({ solana })
  const message = toBase58(Buffer.from('hello'))
  const [, other] = solanaKeys
  await expect(ask(devnet, 'solana_signMessage', { message, pubkey: other?.address })).rejects.toMatchObject({
    code: 4100,
  })
  await expect(ask(devnet, 'solana_signTransaction', { transaction: 'AAAA', pubkey: address })).rejects.toMatchObject({
    code: -32602,
  })
  await expect(ask(devnet, 'solana_signMessage', { message: '0OIl', pubkey: address })).rejects.toMatchObject({
    code: -32602,
  })
  await control.set({ mode: 'reject' })
  await expect(ask(devnet, 'solana_signMessage', { message, pubkey: address })).rejects.toMatchObject({ code: 5000 })
})

test('Changing the EVM chain keeps the other namespaces in the session.', async () => {
  const { session } = await pair({
    eip155: { chains: ['eip155:31337', 'eip155:31338'], methods: ['personal_sign'], events },
    solana,
  })
  const updated = dapp.heard('chainChanged')
  await control.set({ chainId: 31338 })
  await updated
  const { namespaces } = dapp.provider.client.session.get(session?.topic ?? '')
  expect(Object.keys(namespaces).sort()).toEqual(['eip155', 'solana'])
})
