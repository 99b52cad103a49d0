// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { FakeChain } from '../../adapters/evm/reader/testing/fake-chain'
import type { FakeNameRecord } from '../../adapters/evm/reader/names/testing/fake-names'
import { deployNames, ethereumRegistry as registry } from '../../adapters/evm/reader/names/testing/fake-names'
import { required } from '../../domain/errors/errors'
import { openDexieStorage } from '../../storage/dexie.storage'
import { createTestRoot } from '../../testing/create-test-root'
import { eventually } from '../../testing/eventually'
import { FakeDataService, fakeDataUrl, nameRecord } from '../../testing/fake-data-service'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { alpha, beta, gamma } from '../../testing/networks'
import { settle } from '../../testing/settle'

vi.stubGlobal('IDBKeyRange', IDBKeyRange)

interface RootOptions {
  hasService?: boolean
  records?: Readonly<Record<string, FakeNameRecord>>
  options?: Parameters<typeof createTestRoot>[0]
}

/** Options without a network that has a name registry. */
const onBeta = () => ({ networks: [beta] as const, wallet: new FakeWallet({ chainId: beta.id }) })

/** A connected root whose first network has a name registry. */
async function createRoot({ hasService = true, records = {}, options = {} }: RootOptions = {}) {
  const data = new FakeDataService()
  const test = await createTestRoot({
    services: (url) => data.respond(url),
    hosts: hasService ? { rpc: fakeDataUrl } : {},
    ...options,
  })
  const contracts = new FakeChain()
  deployNames(contracts, registry, records)
  test.rpc.answer('eth_call', (params) => contracts.methods.get('eth_call')?.(params))
  await test.connect()
  const ens = required(test.root.features.ens, 'MODAL_NOT_LOADED')
  const endpoint = 'https://alpha.example/rpc'
  const cutChain = () => test.rpc.respond(endpoint, () => new Response('', { status: 429 }))
  return { ...test, data, ens, cutChain }
}

const mara = { address: secondAddress, avatar: 'https://img.example/mara.png' }

describe('a name', () => {
  const optimism = 2_147_483_658

  test('stands for the account that the chain gives, if there is no service', async () => {
    const { ens, data } = await createRoot({ hasService: false, records: { 'mara.eth': mara } })
    expect(await ens.resolveName('mara.eth')).toEqual({ name: 'mara.eth', ...mara, isServiceOnly: false })
    expect(data.asked).toEqual([])
  })

  test('stands for the account that chain and service agree on', async () => {
    const { ens, data } = await createRoot({ records: { 'mara.eth': { address: secondAddress } } })
    data.names.set('mara.eth', mara)
    expect(await ens.resolveName('mara.eth')).toEqual({ name: 'mara.eth', ...mara, isServiceOnly: false })
  })

  test.for([404, 500, 503])('is looked up on the chain when the service answers with %i', async (status) => {
    const { ens, data } = await createRoot({ records: { 'mara.eth': mara } })
    data.fail('name', status)
    expect((await ens.resolveName('mara.eth'))?.address).toBe(secondAddress)
  })

  test.for([
    ['another account', { 'mara.eth': { address: firstAddress } }],
    ['nobody', {}],
    ['no account', { 'mara.eth': {} }],
  ] as const)('is disputed when the service gives an account and the chain gives %s', async ([, records]) => {
    const { ens, data } = await createRoot({ records })
    data.names.set('mara.eth', mara)
    await expect(ens.resolveName('mara.eth')).rejects.toMatchObject({ code: 'NAME_DISPUTED' })
  })

  test('is looked up for the network of the transfer: the first address of the service is not used', async () => {
    const { ens, data } = await createRoot({ options: onBeta() })
    data.answerWith('name', () =>
      nameRecord('mara.eth', { 0: firstAddress, 60: firstAddress, [optimism]: secondAddress }),
    )
    expect(await ens.resolveName('mara.eth')).toMatchObject({ address: secondAddress })
    data.answerWith('name', () => nameRecord('juno.eth', { 0: firstAddress, 60: firstAddress }))
    expect(await ens.resolveName('juno.eth')).toBeUndefined()
  })

  test('on Ethereum it has the address under the coin type of ether, or under that of its chain id', async () => {
    const { ens, data } = await createRoot({ records: { 'mara.eth': mara } })
    for (const types of [[60], [2_147_483_649], [60, 2_147_483_649]]) {
      data.answerWith('name', () =>
        nameRecord('mara.eth', Object.fromEntries(types.map((type) => [type, firstAddress]))),
      )
      await expect(ens.resolveName('mara.eth')).rejects.toMatchObject({ code: 'NAME_DISPUTED' })
    }
  })

  test("on a network without a registry, Ethereum's registry decides, with the address for that network", async () => {
    const { ens, root, data } = await createRoot({
      records: { 'mara.eth': { address: firstAddress, coins: { [optimism]: secondAddress } }, 'juno.eth': mara },
    })
    const network = root.chain.requestedCaipNetworks[1]
    expect(await ens.resolveName('mara.eth', { network })).toMatchObject({
      address: secondAddress,
      isServiceOnly: false,
    })
    expect(await ens.resolveName('mara.eth')).toMatchObject({ address: firstAddress })
    await expect(ens.resolveName('juno.eth', { network })).rejects.toMatchObject({ code: 'NAME_WITHOUT_ADDRESS' })
    data.answerWith('name', () => nameRecord('mara.eth', { [optimism]: firstAddress }))
    await expect(ens.resolveName('mara.eth', { network, isFresh: true })).rejects.toMatchObject({
      code: 'NAME_DISPUTED',
    })
  })

  test('the registry of a test network does not decide for a real one', async () => {
    const registryOfTest = { ...gamma, contracts: { ensRegistry: { address: registry } } }
    const { ens, root, data } = await createRoot({
      options: { ...onBeta(), networks: [beta, registryOfTest] },
      records: { 'mara.eth': mara },
    })
    expect(ens.registryNetwork).toBeUndefined()
    data.answerWith('name', () => nameRecord('mara.eth', { [optimism]: firstAddress }))
    expect(await ens.resolveName('mara.eth')).toMatchObject({ address: firstAddress, isServiceOnly: true })
    const network = root.chain.requestedCaipNetworks[1]
    expect(await ens.resolveName('mara.eth', { network })).toMatchObject({ address: secondAddress })
  })

  test('An answer about another name is ignored.', async () => {
    const { ens, data } = await createRoot({ options: onBeta() })
    data.answerWith('name', () => nameRecord('other.eth', { [optimism]: secondAddress }))
    await expect(ens.resolveName('mara.eth')).rejects.toThrow('Error resolving name')
  })

  test('Two addresses for one network count as none.', async () => {
    const { ens, data } = await createRoot({ records: { 'mara.eth': { isOutside: true } } })
    data.answerWith('name', () => nameRecord('mara.eth', { 60: firstAddress, 2147483649: secondAddress }))
    await expect(ens.resolveName('mara.eth')).rejects.toThrow('Error resolving name')
  })

  test.for([
    ['no network of the app keeps names', { options: onBeta() }],
    ['the chain says that it is kept elsewhere', { records: { 'mara.eth': { isOutside: true } } }],
    ['a name above it answers from outside', { records: { eth: { isWildcard: true } } }],
  ] satisfies [string, RootOptions][])('that only the service can resolve is marked: %s', async ([, options]) => {
    const { ens, data } = await createRoot(options)
    data.answerWith('name', () => nameRecord('mara.eth', { 60: secondAddress, [optimism]: secondAddress }))
    expect(await ens.resolveName('mara.eth')).toEqual({
      name: 'mara.eth',
      address: secondAddress,
      avatar: undefined,
      isServiceOnly: true,
    })
  })

  test('A chain that does not answer is not replaced by the service.', async () => {
    const { ens, data, cutChain } = await createRoot()
    data.names.set('mara.eth', mara)
    cutChain()
    await expect(ens.resolveName('mara.eth')).rejects.toThrow('Error resolving name')
  })

  test('that cannot be looked up is not reported as free', async () => {
    const { ens } = await createRoot({ hasService: false, options: onBeta() })
    await expect(ens.resolveName('mara.eth')).rejects.toThrow('Error resolving name')
  })

  test('is looked up and shown in its normal form', async () => {
    const { ens, data } = await createRoot({ records: { 'mara.eth': mara } })
    // The last name contains an invisible space.
    for (const name of ['MARA.eth', 'ma\u200bra.eth'])
      expect((await ens.resolveName(name, { isFresh: true }))?.name).toBe('mara.eth')
    expect(new Set(data.questions('name').map(({ pathname }) => pathname))).toEqual(
      new Set(['/v1/profile/account/mara.eth']),
    )
  })

  test('that cannot exist is refused without a request', async () => {
    const { ens, data } = await createRoot()
    // The second letter is Cyrillic.
    for (const name of ['mаra.eth', 'a..eth', 'ma_ra.eth'])
      await expect(ens.resolveName(name)).rejects.toMatchObject({ code: 'NAME_NOT_VALID' })
    expect(data.questions('name')).toEqual([])
  })

  test('that nobody has is undefined', async () => {
    const { ens } = await createRoot()
    expect(await ens.resolveName('nobody.eth')).toBeUndefined()
  })

  test("does not resolve when the service's answer is no address", async () => {
    const { ens, data } = await createRoot({ options: onBeta() })
    const address = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh'
    data.answerWith('name', () => nameRecord('mara.eth', { [optimism]: address }))
    expect(await ens.resolveName('mara.eth')).toBeUndefined()
  })

  test("The service's reason is in the error.", async () => {
    const { ens, data } = await createRoot({ options: onBeta() })
    data.fail('name', 429, 'Too many questions')
    await expect(ens.resolveName('mara.eth')).rejects.toThrow('Error resolving name: Too many questions')
  })

  test('A lookup that is aborted rejects with the reason.', async () => {
    const { ens, data } = await createRoot()
    const held = data.hold('name')
    const asking = new AbortController()
    const answer = ens.resolveName('mara.eth', { signal: asking.signal })
    await settle()
    asking.abort(new Error('late'))
    held[0]?.answer()
    await expect(answer).rejects.toThrow('late')
  })

  test('is cached for five minutes per network; a fresh lookup ignores the cache', async () => {
    const records: Record<string, { address: string }> = { 'mara.eth': { address: secondAddress } }
    const { ens, data, platform, root } = await createRoot({ records })
    expect((await ens.resolveName('mara.eth'))?.address).toBe(secondAddress)
    const asked = data.questions('name').length
    await platform.advance(300_000)
    expect((await ens.resolveName('MARA.eth'))?.address).toBe(secondAddress)
    expect(data.questions('name')).toHaveLength(asked)
    await expect(ens.resolveName('mara.eth', { network: root.chain.requestedCaipNetworks[1] })).rejects.toMatchObject({
      code: 'NAME_WITHOUT_ADDRESS',
    })
    await ens.resolveName('mara.eth', { isFresh: true })
    expect(data.questions('name')).toHaveLength(asked + 2)
    await platform.advance(1)
    await ens.resolveName('mara.eth')
    expect(data.questions('name')).toHaveLength(asked + 3)
  })

  test('that nobody has is looked up again the next time', async () => {
    const { ens, data } = await createRoot()
    await ens.resolveName('nobody.eth')
    await ens.resolveName('nobody.eth')
    expect(data.questions('name')).toHaveLength(2)
  })
})

describe('an account', () => {
  test('Its names are stored with its address and the time.', async () => {
    const factory = new IDBFactory()
    const { ens, data, root, platform } = await createRoot({
      records: { 'mara.eth': mara },
      options: { indexedDB: () => factory },
    })
    data.names.set('mara.eth', mara)
    await ens.getNamesForAddress(secondAddress)
    const { storage, close } = await openDexieStorage(`wallet-modal:${root.memory.id}`, factory, IDBKeyRange)
    const key = `eip155:1:${secondAddress}`
    const written = { key, value: ['mara.eth'], writtenAt: platform.now() }
    await eventually(async () => expect(await storage.get('names', key)).toMatchObject(written))
    close()
  })

  test('has its names even if the code of the storage cannot be loaded', async () => {
    const { ens, data, root } = await createRoot({ options: onBeta() })
    const repositories = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    Object.defineProperty(root.memory, 'repositories', { value: repositories })
    data.names.set('mara.eth', { address: firstAddress })
    const own = 2 ** 31 + beta.id
    data.answerWith('name', () => nameRecord('mara.eth', { 60: firstAddress, [own]: firstAddress }))
    expect(await ens.getNamesForAddress(firstAddress)).toEqual(['mara.eth'])
    expect(await ens.resolveName('mara.eth')).toMatchObject({ address: firstAddress })
  })

  test('does not have a name of the service that does not resolve back to it', async () => {
    const registries: Readonly<Record<string, FakeNameRecord>>[] = [{}, { 'mara.eth': { address: firstAddress } }]
    for (const records of registries) {
      const { ens, data } = await createRoot({ records })
      data.names.set('mara.eth', mara)
      expect(await ens.getNamesForAddress(secondAddress)).toEqual([])
    }
  })

  test('has the names of the service, which are cached for five minutes', async () => {
    const { ens, data, platform } = await createRoot({ records: { 'mara.eth': mara } })
    data.names.set('mara.eth', mara)
    expect(await ens.getNamesForAddress(secondAddress)).toEqual(['mara.eth'])
    expect(data.questions('reverse').map(({ pathname }) => pathname)).toContain(`/v1/profile/reverse/${secondAddress}`)
    data.names.clear()
    await platform.advance(300_000)
    expect(await ens.getNamesForAddress(secondAddress)).toEqual(['mara.eth'])
    await platform.advance(1)
    expect(await ens.getNamesForAddress(secondAddress)).toEqual([])
  })

  test("has the chain's name if it resolves back to the account", async () => {
    const { ens } = await createRoot({
      hasService: false,
      records: {
        'mara.eth': mara,
        [`${secondAddress.slice(2).toLowerCase()}.addr.reverse`]: { name: 'mara.eth' },
        [`${firstAddress.slice(2).toLowerCase()}.addr.reverse`]: { name: 'mara.eth' },
      },
    })
    expect(await ens.getNamesForAddress(secondAddress)).toEqual(['mara.eth'])
    expect(await ens.getNamesForAddress(firstAddress)).toEqual([])
  })

  test('has no name on the main network that only a test network gives it', async () => {
    const testRegistry = '0x00000000000000000000000000000000000000bb'
    const sepolia = { ...gamma, contracts: { ensRegistry: { address: testRegistry } } } as const
    const { ens, root, rpc } = await createRoot({
      hasService: false,
      options: { networks: [sepolia, alpha], wallet: new FakeWallet({ chainId: gamma.id }) },
    })
    const contracts = new FakeChain()
    deployNames(contracts, testRegistry, {
      'mara.eth': mara,
      [`${secondAddress.slice(2).toLowerCase()}.addr.reverse`]: { name: 'mara.eth' },
    })
    rpc.answer('eth_call', (params) => contracts.methods.get('eth_call')?.(params))
    expect(await ens.getNamesForAddress(secondAddress)).toEqual(['mara.eth'])
    for (const network of root.chain.requestedCaipNetworks)
      if (network.id === alpha.id) root.chain.setActiveCaipNetwork(network)
    expect(await ens.getNamesForAddress(secondAddress)).toEqual([])
  })

  test('is looked up again after a failure', async () => {
    const { ens, data } = await createRoot({ options: onBeta() })
    data.fail('reverse', 500, 'Out of order')
    await expect(ens.getNamesForAddress(secondAddress)).rejects.toThrow('Error fetching names for address')
    data.heal('reverse')
    data.names.set('mara.eth', mara)
    expect(await ens.getNamesForAddress(secondAddress)).toEqual(['mara.eth'])
  })

  test("The service's reason is in the error.", async () => {
    const { ens, data } = await createRoot({ options: onBeta() })
    data.fail('reverse', 400, 'No such account')
    await expect(ens.getNamesForAddress(secondAddress)).rejects.toThrow(
      'Error fetching names for address: No such account',
    )
  })
})
