import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../test-support/eventually'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openPage, type Page } from '../test-support/page'

let sandbox: Sandbox
let control: Control
let page: Page

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
beforeEach(async () => {
  await control.post('/reset', {})
  page = await openPage(sandbox.endpoints.walletScript)
  await control.set({ mode: 'approve' })
  await page.request('eth_requestAccounts')
})
afterAll(() => sandbox?.close())

const change = (chainId: unknown): Promise<unknown> => page.request('wallet_switchEthereumChain', [{ chainId }])

function chainTwo(): Record<string, unknown> {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const rpcUrls = [sandbox.endpoints.rpc['eip155:31338']]
  return { chainId: '0x7a6a', chainName: 'Sandbox Two', nativeCurrency, rpcUrls }
}

test('Switching the chain asks the person, and every page is told.', async () => {
  const tab = await openPage(sandbox.endpoints.walletScript, 'http://localhost:9999')
  await tab.request('eth_chainId')
  await control.set({ mode: 'ask' })
  const asked = change('0x7a6a')
  expect(await control.decide('approve')).toMatchObject({ title: 'Switch network' })
  expect(await asked).toBeNull()
  for (const each of [page, tab]) await eventually(() => expect(each.events).toContainEqual(['chainChanged', '0x7a6a']))
  expect(await page.request('net_version')).toBe('31338')
  const [account] = (await page.request('eth_accounts')) as string[]
  expect(BigInt(String(await page.request('eth_getBalance', [account, 'latest'])))).toBe(42_125_000_000_000_000_000n)
})

test('Switching to the current chain asks nothing; after a rejection the chain stays.', async () => {
  await control.set({ mode: 'reject' })
  expect(await change('0x7a69')).toBeNull()
  await expect(change('0x7a6a')).rejects.toMatchObject({ code: 4001 })
  expect(await page.request('eth_chainId')).toBe('0x7a69')
})

test('A forgotten chain gives 4902; after it is added, switching works.', async () => {
  await control.set({ knownChains: [31337] })
  await expect(change('0x7a6a')).rejects.toMatchObject({ code: 4902 })
  expect(await page.request('wallet_addEthereumChain', [chainTwo()])).toBeNull()
  expect(await change('0x7a6a')).toBeNull()
  expect(await page.request('eth_chainId')).toBe('0x7a6a')
})

test('An added chain is read through the RPC URL that came with it.', async () => {
  const one = await startSandbox({ chains: [{ id: 4242, name: 'Four', symbol: 'FOU', firstBalance: 5n }] })
  const nativeCurrency = { name: 'Four', symbol: 'FOU', decimals: 18 }
  const rpcUrls = [one.endpoints.rpc['eip155:4242']]
  await page.request('wallet_addEthereumChain', [{ chainId: '0x1092', chainName: 'Four', nativeCurrency, rpcUrls }])
  const [account] = (await page.request('eth_accounts')) as string[]
  expect(await page.request('eth_getBalance', [account, 'latest'])).toBe('0x5')
  await one.close()
  await expect(page.request('eth_blockNumber')).rejects.toMatchObject({ code: -32603 })
})

test('A wallet that refuses to switch gives 4001, and still adds chains.', async () => {
  await control.set({ refuseSwitch: true, knownChains: [31337] })
  await expect(change('0x7a6a')).rejects.toMatchObject({ code: 4902 })
  expect(await page.request('wallet_addEthereumChain', [chainTwo()])).toBeNull()
  await expect(change('0x7a6a')).rejects.toMatchObject({ code: 4001 })
  expect(await page.request('eth_chainId')).toBe('0x7a69')
})

test('On a chain without a node, the wallet answers its own methods, and 4901 for those of the chain.', async () => {
  await control.set({ chainId: 31339 })
  expect(await page.request('eth_chainId')).toBe('0x7a6b')
  await expect(page.request('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
})

test('Chain ids of the wrong form are refused.', async () => {
  for (const wrong of [31338, '31338', '0x', '0x07a6a', '', null]) {
    await expect(change(wrong)).rejects.toMatchObject({ code: -32602 })
  }
  await expect(page.request('wallet_switchEthereumChain', [])).rejects.toMatchObject({ code: -32602 })
})

test('wallet_addEthereumChain names the wrong field.', async () => {
  await control.set({ knownChains: [31337] })
  const wrong: [RegExp, Record<string, unknown>][] = [
    [/chain id/, { chainId: 31338 }],
    [/chainName/, { chainName: '' }],
    [/rpcUrls/, { rpcUrls: [] }],
    [/rpcUrls/, { rpcUrls: ['javascript:alert(1)'] }],
    [/symbol/, { nativeCurrency: { name: 'x', symbol: '', decimals: 18 } }],
    [/decimals/, { nativeCurrency: { name: 'x', symbol: 'X', decimals: 8 } }],
    [/blockExplorerUrls/, { blockExplorerUrls: [null] }],
    [/on chain 0x7a69/, { rpcUrls: [sandbox.endpoints.rpc['eip155:31337']] }],
  ]
  for (const [message, fields] of wrong) {
    const asked = page.request('wallet_addEthereumChain', [{ ...chainTwo(), ...fields }])
    await expect(asked).rejects.toMatchObject({ code: -32602, message: expect.stringMatching(message) as string })
  }
  const dead = page.request('wallet_addEthereumChain', [{ ...chainTwo(), rpcUrls: ['http://127.0.0.1:1/'] }])
  await expect(dead).rejects.toMatchObject({ code: -32603 })
})
