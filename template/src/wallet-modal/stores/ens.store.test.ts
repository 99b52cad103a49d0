// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { FakeChain } from '../adapters/evm/reader/testing/fake-chain'
import { openDexieStorage } from '../storage/dexie.storage'
import { createTestRoot } from '../testing/create-test-root'
import { eventually } from '../testing/eventually'
import { FakeDataService, fakeDataUrl } from '../testing/fake-data-service'
import { firstAddress, secondAddress } from '../testing/fake-wallet'
import { beta } from '../testing/networks'
import { settle } from '../testing/settle'

vi.stubGlobal('IDBKeyRange', IDBKeyRange)

const registry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

interface RootOptions {
  hasService?: boolean
  records?: Parameters<FakeChain['deployNames']>[1]
  options?: Parameters<typeof createTestRoot>[0]
}

/** A connected root; the first network has a registry of names. */
async function createRoot({ hasService = true, records = {}, options = {} }: RootOptions = {}) {
  const data = new FakeDataService()
  const test = await createTestRoot({
    services: (url) => data.respond(url),
    hosts: hasService ? { rpc: fakeDataUrl } : {},
    ...options,
  })
  const contracts = new FakeChain()
  contracts.deployNames(registry, records)
  test.rpc.answer('eth_call', (params) => contracts.methods.get('eth_call')?.(params))
  await test.connect()
  const { ens } = test.root.accountLoader.loaded
  const endpoint = 'https://alpha.example/rpc'
  const cutChain = () => test.rpc.respond(endpoint, () => new Response('', { status: 429 }))
  return { ...test, data, ens, cutChain }
}

const mara = { address: secondAddress, avatar: 'https://img.example/mara.png' }

describe('a name', () => {
  test('stands for the account that the service tells', async () => {
    const { ens, data } = await createRoot()
    data.names.set('mara.eth', mara)
    expect(await ens.resolveName('mara.eth')).toEqual({ name: 'mara.eth', ...mara })
    expect(await ens.isNameRegistered('mara.eth')).toBe(true)
    expect(await ens.isNameRegistered('nobody.eth')).toBe(false)
  })

  test('stands for the account that the chain tells, where there is no service', async () => {
    const { ens, data } = await createRoot({ hasService: false, records: { 'mara.eth': mara } })
    expect(await ens.resolveName('mara.eth')).toEqual({ name: 'mara.eth', ...mara })
    expect(data.asked).toEqual([])
  })

  test.for([404, 500, 503])('is looked up on the chain when the service answers with %i', async (status) => {
    const { ens, data } = await createRoot({ records: { 'mara.eth': mara } })
    data.fail('name', status)
    expect((await ens.resolveName('mara.eth'))?.address).toBe(secondAddress)
  })

  test('is shown as it was asked for, whatever the service calls it', async () => {
    const { ens, data } = await createRoot()
    data.answerWith('name', () => new Response(JSON.stringify({ name: 'other.eth', addresses: { 60: mara } })))
    expect((await ens.resolveName('mara.eth'))?.name).toBe('mara.eth')
  })

  test('is asked for in its normal form, which is what is shown', async () => {
    const { ens, data } = await createRoot()
    data.names.set('mara.eth', mara)
    // The last one has a space in it that nobody sees.
    for (const name of ['MARA.eth', 'ma\u200bra.eth']) expect((await ens.resolveName(name))?.name).toBe('mara.eth')
    expect(new Set(data.questions('name').map(({ pathname }) => pathname))).toEqual(
      new Set(['/v1/profile/account/mara.eth']),
    )
  })

  test('that cannot exist is refused before anybody is asked', async () => {
    const { ens, data } = await createRoot()
    // The second letter is Cyrillic.
    for (const name of ['mаra.eth', 'a..eth', 'ma_ra.eth'])
      await expect(ens.resolveName(name)).rejects.toMatchObject({ code: 'NAME_NOT_VALID' })
    expect(data.questions('name')).toEqual([])
  })

  test('that nobody has is none', async () => {
    const { ens } = await createRoot()
    expect(await ens.resolveName('nobody.eth')).toBeUndefined()
  })

  test('leads nowhere when what the service tells is no address', async () => {
    const { ens, data } = await createRoot()
    data.names.set('mara.eth', { address: 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh' })
    expect(await ens.resolveName('mara.eth')).toBeUndefined()
  })

  test('a refusal of the service and a silent chain do not say that nobody has it', async () => {
    for (const status of [404, 429]) {
      const { ens, data, cutChain } = await createRoot()
      data.fail('name', status, 'Not now')
      cutChain()
      await expect(ens.resolveName('mara.eth')).rejects.toThrow('Error resolving name')
    }
  })

  test('the reason that the service gives is told', async () => {
    const { ens, data } = await createRoot({ options: { networks: [beta] } })
    data.fail('name', 429, 'Too many questions')
    await expect(ens.resolveName('mara.eth')).rejects.toThrow('Error resolving name: Too many questions')
  })

  test('on a network without names only the service is asked', async () => {
    const { ens, data } = await createRoot({ options: { networks: [beta] } })
    expect(ens.registryNetwork).toBeUndefined()
    data.names.set('mara.eth', mara)
    expect((await ens.resolveName('mara.eth'))?.address).toBe(secondAddress)
    expect(await ens.resolveName('nobody.eth')).toBeUndefined()
  })

  test('a question that is called off ends with its reason', async () => {
    const { ens, data } = await createRoot()
    const held = data.hold('name')
    const asking = new AbortController()
    const answer = ens.resolveName('mara.eth', asking.signal)
    await settle()
    asking.abort(new Error('late'))
    held[0]?.answer()
    await expect(answer).rejects.toThrow('late')
  })
})

describe('an account', () => {
  test('[C3-15] a name suggestion has a name; a name cache entry has address, names and the time', async () => {
    const factory = new IDBFactory()
    const { ens, data, root, platform } = await createRoot({ options: { indexedDB: () => factory } })
    data.suggestions.push({ name: 'mara1.reown.id', registered: false })
    await ens.getSuggestions('mara')
    expect(ens.suggestions).toEqual([{ name: 'mara1.reown.id', registered: false }])
    data.names.set('mara.eth', mara)
    await ens.getNamesForAddress(secondAddress)
    const { storage, close } = await openDexieStorage(`wallet-modal:${root.memory.id}`, factory, IDBKeyRange)
    const written = { key: secondAddress, value: ['mara.eth'], writtenAt: platform.now() }
    await eventually(async () => expect(await storage.get('names', secondAddress)).toMatchObject(written))
    close()
  })

  test('has the names that the service tells, which are kept for five minutes', async () => {
    const { ens, data, platform } = await createRoot()
    data.names.set('mara.eth', mara)
    expect(await ens.getNamesForAddress(secondAddress)).toEqual(['mara.eth'])
    expect(data.questions('reverse').map(({ pathname }) => pathname)).toContain(`/v1/profile/reverse/${secondAddress}`)
    data.names.clear()
    await platform.advance(300_000)
    expect(await ens.getNamesForAddress(secondAddress)).toEqual(['mara.eth'])
    await platform.advance(1)
    expect(await ens.getNamesForAddress(secondAddress)).toEqual([])
  })

  test('has the name that the chain tells, when it leads back', async () => {
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

  test('is looked up again after nobody answered', async () => {
    const { ens, data, cutChain } = await createRoot()
    data.fail('reverse', 500, 'Out of order')
    cutChain()
    await expect(ens.getNamesForAddress(secondAddress)).rejects.toThrow('Error fetching names for address')
    data.heal('reverse')
    data.names.set('mara.eth', mara)
    expect(await ens.getNamesForAddress(secondAddress)).toEqual(['mara.eth'])
  })

  test('the reason that the service gives is told', async () => {
    const { ens, data } = await createRoot({ options: { networks: [beta] } })
    data.fail('reverse', 400, 'No such account')
    await expect(ens.getNamesForAddress(secondAddress)).rejects.toThrow(
      'Error fetching names for address: No such account',
    )
  })
})

describe('suggestions', () => {
  test('the last question wins, in whichever order the answers come', async () => {
    const { ens, data } = await createRoot()
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const held = data.hold('suggestions')
      const asked = [ens.getSuggestions('mar'), ens.getSuggestions('mara')]
      await settle()
      expect(ens.loading).toBe(true)
      for (const index of order) {
        data.suggestions.splice(0, 1, { name: `answer-${index}`, registered: true })
        held[index]?.answer()
        await settle()
      }
      await Promise.all(asked)
      expect(ens).toMatchObject({ loading: false, suggestions: [{ name: 'answer-1', registered: true }] })
    }
  })

  test('a refusal says why, and nothing is loading any more', async () => {
    const { ens, data } = await createRoot()
    data.fail('suggestions', 400, 'Too short')
    await expect(ens.getSuggestions('m')).rejects.toThrow('Error fetching name suggestions: Too short')
    expect(ens).toMatchObject({ loading: false, suggestions: [] })
  })
})
