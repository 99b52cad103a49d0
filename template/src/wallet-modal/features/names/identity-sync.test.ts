// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest'
import { normalizeName } from '../../adapters/evm/reader/names/normalize-name'
import { FakeChain } from '../../adapters/evm/reader/testing/fake-chain'
import { deployNames, ethereumRegistry as registry } from '../../adapters/evm/reader/names/testing/fake-names'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { alpha, beta, gamma } from '../../testing/networks'
import { settle } from '../../testing/settle'

const image = 'https://img.example/mara.png'

// Loads the tables of names before the tests begin, so that the tests do not wait for them.
beforeAll(() => normalizeName('mara.eth'))

async function createRoot(options: Parameters<typeof createTestRoot>[0] = {}) {
  const data = new FakeDataService()
  const test = await createTestRoot({ services: (url) => data.respond(url), hosts: { rpc: fakeDataUrl }, ...options })
  const contracts = new FakeChain()
  test.rpc.answer('eth_call', (params) => contracts.methods.get('eth_call')?.(params))
  const shown = () => {
    const { profileName, profileImage } = test.root.account.state
    return [profileName, profileImage]
  }
  return { ...test, data, contracts, shown }
}

function deployName(contracts: FakeChain, name: string, address: string): void {
  deployNames(contracts, registry, {
    [name]: { address, avatar: image },
    [`${address.slice(2).toLowerCase()}.addr.reverse`]: { name },
  })
}

describe('the name and picture of the account', () => {
  test('[C1-07] come from the data service', async () => {
    const { data, connect, contracts, shown } = await createRoot()
    deployNames(contracts, registry, { 'mara.eth': { address: firstAddress } })
    data.identities.set(firstAddress, { name: 'mara.eth', avatar: image })
    await connect()
    await settle()
    expect(shown()).toEqual(['mara.eth', image])
  })

  test.for([
    ['nobody on the chain', {}, undefined],
    ['another account on the chain', { 'mara.eth': { address: secondAddress } }, undefined],
    ['what cannot be a name', {}, 'ma ra'],
  ] as const)('are not shown when the service’s name resolves to %s', async ([, records, name = 'mara.eth']) => {
    const { data, connect, contracts, shown } = await createRoot()
    deployNames(contracts, registry, records)
    data.identities.set(firstAddress, { name, avatar: image })
    data.names.set(name, { address: firstAddress })
    await connect()
    await settle()
    expect(shown()).toEqual([null, null])
  })

  test('A picture of the service without a name is not shown.', async () => {
    const { data, connect, shown } = await createRoot()
    data.identities.set(firstAddress, { name: null, avatar: image })
    await connect()
    await settle()
    expect(shown()).toEqual([null, null])
  })

  test('are not shown while the chain that must confirm them does not answer', async () => {
    const { data, connect, rpc, shown } = await createRoot()
    data.identities.set(firstAddress, { name: 'mara.eth', avatar: image })
    data.names.set('mara.eth', { address: firstAddress })
    rpc.answer('eth_call', () => {
      throw new Error('overloaded')
    })
    await connect()
    await settle()
    expect(shown()).toEqual([null, null])
  })

  test('of a service alone are shown if no network has a name registry and the name resolves back', async () => {
    for (const address of [firstAddress, secondAddress]) {
      const { data, connect, shown } = await createRoot({
        networks: [beta],
        wallet: new FakeWallet({ chainId: beta.id, knownChains: [beta.id] }),
      })
      data.identities.set(firstAddress, { name: 'mara.eth', avatar: image })
      data.names.set('mara.eth', { address })
      await connect()
      await settle()
      expect(shown()).toEqual(address === firstAddress ? ['mara.eth', image] : [null, null])
    }
  })

  test.for([
    ['does not answer', (data: FakeDataService) => data.fail('identity', 500)],
    ['knows nothing of it', () => {}],
    [
      'does not serve the network',
      (data: FakeDataService) => {
        data.supported = ['eip155:10']
      },
    ],
  ] satisfies [string, (data: FakeDataService) => void][])(
    'come from the chain when the service %s',
    async ([, arrange]) => {
      const { data, connect, contracts, shown } = await createRoot()
      arrange(data)
      deployName(contracts, 'mara.eth', firstAddress)
      await connect()
      await settle()
      expect(shown()).toEqual(['mara.eth', image])
    },
  )

  test('come from the chain if there is no service', async () => {
    const { connect, contracts, shown, data } = await createRoot({ hosts: {} })
    deployName(contracts, 'mara.eth', firstAddress)
    await connect()
    await settle()
    expect([shown(), data.asked]).toEqual([['mara.eth', image], []])
  })

  test('are empty when neither answers', async () => {
    const { connect, data, rpc, shown } = await createRoot()
    data.fail('identity', 503)
    data.fail('reverse', 503)
    rpc.answer('eth_call', () => {
      throw new Error('overloaded')
    })
    await connect()
    await settle()
    expect(shown()).toEqual([null, null])
  })

  test('are empty on a test network, and on a network that the app does not list', async () => {
    const { connect, data, shown, wallet } = await createRoot({
      networks: [gamma, beta],
      wallet: new FakeWallet({ chainId: gamma.id, knownChains: [gamma.id, beta.id] }),
    })
    data.supported = ['eip155:84532', 'eip155:10', 'eip155:31337']
    data.identities.set(firstAddress, { name: 'mara.eth', avatar: image })
    data.names.set('mara.eth', { address: firstAddress })
    await connect()
    await settle()
    expect(shown()).toEqual([null, null])
    wallet.changeChain(31337)
    await settle()
    expect(shown()).toEqual([null, null])
    wallet.changeChain(beta.id)
    await settle()
    expect(shown()).toEqual(['mara.eth', image])
  })
})

describe('Late answers', () => {
  test("With two accounts on two networks, in every order, the active account's name is shown.", async () => {
    const accounts = [firstAddress, secondAddress]
    const { connect, data, root, shown, contracts } = await createRoot({
      networks: [alpha, beta],
      wallet: new FakeWallet({ accounts }),
    })
    const nameOf = (address: string) => (address === secondAddress ? 'second.eth' : 'first.eth')
    deployNames(contracts, registry, Object.fromEntries(accounts.map((address) => [nameOf(address), { address }])))
    await connect()
    await settle()
    const { accounts: choice } = root.accountLoader.loaded
    const { requestedCaipNetworks: networks } = root.chain
    const steps = accounts.flatMap((address) => networks.map((network) => ({ address, network })))
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 0, 3, 1],
      [3, 0, 1, 2],
      [0, 3, 2, 1],
    ]) {
      await root.memory.forget(['eip155'])
      const held = data.hold('identity')
      for (const { address, network } of steps) {
        choice.select(address)
        root.chain.setActiveCaipNetwork(network)
        await settle()
      }
      // Choosing an account and changing the network each make a request.
      const asked = held.map(({ url }) => url.pathname.split('/').at(-1) ?? '')
      for (const address of accounts) data.identities.set(address, { name: nameOf(address), avatar: null })
      for (const index of [...order, ...held.keys()]) {
        held[index]?.answer()
        await settle()
        expect([undefined, null, 'second.eth']).toContain(shown()[0])
      }
      expect(asked).toContain(secondAddress)
      expect(shown()[0]).toBe('second.eth')
    }
  })

  test('No request is made for an account that disconnected while the supported networks were loading.', async () => {
    const { connect, data, root, rpc } = await createRoot()
    data.identities.set(firstAddress, { name: 'mara.eth', avatar: null })
    const held = data.hold('supported-chains')
    const asked = data.hold('identity')
    await connect()
    await settle()
    await root.connection.disconnect()
    await settle()
    const calls = rpc.callsOf('eth_call').length
    for (const question of held) question.answer()
    await settle()
    expect([held.length, asked.length, rpc.callsOf('eth_call').length]).toEqual([1, 0, calls])
  })

  test('An answer after disconnecting is dropped.', async () => {
    const { connect, data, root, shown } = await createRoot()
    data.identities.set(firstAddress, { name: 'mara.eth', avatar: null })
    const held = data.hold('identity')
    await connect()
    await settle()
    await root.connection.disconnect()
    held[0]?.answer()
    await settle()
    expect(shown()).toEqual([undefined, undefined])
  })
})
