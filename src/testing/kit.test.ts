import { Window } from 'happy-dom'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyMessage } from 'ethers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rpcCall } from '../sandbox/chain/rpc-call'
import { openDapp } from '../sandbox/test-support/dapp'
import { startTestKit, type TestKit } from './index'

interface Provider {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): void
}

let kit: TestKit
const left: (() => void)[] = []

beforeAll(async () => void (kit = await startTestKit()))
beforeEach(() => kit.reset())
afterAll(async () => {
  for (const leave of left) leave()
  await kit.close()
})

/** A page in happy-dom that has found the wallet by EIP-6963. */
async function openPage(options?: Parameters<TestKit['announceIn']>[1]) {
  const window = new Window({ url: 'https://app.example/' })
  const found: { info: { name: string; rdns: string }; provider: Provider }[] = []
  window.addEventListener('eip6963:announceProvider', (event) => found.push(Reflect.get(event, 'detail')))
  left.push(await kit.announceIn(window, options))
  const [announced] = found
  if (!announced) throw new Error('No wallet was announced')
  const { info, provider } = announced
  const request = (method: string, ...params: unknown[]) => {
    const answer = provider.request({ method, params })
    // A test may ignore the answer. Without this handler, a rejection would then be an unhandled rejection and fail the test.
    answer.catch(() => {})
    return answer
  }
  return { info, provider, request, window }
}

/** Opens a page and connects the wallet. */
async function openConnected() {
  const page = await openPage()
  const accounts = page.request('eth_requestAccounts')
  await kit.wallet.approve()
  expect(await accounts).toEqual([kit.wallet.accounts.eip155[0]])
  return page
}

test('A kit is not started where a DOM library has replaced the globals of Node.', async () => {
  vi.stubGlobal('document', {})
  await expect(startTestKit()).rejects.toThrow('Run the test in the environment node')
  vi.unstubAllGlobals()
})

test('A wallet is announced with the name and the rdns that the test wants.', async () => {
  expect((await openPage()).info).toMatchObject({ name: 'Sandbox Wallet', rdns: 'dev.createwalletmodal.sandbox' })
  expect((await openPage({ name: 'My Wallet', rdns: 'example.mine' })).info).toMatchObject({
    name: 'My Wallet',
    rdns: 'example.mine',
  })
})

test('A legacy wallet is at window.ethereum, also if it does not announce itself by EIP-6963.', async () => {
  const { window, provider } = await openPage({ legacy: true })
  expect(Reflect.get(window, 'ethereum')).toBe(provider)
  expect(Reflect.get((await openPage()).window, 'ethereum')).toBeUndefined()
  const old = new Window({ url: 'https://app.example/' })
  let announced = 0
  old.addEventListener('eip6963:announceProvider', () => (announced += 1))
  left.push(await kit.announceIn(old, { legacy: true, eip6963: false }))
  expect(Reflect.get(old, 'ethereum')).toMatchObject({ isSandboxWallet: true })
  expect(announced).toBe(0)
})

test('approve waits for a request, and returns it with the answer that the page got.', async () => {
  const { request } = await openPage()
  const approved = kit.wallet.approve()
  const accounts = await request('eth_requestAccounts')
  expect(await approved).toMatchObject({
    method: 'eth_requestAccounts',
    origin: 'https://app.example',
    answer: { result: accounts },
  })
})

test('reject answers with the code 4001 of EIP-1193.', async () => {
  const { request } = await openPage()
  const accounts = request('eth_requestAccounts')
  expect((await kit.wallet.reject()).answer).toMatchObject({ error: { code: 4001 } })
  await expect(accounts).rejects.toMatchObject({ code: 4001 })
})

test('pendingRequests returns the requests that need a decision, and sites the origins of connected pages.', async () => {
  const { request } = await openConnected()
  expect(await kit.wallet.pendingRequests()).toEqual([])
  expect(await kit.wallet.sites()).toEqual(['https://app.example'])
  const [account = ''] = kit.wallet.accounts.eip155
  const asked = request('personal_sign', '0x68656c6c6f', account)
  await kit.wallet.pending()
  expect(await kit.wallet.pendingRequests()).toMatchObject([{ method: 'personal_sign' }])
  await kit.wallet.reject()
  await expect(asked).rejects.toMatchObject({ code: 4001 })
  expect(await kit.wallet.pendingRequests()).toEqual([])
  await kit.wallet.disconnect('https://app.example')
  expect(await kit.wallet.sites()).toEqual([])
})

test('fund gives ether and a token to an account of EVM, and refuses what is no account.', async () => {
  const address = '0x00000000000000000000000000000000000c0ffe'
  const url = kit.endpoints.rpc['eip155:31338'] ?? ''
  const balance = async () => BigInt(String(await rpcCall(url, 'eth_getBalance', [address, 'latest'])))
  const before = await balance()
  await kit.fund(address)
  expect((await balance()) - before).toBe(10n * 10n ** 18n)
  await expect(kit.fund('nobody')).rejects.toThrow('address must be an account of Ethereum or Solana')
})

test('Of several requests, approve takes the oldest one that has the given method.', async () => {
  const { request } = await openConnected()
  const [account = ''] = kit.wallet.accounts.eip155
  const signed = request('personal_sign', '0x68656c6c6f', account)
  await kit.wallet.pending({ method: 'personal_sign' })
  const switched = request('wallet_switchEthereumChain', { chainId: '0x7a6a' })
  await kit.wallet.approve({ method: 'wallet_switchEthereumChain' })
  expect(await switched).toBeNull()
  await expect(kit.wallet.reject({ method: 'eth_sendTransaction', timeoutMs: 50 })).rejects.toThrow(
    'The wallet got no request eth_sendTransaction that needs a decision within 50 ms.',
  )
  expect(await kit.wallet.reject()).toMatchObject({ method: 'personal_sign' })
  await expect(signed).rejects.toMatchObject({ code: 4001 })
})

test('approve fails with the log if no request comes in time.', async () => {
  const { request } = await openPage()
  await expect(kit.wallet.approve({ timeoutMs: 50 })).rejects.toThrow(
    'The wallet got no request that needs a decision within 50 ms. Nothing was asked.',
  )
  await request('eth_chainId')
  await expect(kit.wallet.approve({ timeoutMs: 50 })).rejects.toThrow(/So far:\n.*https:\/\/app\.example: eth_chainId/)
})

test('sign approves a request for exactly this message, and returns a signature of the account.', async () => {
  const { request } = await openConnected()
  const [account = ''] = kit.wallet.accounts.eip155
  const asked = request('personal_sign', `0x${Buffer.from('Hello, wörld').toString('hex')}`, account)
  const signature = await kit.wallet.sign('Hello, wörld')
  expect(await asked).toBe(signature)
  expect(verifyMessage('Hello, wörld', signature)).toBe(account)
})

test('sign rejects a request for another message, and a request that signs no text.', async () => {
  const { request } = await openConnected()
  const [account = ''] = kit.wallet.accounts.eip155
  const other = request('personal_sign', '0x6f74686572', account)
  await expect(kit.wallet.sign('Hello')).rejects.toThrow('The page asked to sign "other", not to sign "Hello".')
  await expect(other).rejects.toMatchObject({ code: 4001 })
  const payment = request('eth_sendTransaction', { from: account, to: account })
  await expect(kit.wallet.sign('Hello')).rejects.toThrow('eth_sendTransaction, which signs no text')
  await expect(payment).rejects.toMatchObject({ code: 4001 })
})

test('never gives no answer until ask, and approveAll and rejectAll decide at once.', async () => {
  const { request } = await openPage()
  await kit.wallet.never()
  let isAnswered = false
  void request('eth_requestAccounts').then(
    () => (isAnswered = true),
    () => (isAnswered = true),
  )
  await expect.poll(async () => (await kit.wallet.requests()).length).toBe(1)
  await kit.wallet.rejectAll()
  await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  await kit.wallet.approveAll()
  expect(await request('eth_requestAccounts')).toHaveLength(1)
  expect(isAnswered).toBe(false)
  expect((await kit.wallet.requests()).map(({ answer }) => Object.keys(answer ?? {}))).toEqual([
    [],
    ['error'],
    ['result'],
  ])
})

test('approve returns the answer to the request that it decided, also if an earlier request of the method got no answer.', async () => {
  const { request } = await openPage()
  await kit.wallet.never()
  void request('eth_requestAccounts')
  await expect.poll(async () => (await kit.wallet.requests()).length).toBe(1)
  await kit.wallet.ask()
  const accounts = request('eth_requestAccounts')
  const { number, answer } = await kit.wallet.approve()
  expect(answer).toEqual({ result: await accounts })
  expect((await kit.wallet.requests()).map((asked) => [asked.number === number, asked.answer])).toEqual([
    [false, undefined],
    [true, answer],
  ])
})

test('switchAccount, switchNetwork, lock and disconnect reach a connected page as events.', async () => {
  const { provider, request } = await openConnected()
  const events: unknown[] = []
  for (const name of ['accountsChanged', 'chainChanged']) provider.on(name, (value) => events.push([name, value]))
  const sees = (...expected: unknown[]) => expect.poll(() => events.splice(0)).toEqual([expected])
  const [, second, third = ''] = kit.wallet.accounts.eip155
  await kit.wallet.switchAccount(1)
  await sees('accountsChanged', [second])
  await kit.wallet.switchAccount(third)
  await sees('accountsChanged', [third])
  await kit.wallet.switchNetwork(31338)
  await sees('chainChanged', '0x7a6a')
  await kit.wallet.lock()
  await sees('accountsChanged', [])
  const again = request('eth_requestAccounts')
  await kit.wallet.approve()
  expect(await again).toEqual([third])
  await sees('accountsChanged', [third])
  await kit.wallet.disconnect('https://app.example')
  await sees('accountsChanged', [])
})

test('An account and a network that the wallet does not have are refused with a reason.', async () => {
  expect(() => kit.wallet.switchAccount(10)).toThrow('The wallet has 10 accounts, so none is 10')
  await expect(kit.wallet.switchAccount('0x1')).rejects.toThrow('The wallet has no account 0x1')
  await expect(kit.wallet.switchNetwork(1)).rejects.toThrow('without knowing it')
  await expect(kit.wallet.set({ delayMs: -1 })).rejects.toThrow('delayMs must be a number from 0')
})

/** Starts a JSON-RPC node without keys. The node forwards requests to another node, and refuses all requests to sign. */
async function startKeylessNode(rpcUrl: string): Promise<{ url: string; refused: string[]; server: Server }> {
  const refused: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString()) as {
      id: number
      method: string
      params: unknown
    }
    const needsKeys = /^(personal_|eth_sign|eth_sendTransaction$)/.test(method)
    if (needsKeys) refused.push(method)
    const answer = needsKeys
      ? { error: { code: -32601, message: 'This node has no keys' } }
      : { result: await rpcCall(rpcUrl, method, params) }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, refused, server }
}

test('On a chain of any other node, the wallet signs messages and transactions by itself.', async () => {
  const chain = { id: 31500, name: 'Far away', symbol: 'FAR' }
  const other = await startTestKit({ chains: [chain] })
  const { url, refused, server } = await startKeylessNode(other.endpoints.rpc['eip155:31500'] ?? '')
  try {
    await kit.wallet.addNetwork({ ...chain, rpcUrl: url })
    await kit.wallet.switchNetwork(chain.id)
    const { request } = await openConnected()
    const [from = '', to = ''] = kit.wallet.accounts.eip155
    await kit.wallet.approveAll()
    const before = BigInt(String(await rpcCall(url, 'eth_getBalance', [to, 'latest'])))
    const hash = await request('eth_sendTransaction', { from, to, value: '0x64' })
    await expect.poll(() => rpcCall(url, 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
    expect(BigInt(String(await rpcCall(url, 'eth_getBalance', [to, 'latest'])))).toBe(before + 100n)
    const signature = String(await request('personal_sign', '0x68656c6c6f', from))
    expect(verifyMessage('hello', signature)).toBe(from)
    expect(refused).toEqual([])
    await expect(kit.wallet.addNetwork({ ...chain, id: 5, rpcUrl: url })).rejects.toThrow(
      'is on chain 0x7b0c, not on 0x5',
    )
  } finally {
    server.close()
    await other.close()
  }
})

test('The phone pairs by a link, and the wallet decides about the pairing and the requests of the app.', async () => {
  const dapp = await openDapp(kit.endpoints)
  try {
    const { uri, connected } = await dapp.propose()
    await kit.phone.scan(uri)
    expect(await kit.wallet.approve()).toMatchObject({ via: 'pairing', method: 'wc_sessionPropose' })
    await connected
    const [session] = await kit.phone.sessions()
    expect(session).toMatchObject({ name: 'Test app', url: 'http://localhost:5173' })
    const [account = ''] = kit.wallet.accounts.eip155
    const signed = dapp.request('personal_sign', ['0x68656c6c6f', account])
    const signature = await kit.wallet.sign('hello')
    expect(await signed).toBe(signature)
    const ended = dapp.heard('session_delete')
    await kit.phone.leave()
    await ended
    await expect(kit.phone.leave()).rejects.toThrow('The phone has 0 sessions. Name the one to end.')
    await expect(kit.phone.scan('wc:nonsense')).rejects.toThrow('The sandbox refuses POST /pairing/pair')
  } finally {
    await dapp.leave()
  }
})

test('A fault of a service is set by name, and ends by name or with the reset.', async () => {
  const ask = async () => (await fetch(`${kit.endpoints.api}/getWallets?page=1&entries=1`)).status
  expect(await ask()).toBe(200)
  await kit.faults.set('directory', { kind: 'status', code: 503 })
  expect(await ask()).toBe(503)
  expect(await kit.faults.all()).toMatchObject({ directory: { kind: 'status', code: 503 } })
  await kit.faults.end('directory')
  expect(await ask()).toBe(200)
  await kit.faults.set('directory', { kind: 'status', code: 500 })
  await kit.reset()
  expect(await ask()).toBe(200)
  await expect(kit.faults.set('directory', { kind: 'nothing' } as never)).rejects.toThrow('kind must be slow')
})

test('The log prints what was asked and answered, in order, with long values cut.', async () => {
  const { request } = await openConnected()
  await fetch(`${kit.endpoints.api}/getWallets?page=1&entries=1`)
  const [account = ''] = kit.wallet.accounts.eip155
  const signed = request('personal_sign', `0x${'61'.repeat(200)}`, account)
  await kit.wallet.reject()
  await expect(signed).rejects.toMatchObject({ code: 4001 })
  const lines = (await kit.wallet.printLog()).split('\n')
  expect(lines.map((line) => line.replace(/^ *\d+ ms {2}/, ''))).toEqual([
    `https://app.example: eth_requestAccounts [] → ["${account}"]`,
    'directory: GET /api/getWallets',
    expect.stringMatching(/^https:\/\/app\.example: personal_sign \["0x(61)+… → error 4001: The user rejected/),
  ])
})
