import { isHex, keccak256 } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpcCall } from '../chain/rpc-call'
import { startSandbox, type Sandbox } from '../start'
import { smartAccounts } from './addresses'
import { contractNames, makeCodes } from './make-contracts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const rpc = (id: string) => sandbox.endpoints.rpc[id] ?? expect.fail(`There is no ${id}`)
const codeAt = (id: string, address: string) => rpcCall(rpc(id), 'eth_getCode', [address, 'latest'])

test.each(['eip155:31337', 'eip155:31338'])('Each contract has its code at its address on %s.', async (id) => {
  const codes = (await makeCodes(rpc(id))) ?? expect.fail('The package is not installed')
  for (const name of contractNames) expect(await codeAt(id, smartAccounts[name]), name).toBe(codes[name])
})

test('The codes have the hashes that the README of the folder lists.', async () => {
  const { entryPoint, delegate, factory, implementation } = smartAccounts
  const hashes = [entryPoint, delegate, factory, implementation].map(async (address) => {
    const code = await codeAt('eip155:31337', address)
    return isHex(code) ? keccak256(code) : expect.fail(`There is no code at ${address}`)
  })
  expect(await Promise.all(hashes)).toEqual([
    '0x2476c8ccd61ed310178e1be63b35945b18689b15e0c6d6881cfe6ca8c989294b',
    '0x31f68a175bcd983b4ab36dddbd5b009bc81bdfaae39ac7333881e784ab1905ec',
    '0xe5f22f99d0e7fe4e3d8f361afba4d6161d7b009ef2a5aab4325d48fba7e746cc',
    '0x420144d95968ece1bb1a1d04c923399efff8d377d968535f8795113a7f284e84',
  ])
})

test('The bundler and the paymaster of a chain without the contracts say which package is missing.', async () => {
  const [id = '', bundler = ''] = Object.entries(sandbox.endpoints.bundlers)[0] ?? []
  await rpcCall(rpc(id), 'anvil_setCode', [smartAccounts.entryPoint, '0x'])
  expect(await rpcCall(bundler, 'eth_chainId', [])).toBe('0x7a69')
  const error =
    'The sandbox has no contracts of smart accounts. Run npm install -D @metamask/delegation-abis@2.0.0, and start the sandbox again'
  await expect(rpcCall(bundler, 'eth_supportedEntryPoints', [])).rejects.toThrow(error)
  const paymaster = sandbox.endpoints.paymasters[id] ?? ''
  await expect(rpcCall(paymaster, 'pm_getPaymasterStubData', [])).rejects.toThrow(error)
})
