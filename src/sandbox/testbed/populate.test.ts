import { Contract, EnsPlugin, JsonRpcProvider, Network, parseUnits } from 'ethers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { devAccounts } from '../chain/chains'
import abi from '../contracts/abi.json'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { addresses, treasury } from './addresses'
import { junowickAvatar } from './names'
import { spamCollectible, spamToken, tokens } from './tokens'

const [first, second, third, fourth, fifth] = devAccounts
let sandbox: Sandbox
let control: Control
let nodes: JsonRpcProvider[]

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
  const onEvm = Object.entries(sandbox.endpoints.rpc).filter(([id]) => id.startsWith('eip155:'))
  nodes = onEvm.map(([id, url]) => {
    const network = new Network('sandbox', Number(id.slice('eip155:'.length)))
    network.attachPlugin(new EnsPlugin(addresses.ensRegistry))
    return new JsonRpcProvider(url, network, { cacheTimeout: -1, staticNetwork: network })
  })
})
afterEach(() => control.post('/reset', {}))
afterAll(async () => {
  for (const node of nodes ?? []) node.destroy()
  await sandbox?.close()
})

function contract(name: keyof typeof abi, address: string, node = nodes[0]): Contract {
  return new Contract(address, abi[name], node ?? null)
}

async function read(target: Contract, method: string, ...values: unknown[]): Promise<unknown> {
  return target.getFunction(method).staticCall(...values)
}

test('The same contracts have the same addresses on every chain.', async () => {
  for (const node of nodes) {
    for (const address of Object.values(addresses)) expect(await node.getCode(address)).not.toBe('0x')
    for (const token of [...tokens, spamToken]) {
      const target = contract('Token', token.address, node)
      const told = await Promise.all(['name', 'symbol', 'decimals'].map((method) => read(target, method)))
      expect(told).toEqual([token.name, token.symbol, BigInt(token.decimals)])
    }
  }
})

test('The accounts own the documented tokens.', async () => {
  const own = async (address: string, owner: string): Promise<unknown> =>
    read(contract('Token', address), 'balanceOf', owner)
  expect(await own(addresses.susd, first)).toBe(parseUnits('4380', 6))
  expect(await own(addresses.usdt, first)).toBe(parseUnits('1679.5', 6))
  expect(await own(addresses.hrb, first)).toBe(parseUnits('3457.5', 18))
  expect(await own(addresses.hrb, third)).toBe(1n)
  expect(String(await own(addresses.gnt, first))).toHaveLength(78)
  expect(await own(addresses.gnt, first)).toBe(2n ** 256n - 1n)
  expect(await own(addresses.tix, first)).toBe(12n)
  expect(await own(addresses.refuser, first)).toBe(parseUnits('777', 18))
  expect(await own(addresses.spamToken, first)).toBe(parseUnits('1000000', 18))
  expect(await read(contract('Collectible', addresses.cards), 'ownerOf', 1n)).toBe(first)
  expect(await read(contract('Collectible', addresses.cards), 'ownerOf', 2n)).toBe(second)
  expect(await read(contract('Collectible', addresses.spamNft), 'name')).toBe(spamCollectible.name)
  expect(await read(contract('Collectible', addresses.spamNft), 'ownerOf', 1n)).toBe(first)
})

test('Every account has its exact amount of native currency.', async () => {
  const amounts = await Promise.all(nodes.map((node) => node.getBalance(first)))
  expect(amounts).toEqual([1_234_567_800_000_000_000_000n, 42_125_000_000_000_000_000n])
  for (const account of [second, third, treasury]) expect(await nodes[1]?.getBalance(account)).toBe(parseUnits('10000'))
})

test('One call carries many calls, and reports a failed one.', async () => {
  const target = contract('Multicall3', addresses.multicall3)
  const balance = target.interface.encodeFunctionData('getEthBalance', [second])
  const calls = [
    { target: addresses.multicall3, allowFailure: false, callData: balance },
    { target: addresses.usdt, allowFailure: true, callData: '0xdeadbeef' },
  ]
  const [[isFine, data], [isFineToo]] = (await read(target, 'aggregate3', calls)) as [[boolean, string], [boolean]]
  expect([isFine, BigInt(data), isFineToo]).toEqual([true, parseUnits('10000'), false])
  await expect(read(target, 'aggregate3', [{ ...calls[1], allowFailure: false }])).rejects.toThrow(/call failed/)
})

test('One token’s transfer returns nothing, and another’s returns false.', async () => {
  const [node] = nodes
  const data = contract('Token', addresses.usdt).interface.encodeFunctionData('transfer', [second, 5n])
  expect(await node?.call({ from: first, to: addresses.usdt, data })).toBe('0x')
  const answer = await node?.call({ from: first, to: addresses.refuser, data })
  expect(BigInt(answer ?? '1')).toBe(0n)
})

test('Names resolve to accounts and back, and one account claims a name that is not its own.', async () => {
  for (const node of nodes) {
    const found = ['maralune.eth', 'junowick.eth', 'orrin.eth', 'stale.eth', 'junowick.reown.id', 'nobody.eth']
    expect(await Promise.all(found.map((name) => node.resolveName(name)))).toEqual([
      first,
      second,
      third,
      fifth,
      second,
      null,
    ])
    const back = await Promise.all([first, second, third, fourth].map((account) => node.lookupAddress(account)))
    expect(back).toEqual(['maralune.eth', 'junowick.eth', null, null])
    const resolver = await node.getResolver('junowick.eth')
    expect(await resolver?.getText('avatar')).toBe(junowickAvatar)
    expect(await resolver?.getAddress(60)).toBe(second)
  }
})

test('The history covers about fourteen months, and the clock is right, even after a reset.', async () => {
  const [node] = nodes
  const dayMs = 86_400_000
  const time = async (block: number | 'latest'): Promise<number> =>
    ((await node?.getBlock(block))?.timestamp ?? 0) * 1_000
  expect((Date.now() - (await time(0))) / dayMs).toBeCloseTo(425, 0)
  const head = await node?.getBlockNumber()
  const now = async (): Promise<void> => {
    await node?.send('evm_mine', [])
    expect(Math.abs(Date.now() - (await time('latest')))).toBeLessThan(5_000)
  }
  await now()
  await control.post('/reset', {})
  expect(await node?.getBlockNumber()).toBe(head)
  await now()
})

test('A reset also restores blocks that were mined on demand.', async () => {
  const [node] = nodes
  await node?.send('evm_setAutomine', [false])
  await node?.send('eth_sendTransaction', [{ from: first, to: second, value: '0x1' }])
  await control.post('/reset', {})
  const hash = (await node?.send('eth_sendTransaction', [{ from: first, to: second, value: '0x2' }])) as string
  const receipt = await node?.waitForTransaction(hash)
  expect(receipt?.status).toBe(1)
  expect(await node?.getBalance(second)).toBe(parseUnits('10000') + 2n)
})

test('The endpoints list the tokens and contracts of each chain.', () => {
  const { rpc, chains } = sandbox.endpoints
  expect(Object.keys(chains)).toEqual(Object.keys(rpc))
  const onEvm = Object.entries(chains).filter(([id]) => id.startsWith('eip155:'))
  for (const [, { tokens: listed, contracts }] of onEvm) {
    expect(listed.map(({ symbol }) => symbol)).toEqual(['sUSD', 'USDT', 'HRB', 'GNT', 'TIX', 'RFS'])
    expect(contracts).toEqual({
      multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
      ensRegistry: { address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' },
      swapRouter: { address: '0x0000000000000000000000000000000000007702' },
    })
  }
  const symbolsOn = (namespace: string) =>
    Object.entries(chains).flatMap(([id, { tokens: listed }]) =>
      id.startsWith(`${namespace}:`) ? [listed.map(({ symbol }) => symbol)] : [],
    )
  expect(symbolsOn('solana')).toEqual([
    ['SBUSD', 'SBN'],
    ['SBUSD', 'SBN'],
  ])
  expect(symbolsOn('bip122')).toEqual([[], []])
})
