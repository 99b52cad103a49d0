// @vitest-environment node
import { AbiCoder, Interface, concat, getCreate2Address, keccak256, verifyMessage, ZeroHash } from 'ethers'
import { expect, test, vi } from 'vitest'
import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import { isErc6492Signature, parseErc6492Signature } from 'viem/utils'
import { lowerHex } from '../bytes'
import { contractAccount } from './contract-account'
import { accountAddress } from './contract-address'
import {
  contractSettings,
  createSmartVisitor,
  createSmartWallet,
  factory,
  implementation,
} from './testing/smart-wallet'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const coder = AbiCoder.defaultAbiCoder()
const contracts = new Interface([
  'function initialize(address owner, string[] keyIds, uint256[] x, uint256[] y)',
  'function deploy(bytes bytecode, bytes32 salt)',
])

/** The code that creates the account of a key, encoded with another library. */
function creationCode(owner: string): string {
  const first = contracts.encodeFunctionData('initialize', [owner, [], [], []])
  return concat([ERC1967Proxy, coder.encode(['address', 'bytes'], [implementation, first])])
}

const createVisitor = () => createSmartVisitor({ settings: contractSettings })
const ownerOf = (message: string, signature: unknown) => verifyMessage(message, String(signature))

/** The signature inside a signature of ERC-6492, and the call that deploys the account. */
function unwrap(signature: unknown) {
  const text = lowerHex(String(signature))
  expect(isErc6492Signature(text)).toBe(true)
  return parseErc6492Signature(text)
}

test('The account is a contract, whose address follows from its key before the contract is deployed.', async () => {
  const { rpc, request, address, eoa, chainCodes } = await createVisitor()
  const owner = ownerOf('hello', unwrap(await rpc('personal_sign', ['hello', address])).signature)
  expect(address).toBe(getCreate2Address(factory, ZeroHash, keccak256(creationCode(owner))))
  expect(new Set([owner, address, eoa]).size).toBe(3)
  expect(await rpc('eth_accounts')).toEqual([address])
  const user = { address, preferredAccountType: 'smartAccount', smartAccountDeployed: false }
  expect(await request('GET_USER')).toMatchObject({ ...user, accounts: [{ address: eoa }, { address }] })
  expect(await request('INIT_SMART_ACCOUNT')).toEqual({ address, isDeployed: false })
  chainCodes[address.toLowerCase()] = '0x64'
  expect(await request('GET_USER')).toMatchObject({ ...user, smartAccountDeployed: true })
})

test('A signature says how to deploy the account (ERC-6492) until the account is deployed, also if the network does not answer.', async () => {
  const { rpc, address, chain, chainCodes, inTime } = await createVisitor()
  const sign = () => rpc('personal_sign', ['hello', address])
  const wrapped = unwrap(await sign())
  const owner = ownerOf('hello', wrapped.signature)
  expect(wrapped.address).toBe(factory)
  const [deployed] = contracts.decodeFunctionData('deploy', wrapped.data ?? '')
  expect(deployed).toBe(creationCode(owner))
  const types = { Greeting: [{ name: 'text', type: 'string' }] }
  const data = { types, primaryType: 'Greeting', domain: { chainId: 1 }, message: { text: 'hi' } }
  unwrap(await rpc('eth_signTypedData_v4', [address, data]))

  const { fetch } = chain
  chain.fetch = (init) => (String(init.body).includes('eth_getCode') ? new Promise(() => {}) : fetch(init))
  unwrap(await inTime(sign()))
  chain.fetch = fetch
  chainCodes[address.toLowerCase()] = '0x64'
  expect(ownerOf('hello', await sign())).toBe(owner)
})

test('The first operation deploys the account, and the approval says so. The second operation only runs its calls.', async () => {
  const { rpc, address, bundler, lastAsked } = await createVisitor()
  const calls = [{ to: other, value: '0x1' }, { to: other }]
  await rpc('wallet_sendCalls', [{ calls, atomicRequired: true }])
  expect(lastAsked()).toContain(`sets the account up on Ethereum. From then on it runs the code at ${implementation}`)
  const [first] = bundler.sent
  expect(first).toMatchObject({ sender: address, factory })
  expect(first).not.toHaveProperty('eip7702Auth')
  const [deployed] = contracts.decodeFunctionData('deploy', String(first?.['factoryData']))
  expect(getCreate2Address(factory, ZeroHash, keccak256(String(deployed)))).toBe(address)
  await rpc('wallet_sendCalls', [{ calls, atomicRequired: true }])
  expect(lastAsked()).not.toContain('sets the account up')
  expect(bundler.sent[1]).not.toHaveProperty('factory')
})

test('The page may ask for the capabilities of the contract account by its address.', async () => {
  const { rpc, address } = await createVisitor()
  const none = { atomic: { status: 'unsupported' } }
  expect(await rpc('wallet_getCapabilities', [address])).toMatchObject({
    '0x1': { atomic: { status: 'supported' } },
    '0x89': none,
  })
  expect(await rpc('wallet_getCapabilities', [other])).toEqual({ '0x1': none, '0x89': none })
})

test('Without the expected factory or implementation, the network offers no smart account.', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const name of ['factory', 'implementation', 'entryPoint']) {
    const codeHashes = { ...contractSettings.codeHashes, [name]: `0x${'1'.repeat(64)}` }
    const { request } = await createSmartWallet({ settings: { ...contractSettings, codeHashes } })
    expect(await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual({ smartAccountEnabledNetworks: [] })
    expect(printed.mock.lastCall?.join()).toContain(`codeHashes.${name} is not the hash of the contract's code`)
  }
})

test('An operation that deploys another contract than the account is not the approved operation.', () => {
  const settings = { ...contractSettings, bundlerUrl: 'https://bundler.example', factory, implementation } as const
  const owner = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
  const address = accountAddress(settings, owner)
  const code = contractAccount(settings)
  const initCode = (key: string, from = factory) =>
    lowerHex(concat([from, contracts.encodeFunctionData('deploy', [creationCode(key), ZeroHash])]))
  expect(code.isInitCode(initCode(owner), { address, owner })).toBe(true)
  expect(code.isInitCode('0x', { address, owner })).toBe(true)
  expect(code.isInitCode(initCode(other), { address, owner })).toBe(false)
  expect(code.isInitCode(initCode(owner, implementation), { address, owner })).toBe(false)
  expect(code.isInitCode(initCode(owner), { address: other, owner })).toBe(false)
  expect(code.isInitCode(`${initCode(owner)}00`, { address, owner })).toBe(false)
})
