// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { completeNetwork, placeholderNetwork } from '../../domain/networks/network'
import { threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { solanaAlpha } from '../../testing/chains/fake-namespace'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { alpha } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { noteSmartAccount, readIsContract } from './smart-account'

const code = '0x6080604052'
const alphaUrl = 'https://alpha.example/rpc'

test('The chain is asked with the address and the latest block, and only for an EVM network with endpoints.', async () => {
  const { root, rpc } = await createTestRoot()
  rpc.answer('eth_getCode', () => code)
  await expect(readIsContract(root, completeNetwork(alpha), firstAddress)).resolves.toBe(true)
  expect(rpc.callsOf('eth_getCode').map(({ params }) => params)).toEqual([[firstAddress, 'latest']])
  const others = [undefined, placeholderNetwork('eip155:31337'), completeNetwork(solanaAlpha)]
  const answers = others.map((network) => readIsContract(root, network, firstAddress))
  await expect(Promise.all(answers)).resolves.toEqual([false, false, false])
  expect(rpc.callsOf('eth_getCode')).toHaveLength(1)
})

test('If the chain fails or does not answer within five seconds, the account does not count as a contract.', async () => {
  const { root, rpc, platform } = await createTestRoot()
  rpc.answer('eth_getCode', () => {
    throw new Error('no such method')
  })
  await expect(readIsContract(root, completeNetwork(alpha), firstAddress)).resolves.toBe(false)
  rpc.respond(alphaUrl, 'silence')
  let answer: boolean | undefined
  const asked = readIsContract(root, completeNetwork(alpha), firstAddress).then((isContract) => (answer = isContract))
  await platform.advance(4_999)
  expect(answer).toBeUndefined()
  await platform.advance(1)
  await asked
  expect(answer).toBe(false)
})

test('If another account is shown by the time the chain answers, the answer is ignored.', async () => {
  const { root, rpc, wallet, connect } = await createTestRoot()
  await connect()
  let answer: (response: Response) => void = () => {}
  rpc.respond(alphaUrl, () => new Promise((resolve) => (answer = resolve)))
  const noting = noteSmartAccount(root)
  await settle()
  wallet.changeAccounts([secondAddress])
  answer(new Response(JSON.stringify({ jsonrpc: '2.0', id: 0, result: code })))
  await noting
  expect(root.account.isSmartAccount).toBe(false)
})

test('Without an account, the chain is not asked. While a stored connection is being restored, the chain is not asked yet.', async () => {
  const browser = createFakeBrowser()
  const before = await createTestRoot({ browser })
  await noteSmartAccount(before.root)
  await before.connect()
  before.modal.dispose()
  await before.platform.advance(1_000)
  expect(before.rpc.callsOf('eth_getCode')).toEqual([])
  const wallet = new FakeWallet()
  const answer = wallet.hold('eth_accounts')
  const { root, rpc, platform } = await createTestRoot({ browser, wallet })
  await platform.advance(1_000)
  expect([root.account.caipAddress, rpc.callsOf('eth_getCode')]).toEqual([`eip155:1:${firstAddress}`, []])
  answer.resolve([firstAddress])
  await platform.advance(1_000)
  expect(rpc.callsOf('eth_getCode')).toHaveLength(1)
})

test('If the account disconnects before the page is idle, the chain is not asked whether the account is a contract.', async () => {
  const { rpc, wallet, platform, connect } = await createTestRoot()
  await connect()
  wallet.changeAccounts([])
  await platform.advance(1_000)
  expect(rpc.callsOf('eth_getCode')).toEqual([])
})

test('An account of the type smartAccount is a smart account. The other accounts of the same wallet are not.', async () => {
  const { options } = threeNamespaces()
  const { root, connect } = await createTestRoot(options)
  await connect()
  const [first] = root.account.allAccounts
  if (!first) return expect.unreachable()
  const other = { ...first, address: secondAddress, type: 'smartAccount' } as const
  root.chain.setChainAccountData({ allAccounts: [first, other] }, 'eip155')
  expect(root.account.isSmartAccount).toBe(false)
  root.chain.setChainAccountData({ allAccounts: [{ ...first, type: 'smartAccount' }] }, 'eip155')
  expect(root.account.isSmartAccount).toBe(true)
})

test('Once the page is idle, the chain is asked once for each account whether the account is a contract.', async () => {
  const { rpc, wallet, platform, connect } = await createTestRoot()
  await connect()
  wallet.changeAccounts([secondAddress])
  await platform.advance(1_000)
  const asked = () => rpc.callsOf('eth_getCode').map(({ params }) => params[0])
  expect(asked()).toEqual([secondAddress])
  wallet.changeAccounts([firstAddress])
  await platform.advance(1_000)
  expect(asked()).toEqual([secondAddress, firstAddress])
})
