import { createPublicClient, http, stringToHex, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devAccounts } from '../chain/chains'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openPage, type Page } from '../test-support/page'

let sandbox: Sandbox
let control: Control
let page: Page
const [first, second] = devAccounts

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
beforeEach(async () => {
  await control.post('/reset', {})
  page = await openPage(sandbox.endpoints.walletScript)
})
afterAll(() => sandbox?.close())

const client = () => createPublicClient({ transport: http(sandbox.endpoints.rpc['eip155:31337']) })

async function account(kind: 'deployed' | 'counterfactual'): Promise<Address> {
  await control.set({ mode: 'approve', contractAccount: kind })
  const [address] = (await page.request('eth_requestAccounts')) as [Address]
  return address
}

async function sign(message: string, address: Address): Promise<Hex> {
  return (await page.request('personal_sign', [stringToHex(message), address])) as Hex
}

test('A deployed contract accepts the signature of its owner (ERC-1271).', async () => {
  const address = await account('deployed')
  expect(devAccounts).not.toContain(address)
  const signature = await sign('hello', address)
  expect(signature).toHaveLength(132)
  expect(await client().getCode({ address })).toBeDefined()
  expect(await client().verifyMessage({ address, message: 'hello', signature })).toBe(true)
  expect(await client().verifyMessage({ address, message: 'hallo', signature })).toBe(false)
  expect(await client().verifyMessage({ address: first, message: 'other', signature })).toBe(false)
})

test('The signature of a contract that is not deployed yet contains its deployment (ERC-6492).', async () => {
  const address = await account('counterfactual')
  const signature = await sign('hello', address)
  expect(signature).toMatch(/(6492){16}$/)
  expect(await client().getCode({ address })).toBeUndefined()
  expect(await client().verifyMessage({ address, message: 'hello', signature })).toBe(true)
  expect(await client().verifyMessage({ address, message: 'hallo', signature })).toBe(false)
})

test('Each owner has its own contract, at the same address on every chain.', async () => {
  const address = await account('deployed')
  await control.set({ chainId: 31338 })
  await sign('there', address)
  const other = createPublicClient({ transport: http(sandbox.endpoints.rpc['eip155:31338']) })
  expect(await other.getCode({ address })).toBeDefined()
  await control.set({ selectedAccount: second })
  expect(await page.request('eth_accounts')).not.toEqual([address])
})

test('An account that changes while its request waits signs nothing.', async () => {
  const address = await account('deployed')
  await control.set({ mode: 'ask' })
  const refused = expect(page.request('personal_sign', ['0x00', address])).rejects.toMatchObject({ code: 4100 })
  await control.pending()
  await control.set({ contractAccount: 'none' })
  await control.decide('approve')
  await refused
})
