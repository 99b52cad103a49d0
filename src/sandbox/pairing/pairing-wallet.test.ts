import { JsonRpcProvider, verifyMessage, verifyTypedData } from 'ethers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../test-support/eventually'
import { devAccounts } from '../chain/chains'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openDapp, type Dapp } from '../test-support/dapp'

const [first, second] = devAccounts
const both = ['eip155:31337', 'eip155:31338']
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

interface State {
  readonly pairing: { readonly sessions: readonly { topic: string; chains: string[]; name: string }[] }
  readonly sites: readonly unknown[]
}

async function state(): Promise<State> {
  return (await control.get('/state')) as State
}

async function connect(chains?: readonly string[]): Promise<string> {
  const { uri, connected } = await dapp.propose(chains)
  expect((await control.post('/pairing/pair', { uri })).status).toBe(200)
  await control.decide('approve')
  const session = await connected
  return session?.topic ?? ''
}

/** Resolves with the next event of this name. */
function next(name: string): Promise<unknown> {
  return new Promise((resolve) => dapp.provider.once(name, resolve))
}

test('A pasted link asks the person; approving it starts a session.', async () => {
  const { uri, connected } = await dapp.propose()
  await control.post('/pairing/pair', { uri: ` ${uri}\n` })
  expect(await control.decide('approve')).toMatchObject({
    origin: 'http://localhost:5173',
    via: 'pairing',
    method: 'wc_sessionPropose',
    details: [
      { label: 'Site', value: 'Test app' },
      { label: 'Chains', value: 'Sandbox One, Sandbox Two' },
      { label: 'It will see', value: first },
    ],
  })
  const accounts = both.map((chain) => `${chain}:${first}`)
  const session = await connected
  expect(session?.namespaces).toMatchObject({ eip155: { chains: both, accounts } })
  expect(session?.peer.metadata).toMatchObject({ name: 'Sandbox Phone', redirect: { universal: /\/pair$/ } })
  expect(await state()).toMatchObject({ pairing: { sessions: [{ name: 'Test app', chains: both }] }, sites: [] })
})

test('A rejected app gets 5000, and its next link works.', async () => {
  const { uri, connected } = await dapp.propose()
  await control.post('/pairing/pair', { uri })
  await control.decide('reject')
  await expect(connected).rejects.toMatchObject({ code: 5000, message: 'User rejected.' })
  await connect()
})

test('A message is signed by the account that was shown.', async () => {
  await connect()
  const signed = dapp.request('personal_sign', ['0x68656c6c6f', first])
  expect(await control.decide('approve')).toMatchObject({ title: 'Sign a message', via: 'pairing' })
  expect(verifyMessage('hello', String(await signed))).toBe(first)
})

test('A request is for the chain that it names, not for the wallet’s current one.', async () => {
  await connect()
  await control.set({ mode: 'approve' })
  const domain = { name: 'Post', chainId: 31338 }
  const EIP712Domain = [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ]
  const types = { Mail: [{ name: 'text', type: 'string' }] }
  const data = { types: { ...types, EIP712Domain }, domain, primaryType: 'Mail', message: { text: 'hi' } }
  const params = [first, JSON.stringify(data)]
  const signed = await dapp.request('eth_signTypedData_v4', params, 'eip155:31338')
  expect(verifyTypedData(domain, types, { text: 'hi' }, String(signed))).toBe(first)
  await expect(dapp.request('eth_signTypedData_v4', params)).rejects.toMatchObject({ code: -32_602 })
  const hash = await dapp.request('eth_sendTransaction', [{ from: first, to: second, value: '0x7' }], 'eip155:31338')
  const node = new JsonRpcProvider(sandbox.endpoints.rpc['eip155:31338'], 31338, { staticNetwork: true })
  expect(await node.getTransaction(String(hash))).toMatchObject({ from: first, to: second, value: 7n })
  node.destroy()
})

test('A rejected request gets the configured code, an unknown method 4200, and a hidden account 4100.', async () => {
  await connect()
  await control.set({ mode: 'reject' })
  const sign = (account: string): Promise<unknown> => dapp.request('personal_sign', ['0x00', account])
  await expect(sign(first)).rejects.toEqual({ code: 5000, message: 'User rejected.' })
  await control.set({ pairingRejectCode: 4001 })
  await expect(sign(first)).rejects.toMatchObject({ code: 4001 })
  await expect(sign(second)).rejects.toMatchObject({ code: 4100 })
  await expect(dapp.request('eth_sign', [first, '0x00'])).rejects.toMatchObject({ code: 4200 })
})

test('Two requests can wait at the same time.', async () => {
  await connect()
  const answers = [dapp.request('personal_sign', ['0x01', first]), dapp.request('personal_sign', ['0x02', first])]
  await eventually(async () => expect(await control.get('/requests')).toHaveLength(2))
  await control.decide('approve')
  await control.decide('approve')
  expect(await Promise.all(answers)).toHaveLength(2)
})

test('Approving a request unlocks a locked wallet.', async () => {
  await connect()
  await control.set({ locked: true })
  const signed = dapp.request('personal_sign', ['0x00', first])
  expect(await control.decide('approve')).toMatchObject({ unlocks: true })
  await signed
  expect(await state()).toMatchObject({ settings: { locked: false } })
})

test('Switching to a chain outside the session asks the person, and adds the chain.', async () => {
  await connect(['eip155:31337'])
  const [changed, updated] = [next('chainChanged'), next('session_update')]
  const switched = dapp.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
  expect(await control.decide('approve')).toMatchObject({ title: 'Switch network', via: 'pairing' })
  await switched
  expect(await changed).toBe('31338')
  expect(await updated).toMatchObject({ params: { namespaces: { eip155: { chains: both } } } })
  const unknown = dapp.request('wallet_switchEthereumChain', [{ chainId: '0x1' }])
  await expect(unknown).rejects.toMatchObject({ code: 4902 })
})

test('Adding a chain adds it to the session, too.', async () => {
  await control.set({ knownChains: [31337] })
  await connect(['eip155:31337'])
  await control.set({ mode: 'approve' })
  const updated = next('session_update')
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const rpcUrls = [sandbox.endpoints.rpc['eip155:31338']]
  const chain = { chainId: '0x7a6a', chainName: 'Two', nativeCurrency, rpcUrls }
  expect(await dapp.request('wallet_addEthereumChain', [chain])).toBeNull()
  expect(await updated).toMatchObject({ params: { namespaces: { eip155: { chains: both } } } })
})

test('The app is told of another account, another chain, and a forgotten chain.', async () => {
  await connect()
  const accounts = next('accountsChanged')
  await control.set({ selectedAccount: second })
  expect(await accounts).toEqual([second, first])
  const chain = next('chainChanged')
  await control.set({ chainId: 31338 })
  expect(await chain).toBe('31338')
  const forgotten = next('session_update')
  await control.set({ knownChains: [31338] })
  expect(await forgotten).toMatchObject({ params: { namespaces: { eip155: { chains: ['eip155:31338'] } } } })
})

test('When the wallet changes to a chain that no app requested, the chain is added to the session.', async () => {
  await connect()
  const [changed, updated] = [next('chainChanged'), next('session_update')]
  await control.set({ chainId: 31339 })
  expect(await updated).toMatchObject({ params: { namespaces: { eip155: { chains: [...both, 'eip155:31339'] } } } })
  expect(await changed).toBe('31339')
})

test('Disconnecting in the wallet reaches the app, and ends waiting requests.', async () => {
  const topic = await connect()
  const asked = expect(dapp.request('personal_sign', ['0x00', first])).rejects.toMatchObject({ code: 6000 })
  await control.pending()
  const disconnected = dapp.heard('disconnect')
  expect((await control.post('/pairing/disconnect', { topic })).status).toBe(200)
  expect(await disconnected).toMatchObject({ code: 6000, data: topic })
  await asked
  expect(await control.get('/requests')).toEqual([])
  expect((await state()).pairing.sessions).toEqual([])
})

test('Disconnecting in the app reaches the wallet.', async () => {
  await connect()
  await dapp.provider.disconnect()
  await eventually(async () => expect((await state()).pairing.sessions).toEqual([]))
})

test('A waiting request is answered after every connection was cut.', async () => {
  await connect()
  const signed = dapp.request('personal_sign', ['0x00', first])
  await control.pending()
  await control.post('/faults', { service: 'relay', fault: { kind: 'drop' } })
  await control.decide('approve')
  expect(verifyMessage(new Uint8Array([0]), String(await signed))).toBe(first)
})

test('A new request works after every connection was cut.', async () => {
  await connect()
  await control.set({ mode: 'approve' })
  await control.post('/faults', { service: 'relay', fault: { kind: 'drop' } })
  expect(await dapp.request('personal_sign', ['0x01', first])).toMatch(/^0x/)
})

test('parameters: pairingChains approves these chains and no others', async () => {
  await control.set({ pairingChains: [31338, 1] })
  await connect()
  const [session] = (await state()).pairing.sessions
  expect(session?.chains).toEqual(['eip155:31338'])
  await control.set({ pairingChains: [] })
  const other = await dapp.propose()
  const refused = expect(other.connected).rejects.toMatchObject({ code: 5100 })
  await control.post('/pairing/pair', { uri: other.uri })
  await refused
})

test('parameters: pairingNamespace approves without any EVM chain', async () => {
  await control.set({ pairingNamespace: 'solana', mode: 'approve' })
  const { uri, connected } = await dapp.propose()
  await control.post('/pairing/pair', { uri })
  expect(Object.keys((await connected)?.namespaces ?? {})).toEqual(['solana'])
})

test('parameters: an unresponsive wallet neither approves nor rejects', async () => {
  await control.set({ unresponsive: true })
  const { uri, connected } = await dapp.propose()
  const settled = vi.fn()
  connected.then(settled, settled)
  await control.post('/pairing/pair', { uri })
  await eventually(async () => expect(await state()).toMatchObject({ pairing: { waiting: 0 } }))
  expect(await control.get('/requests')).toEqual([])
  await control.post('/reset', {})
  expect(settled).not.toHaveBeenCalled()
})

test('A test can send events and set the chains.', async () => {
  const topic = await connect()
  const changed = next('chainChanged')
  const event = { topic, name: 'chainChanged', chainId: 'eip155:31338', data: '0x7a6a' }
  expect((await control.post('/pairing/event', event)).status).toBe(200)
  expect(await changed).toBe('31338')
  expect(await control.post('/pairing/event', { ...event, name: 'other' })).toMatchObject({ status: 400 })
  expect(await control.post('/pairing/event', { ...event, chainId: 'eip155:1' })).toMatchObject({ status: 400 })
  const updated = next('session_update')
  expect((await control.post('/pairing/update', { topic, chains: [31338] })).status).toBe(200)
  expect(await updated).toMatchObject({ params: { namespaces: { eip155: { chains: ['eip155:31338'] } } } })
  expect(await control.post('/pairing/update', { topic, chains: [1] })).toMatchObject({ status: 400 })
})

test('A reset ends sessions and rejects waiting proposals.', async () => {
  await connect()
  const other = await openDapp(sandbox.endpoints, 'http://localhost:9999')
  const { uri, connected } = await other.propose()
  await control.post('/pairing/pair', { uri })
  await control.pending()
  const rejected = expect(connected).rejects.toMatchObject({ code: 5000 })
  await control.post('/reset', {})
  await rejected
  expect(await dapp.heard('disconnect')).toMatchObject({ code: 6000 })
  expect((await state()).pairing).toEqual({ sessions: [], waiting: 0 })
  await other.leave()
})

test('A link that is pasted twice asks once.', async () => {
  const { uri, connected } = await dapp.propose()
  await control.post('/pairing/pair', { uri })
  await control.pending()
  await control.post('/pairing/pair', { uri })
  expect(await control.get('/requests')).toHaveLength(1)
  await control.decide('approve')
  await connected
  expect(await control.get('/requests')).toEqual([])
  expect(await control.post('/pairing/pair', { uri })).toMatchObject({ status: 400 })
})
