import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devAccounts } from '../chain/chains'
import { rpcCall } from '../chain/rpc-call'
import type { Sandbox } from '../start'
import { startSandbox } from '../start'
import { Control } from '../test-support/control'

let sandbox: Sandbox
let control: Control

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
beforeEach(() => control.post('/reset', {}))
afterAll(() => sandbox.close())

const rpc = (id: string) => sandbox.endpoints.rpc[id] ?? expect.fail(`There is no ${id}`)
const newcomer = '0x00000000000000000000000000000000000abcde'
const onSolana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

test('A new account gets ether and dollars on each chain with each request', async () => {
  for (let times = 1n; times <= 2n; times += 1n) {
    expect((await control.post('/faucet', { address: newcomer })).status).toBe(200)
    for (const id of ['eip155:31337', 'eip155:31338']) {
      const balance = await rpcCall(rpc(id), 'eth_getBalance', [newcomer, 'latest'])
      expect(BigInt(String(balance))).toBe(times * 10n ** 19n)
      const { address: to = '' } = sandbox.endpoints.chains[id]?.tokens.find(({ symbol }) => symbol === 'sUSD') ?? {}
      const data = `0x70a08231${newcomer.slice(2).padStart(64, '0')}`
      const read = async () => BigInt(String(await rpcCall(rpc(id), 'eth_call', [{ to, data }, 'latest'])))
      await expect.poll(read).toBe(times * 1_000_000_000n)
    }
  }
})

test('The dollars come from the treasury. The first account gets dollars as every account does, and loses none to other accounts.', async () => {
  const [person] = devAccounts
  const dollarsOf = async (id: string) => {
    const { address: to = '' } = sandbox.endpoints.chains[id]?.tokens.find(({ symbol }) => symbol === 'sUSD') ?? {}
    const data = `0x70a08231${person.slice(2).padStart(64, '0')}`
    return BigInt(String(await rpcCall(rpc(id), 'eth_call', [{ to, data }, 'latest'])))
  }
  const id = 'eip155:31337'
  const before = await dollarsOf(id)
  expect((await control.post('/faucet', { address: person })).status).toBe(200)
  await expect.poll(() => dollarsOf(id)).toBe(before + 1_000_000_000n)
  expect((await control.post('/faucet', { address: newcomer })).status).toBe(200)
  await rpcCall(rpc(id), 'evm_mine', [])
  expect(await dollarsOf(id)).toBe(before + 1_000_000_000n)
})

test('A new account on Solana gets lamports and dollars with each request', async () => {
  const [network = ''] = Object.keys(sandbox.endpoints.rpc).filter((id) => id.startsWith('solana:'))
  const mint = sandbox.endpoints.chains[network]?.tokens.find(({ symbol }) => symbol === 'SBUSD')?.address
  for (let times = 1; times <= 2; times += 1) {
    expect((await control.post('/faucet', { address: ` ${onSolana} ` })).status).toBe(200)
    expect(await rpcCall(rpc(network), 'getBalance', [onSolana])).toMatchObject({ value: times * 10_000_000_000 })
    const held = await rpcCall(rpc(network), 'getTokenAccountsByOwner', [
      onSolana,
      { mint },
      { encoding: 'jsonParsed' },
    ])
    expect(JSON.stringify(held)).toContain(`"amount":"${times * 1_000_000_000}"`)
  }
})

test.each([undefined, '', 'ann@example.com', '0x12', `${newcomer}0`, '1'.repeat(31), { address: newcomer }])(
  'The address %j gets nothing, and the error names the possible addresses',
  async (address) => {
    const answer = await control.post('/faucet', { address })
    expect(answer).toMatchObject({ status: 400, body: { error: 'address must be an account of Ethereum or Solana' } })
  },
)

test('The page of the faucet is served with its script', async () => {
  const page = await fetch(sandbox.endpoints.faucet)
  expect(await page.text()).toContain('faucet.js')
  expect((await fetch(new URL('/faucet.js', sandbox.endpoints.faucet))).status).toBe(200)
})
